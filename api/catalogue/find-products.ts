import { and, eq, getTableColumns, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { pictures } from '#api/platform/pictures/tables.ts';
import { products } from '#api/schema/catalogue.ts';

const { specifications, warrantyMonths, pictureTexts, relatedIds, ...others } = getTableColumns(products);
const { seoTitleEn, seoTitleAr, seoTextEn, seoTextAr, ...shown } = others;
const { costPiastres, barcode, weightGrams, isListed, archivedAt, version, ...listed } = shown;
/** The columns that product lists show. */
export const listColumns = { ...listed, placeholder: pictures.placeholder };

/** Reads the listed products of these ids, in their order. */
export async function readProducts(db: Database, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select(listColumns)
    .from(products)
    .leftJoin(pictures, eq(pictures.key, products.cover))
    .where(sql`${products.id} = any(${sql.param(ids)}::text[]) and ${isListed}`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type FoundProduct = Awaited<ReturnType<typeof readProducts>>[number];

/** The columns that a product's own screen shows. */
const detailColumns = {
  ...listColumns,
  ...{ specifications, warrantyMonths, pictureTexts, relatedIds },
  ...{ seoTitleEn, seoTitleAr, seoTextEn, seoTextAr },
};

/** Reads a listed product, including the columns that lists leave out. */
export async function findProduct(db: Database, id: string) {
  const [row] = await db
    .select(detailColumns)
    .from(products)
    .leftJoin(pictures, eq(pictures.key, products.cover))
    .where(and(eq(products.id, id), isListed));
  return row;
}

const siblingColumns = {
  id: products.id,
  familyId: products.familyId,
  optionValues: products.optionValues,
  quantity: products.quantity,
  pricePiastres: products.pricePiastres,
  offerPiastres: products.offerPiastres,
  cover: products.cover,
  titleEn: products.titleEn,
  titleAr: products.titleAr,
};
/** A product of a family. The products of a family differ only in options such as size or colour. */
export type Sibling = Awaited<ReturnType<typeof readFamilies>>[number];

// Keeps a page from getting thousands of variants, whatever the catalogue file contains.
const MAX_SIBLINGS = 200;

/** Reads the listed products of some families, up to a limit. */
export function readFamilies(db: Database, familyIds: string[]) {
  return db
    .select(siblingColumns)
    .from(products)
    .where(sql`${products.familyId} = any(${sql.param(familyIds)}::text[]) and ${isListed}`)
    .orderBy(products.id)
    .limit(MAX_SIBLINGS * familyIds.length);
}
