/** Reads the shop's catalogue in the form of catalogue files, in batches. */

import { asc, gt, sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import type { PictureRow } from '#api/platform/pictures/tables.ts';
import { brands, categories, options, optionValues, products, subcategories } from '#api/schema/catalogue.ts';
import { toEgp } from '#contract/money.ts';
import type { ReadKind } from './formats/format.ts';
import type { Kind, RowOf } from './schema.ts';

const ROW_BATCH_SIZE = 500;

type NamedRow = { id: string; slug: string; nameEn: string; nameAr: string };
const toBothLanguages = (row: { nameEn: string; nameAr: string }) => ({ en: row.nameEn, ar: row.nameAr });
const toNamedRow = (row: NamedRow) => ({ id: row.id, slug: row.slug, name: toBothLanguages(row) });

/** Reads each picture in use, once. */
export async function* readUsedPictures(tx: Transaction): AsyncGenerator<PictureRow> {
  await tx.execute(sql`declare used_pictures no scroll cursor for
    select key, source, width, height, placeholder from pictures where key in (
      select cover from products union select unnest(pictures) from products
      union select picture from categories union select picture from brands) order by key`);
  for (;;) {
    const { rows } = await tx.execute<PictureRow & Record<string, unknown>>(
      sql`fetch ${sql.raw(String(ROW_BATCH_SIZE))} from used_pictures`,
    );
    yield* rows;
    if (rows.length < ROW_BATCH_SIZE) break;
  }
  await tx.execute(sql`close used_pictures`);
}

/** Finds the paths of pictures, relative to the file. */
export type FindPaths = (keys: string[]) => Promise<(key: string) => string>;

function toProduct(row: typeof products.$inferSelect, pathOf: (key: string) => string): RowOf<'products'> {
  return {
    id: row.id,
    slug: row.slug,
    title: { en: row.titleEn, ar: row.titleAr },
    description: { en: row.descriptionEn, ar: row.descriptionAr },
    price: toEgp(row.pricePiastres),
    offerPrice: row.offerPiastres === null ? null : toEgp(row.offerPiastres),
    ratingsAverage: row.ratingsAverage,
    ratingsQuantity: row.ratingsQuantity,
    sold: row.sold,
    quantity: row.quantity,
    category: row.categoryId,
    brand: row.brandId,
    subcategories: row.subcategoryIds,
    family: row.familyId,
    options:
      row.optionValues.length > 0
        ? Object.fromEntries(row.optionValues.map((value) => value.split(':')))
        : null,
    specifications: row.specifications,
    warrantyMonths: row.warrantyMonths,
    imageCover: pathOf(row.cover),
    images: row.pictures.map(pathOf),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Creates a function that reads rows in the form of catalogue files. */
export function createReadKind(tx: Transaction, findPaths: FindPaths): ReadKind {
  async function* readProducts(): AsyncGenerator<RowOf<'products'>[]> {
    for (let last = ''; ; ) {
      const rows = await tx
        .select()
        .from(products)
        .where(gt(products.id, last))
        .orderBy(asc(products.id))
        .limit(ROW_BATCH_SIZE);
      const pathOf = await findPaths(rows.flatMap(({ cover, pictures }) => [cover, ...pictures]));
      if (rows.length > 0) yield rows.map((row) => toProduct(row, pathOf));
      if (rows.length < ROW_BATCH_SIZE) return;
      last = rows.at(-1)?.id ?? '';
    }
  }
  async function readOptions(): Promise<RowOf<'options'>[]> {
    const rows = await tx.select().from(options).orderBy(asc(options.position), asc(options.key));
    const values = await tx
      .select()
      .from(optionValues)
      .orderBy(asc(optionValues.position), asc(optionValues.key));
    const valuesOf = Map.groupBy(values, ({ optionKey }) => optionKey);
    return rows.map((option) => ({
      key: option.key,
      name: toBothLanguages(option),
      values: (valuesOf.get(option.key) ?? []).map((value) => ({
        key: value.key,
        name: toBothLanguages(value),
        ...(value.swatch && { swatch: value.swatch }),
      })),
    }));
  }
  async function addPaths(rows: (NamedRow & { picture: string })[]) {
    const pathOf = await findPaths(rows.map(({ picture }) => picture));
    return rows.map((row) => ({ ...toNamedRow(row), image: pathOf(row.picture) }));
  }
  const inOrder = <Table extends typeof categories | typeof brands | typeof subcategories>(table: Table) =>
    [asc(table.position), asc(table.id)] as const;
  const readers: { [K in Exclude<Kind, 'products'>]: () => Promise<RowOf<K>[]> } = {
    options: readOptions,
    categories: async () =>
      addPaths(
        await tx
          .select()
          .from(categories)
          .orderBy(...inOrder(categories)),
      ),
    subcategories: async () =>
      (
        await tx
          .select()
          .from(subcategories)
          .orderBy(...inOrder(subcategories))
      ).map((row) => ({
        ...toNamedRow(row),
        category: row.categoryId,
      })),
    brands: async () =>
      addPaths(
        await tx
          .select()
          .from(brands)
          .orderBy(...inOrder(brands)),
      ),
  };
  async function* readKind(kind: Kind) {
    if (kind === 'products') return yield* readProducts();
    const rows = await readers[kind]();
    if (rows.length > 0) yield rows;
  }
  return readKind as ReadKind;
}
