/** Everything that refers to pictures. */
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sql } from '#api/platform/database/drizzle.ts';
import { brands, categories, products } from '#api/schema/catalogue.ts';
import { orderLines } from '#api/schema/orders.ts';

/** Columns that hold keys of pictures, or lists of keys. Pictures that only other columns refer to are deleted. */
export const PICTURE_COLUMNS: readonly PgColumn[] = [
  products.cover,
  products.pictures,
  categories.picture,
  brands.picture,
  orderLines.cover,
];

/** Queries of keys that are part of other values, such as JSON, each with one column of text. */
const OTHER_REFERENCES: readonly SQL[] = [
  // What people may put back, or planned.
  ...[sql`select before as fields from product_changes`, sql`select fields from scheduled_changes`].flatMap(
    (kept) => [
      sql`select fields->>'cover' as key from (${kept}) kept where fields ? 'cover'`,
      sql`select jsonb_array_elements_text(fields->'pictures') as key from (${kept}) kept where fields ? 'pictures'`,
    ],
  ),
];

const isList = (column: PgColumn) => column.getSQLType().endsWith('[]');
const readColumn = (column: PgColumn) =>
  sql`select ${isList(column) ? sql`unnest(${column})` : column} as key from ${column.table}`;

/** A query of all keys in use, as `key`. */
export const keysInUse: SQL = sql.join(
  [...PICTURE_COLUMNS.map(readColumn), ...OTHER_REFERENCES],
  sql` union all `,
);
