import { dirname } from 'node:path';
import { moveCatalogueVersion } from '#api/catalogue/version.ts';
import type { Database } from '#api/platform/database/open.ts';
import { storePictures } from '#api/platform/pictures/store.ts';
import { readCatalogue } from './read.ts';
import { type SaveOptions, saveCatalogue } from './save.ts';

export interface ImportOptions extends SaveOptions {
  db: Database;
  /** The catalogue file; its pictures stand beside it. */
  file: string;
  mediaDir: string;
}

/** Imports a catalogue file with its pictures: all of it, or nothing and every problem named. Doing it again changes nothing. */
export async function importCatalogue({
  db,
  file,
  mediaDir,
  log,
  isStockOverwritten = false,
}: ImportOptions) {
  const { catalogue, pictureOf } = await readCatalogue(file);
  // Pictures first: rows that name a missing file would show, files that no row names do not.
  await storePictures({ folder: dirname(file), mediaDir, pictures: pictureOf.values(), log });
  await saveCatalogue(db, catalogue, pictureOf, { isStockOverwritten, log });
  await moveCatalogueVersion(db);
  return {
    categories: catalogue.categories.length,
    subcategories: catalogue.subcategories.length,
    brands: catalogue.brands.length,
    products: catalogue.products.length,
    pictures: pictureOf.size,
  };
}
