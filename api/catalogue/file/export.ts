import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { brands, categories, products, subcategories } from '#api/catalogue/tables.ts';
import { asc } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { writeAtomically } from '#api/platform/files.ts';
import { ExportRefused, exportPictures } from '#api/platform/pictures/export.ts';
import { pictures } from '#api/platform/pictures/tables.ts';
import { toEgp } from '#contract/money.ts';
import type { CatalogueFile } from './schema.ts';

export interface ExportOptions {
  db: Database;
  file: string;
  mediaDir: string;
}

const readShop = (db: Database) =>
  db.transaction(
    async (tx) => ({
      pictures: await tx.select().from(pictures),
      categories: await tx.select().from(categories).orderBy(asc(categories.position)),
      subcategories: await tx.select().from(subcategories).orderBy(asc(subcategories.position)),
      brands: await tx.select().from(brands).orderBy(asc(brands.position)),
      products: await tx.select().from(products).orderBy(asc(products.id)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** Writes the shop's catalogue, live stock, ratings and offers included, with its pictures beside it: what importCatalogue reads. */
export async function exportCatalogue({ db, file, mediaDir }: ExportOptions): Promise<CatalogueFile> {
  if (existsSync(file))
    throw new ExportRefused(`${file} is there already; name a file that does not exist yet.`);
  const shop = await readShop(db);
  const usedKeys = new Set([
    ...shop.categories.map((row) => row.picture),
    ...shop.brands.map((row) => row.picture),
    ...shop.products.flatMap((row) => [row.cover, ...row.pictures]),
  ]);
  const used = shop.pictures.filter(({ key }) => usedKeys.has(key));
  const sourceOf = await exportPictures(dirname(file), mediaDir, used);
  const findSource = (key: string) => {
    const source = sourceOf.get(key);
    if (!source) throw new ExportRefused(`The database has no row of the picture ${key}.`);
    return source;
  };
  const named = (row: { id: string; slug: string; nameEn: string; nameAr: string }) => ({
    id: row.id,
    slug: row.slug,
    name: { en: row.nameEn, ar: row.nameAr },
  });
  const catalogue: CatalogueFile = {
    categories: shop.categories.map((row) => ({ ...named(row), image: findSource(row.picture) })),
    subcategories: shop.subcategories.map((row) => ({ ...named(row), category: row.categoryId })),
    brands: shop.brands.map((row) => ({ ...named(row), image: findSource(row.picture) })),
    products: shop.products.map((row) => ({
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
      imageCover: findSource(row.cover),
      images: row.pictures.map(findSource),
      createdAt: row.createdAt.toISOString(),
    })),
  };
  await writeAtomically(file, `${JSON.stringify(catalogue, null, 1)}\n`);
  return catalogue;
}
