import { dirname } from 'node:path';
import type { Database } from '#api/db/open.ts';
import { storePictures } from '#api/pictures/store-pictures.ts';
import { readCatalog } from './read-catalog.ts';
import { type SaveOptions, saveCatalog } from './save-catalog.ts';
import { moveCatalogVersion } from './version.ts';

export interface ImportOptions extends SaveOptions {
  db: Database;
  /** The catalogue file; its pictures stand beside it. */
  file: string;
  mediaDir: string;
  log?: (line: string) => void;
}

/** Imports a catalogue file with its pictures: all of it, or nothing and every problem named. Doing it again changes nothing. */
export async function importCatalog({ db, file, mediaDir, log, isStockTaken = false }: ImportOptions) {
  const { catalog, pictureOf } = await readCatalog(file);
  // Pictures first: rows that name a missing file would show, files that no row names do not.
  await storePictures({ folder: dirname(file), mediaDir, pictures: pictureOf.values(), log });
  await saveCatalog(db, catalog, pictureOf, { isStockTaken });
  await moveCatalogVersion(db);
  return {
    categories: catalog.categories.length,
    subcategories: catalog.subcategories.length,
    brands: catalog.brands.length,
    products: catalog.products.length,
    pictures: pictureOf.size,
  };
}
