import { and, eq, notInArray } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import type { Write } from './change-catalogue.ts';
import type { WrittenProduct } from './write-products.ts';

export interface FamilyChange {
  familyId: string;
  /** All products of the family with their options, such as `size:xl`. Products that are not named leave it. */
  members: { id: string; version?: number | undefined; optionValues: string[] }[];
}

/** Writes which products are a family, and in which options they differ. Throws ProductsRefused. */
export async function writeFamily(
  { tx, products: writeProducts }: Write,
  { familyId, members }: FamilyChange,
): Promise<WrittenProduct[]> {
  const ids = members.map(({ id }) => id);
  const left = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.familyId, familyId), ids.length > 0 ? notInArray(products.id, ids) : undefined));
  return writeProducts([
    ...members.map(({ id, version, optionValues }) => ({ id, version, set: { familyId, optionValues } })),
    ...left.map(({ id }) => ({ id, set: { familyId: null, optionValues: [] } })),
  ]);
}
