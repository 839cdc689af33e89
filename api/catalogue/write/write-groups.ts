/** Writes categories, subcategories and brands, within an act (change-catalogue.ts). */
import { isDeepStrictEqual } from 'node:util';
import type { PgTable } from 'drizzle-orm/pg-core';
import { recordAudit } from '#api/audit/record-audit.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { pictures } from '#api/platform/pictures/tables.ts';
import { brands, categories, subcategories } from '#api/schema/catalogue.ts';
import type { BrandRow, CategoryRow, SubcategoryRow } from '../taxonomy.ts';
import type { Write } from './change-catalogue.ts';

interface Rows {
  category: CategoryRow;
  subcategory: SubcategoryRow;
  brand: BrandRow;
}
export type GroupKind = keyof Rows;
export type GroupRow = Rows[GroupKind];

const TABLES = { category: categories, subcategory: subcategories, brand: brands };

/** A wanted change; fields that are not named stay. */
export interface GroupChange<Kind extends GroupKind> {
  id: string;
  /** The `updatedAt` that a person saw. Without it, the change applies to whatever is there. */
  seenAt?: Date | undefined;
  /** Makes the group if there is none. */
  isNew?: boolean | undefined;
  set: Partial<Omit<Rows[Kind], 'id' | 'createdAt' | 'updatedAt'>>;
}

export type GroupProblem =
  | 'changed-meanwhile'
  | 'no-group'
  | 'missing'
  | 'no-picture'
  | 'no-category'
  /** Products, or subcategories, have it. */
  | 'in-use';

/** Thrown if a group can't be written or deleted as wanted; nothing was written. */
export class GroupRefused extends Error {
  readonly code: GroupProblem;
  /** The group as it is now, if somebody changed it meanwhile. */
  readonly present: GroupRow | undefined;

  constructor(code: GroupProblem, present?: GroupRow) {
    super(code);
    this.code = code;
    this.present = present;
  }
}

type Table = typeof categories;

async function lockGroup({ tx }: Write, kind: GroupKind, id: string): Promise<GroupRow | undefined> {
  const table = TABLES[kind] as Table;
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  return row;
}

const exists = async ({ tx }: Write, query: ReturnType<typeof sql>) =>
  (await tx.execute(sql`${query} limit 1`)).rows.length > 0;

// Products are looked up in the partial indexes of lists, and the few others in theirs.
const hasProducts = async (write: Write, where: ReturnType<typeof sql>) =>
  (await exists(write, sql`select from products where ${where} and is_listed`)) ||
  (await exists(write, sql`select from products where ${where} and not is_listed`));

const isUsed: Record<GroupKind, (write: Write, id: string) => Promise<boolean>> = {
  category: async (write, id) =>
    (await exists(write, sql`select from subcategories where category_id = ${id}`)) ||
    (await hasProducts(write, sql`category_id = ${id}`)),
  subcategory: (write, id) =>
    exists(write, sql`select from products where subcategory_ids @> array[${id}::text]`),
  brand: (write, id) => hasProducts(write, sql`brand_id = ${id}`),
};

type Wanted = Partial<CategoryRow & SubcategoryRow>;

async function check(
  write: Write,
  kind: GroupKind,
  before: GroupRow | undefined,
  wanted: Wanted,
): Promise<void> {
  const required = ['slug', 'nameEn', 'nameAr', kind === 'subcategory' ? 'categoryId' : 'picture'] as const;
  if (required.some((name) => !wanted[name])) throw new GroupRefused('missing');
  const { picture, categoryId } = wanted;
  if (picture !== undefined) {
    const isKnown = await exists(write, sql`select from ${pictures} where ${pictures.key} = ${picture}`);
    if (!isKnown) throw new GroupRefused('no-picture');
  }
  if (categoryId === undefined) return;
  const isKnown = await exists(write, sql`select from categories where id = ${categoryId}`);
  if (!isKnown) throw new GroupRefused('no-category');
  const isMoved = before && 'categoryId' in before && before.categoryId !== categoryId;
  // The subcategories of a product belong to its category.
  if (isMoved && (await isUsed.subcategory(write, before.id))) throw new GroupRefused('in-use', before);
}

async function writeGroup<Kind extends GroupKind>(
  write: Write,
  kind: Kind,
  { id, seenAt, isNew = false, set }: GroupChange<Kind>,
): Promise<Rows[Kind]> {
  const { tx, actor } = write;
  const table = TABLES[kind] as Table;
  const before = await lockGroup(write, kind, id);
  if (!before && !isNew) throw new GroupRefused('no-group');
  if (before && seenAt && before.updatedAt.getTime() !== seenAt.getTime())
    throw new GroupRefused('changed-meanwhile', before);
  const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
  const changed = Object.keys(given).filter(
    (name) => !isDeepStrictEqual(given[name], (before as Record<string, unknown> | undefined)?.[name]),
  );
  if (before && changed.length === 0) return before as Rows[Kind];
  const wanted = { ...before, ...given } as Wanted;
  await check(write, kind, before, wanted);
  const [row] = before
    ? await tx
        .update(table)
        .set({ ...given, updatedAt: new Date() })
        .where(eq(table.id, id))
        .returning()
    : await tx
        .insert(table)
        .values({
          ...given,
          id,
          position: wanted.position ?? (await nextPosition(write, table)),
        } as CategoryRow)
        .returning();
  if (!row) throw new Error(`${kind} ${id} was not written`);
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, from[name]]));
  await recordAudit(tx, actor, {
    ...{ action: before ? `${kind}.changed` : `${kind}.added`, id, label: row.nameEn },
    before: before && pick({ ...before }),
    after: pick({ ...row }),
  });
  write.invalidateEverything();
  return row as unknown as Rows[Kind];
}

async function nextPosition({ tx }: Write, table: PgTable): Promise<number> {
  const { rows } = await tx.execute<{ next: number }>(
    sql`select coalesce(max(position), -1) + 1 as next from ${table}`,
  );
  return rows[0]?.next ?? 0;
}

export const writeCategory = (write: Write, change: GroupChange<'category'>) =>
  writeGroup(write, 'category', change);
export const writeSubcategory = (write: Write, change: GroupChange<'subcategory'>) =>
  writeGroup(write, 'subcategory', change);
export const writeBrand = (write: Write, change: GroupChange<'brand'>) => writeGroup(write, 'brand', change);

/** Deletes a group that nothing has. */
export async function deleteGroup(write: Write, kind: GroupKind, id: string): Promise<void> {
  const row = await lockGroup(write, kind, id);
  if (!row) throw new GroupRefused('no-group');
  if (await isUsed[kind](write, id)) throw new GroupRefused('in-use', row);
  const table = TABLES[kind] as Table;
  await write.tx.delete(table).where(eq(table.id, id));
  await recordAudit(write.tx, write.actor, { action: `${kind}.deleted`, id, label: row.nameEn });
  write.invalidateEverything();
}
