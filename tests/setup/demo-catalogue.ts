import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { listPictureSources } from '#api/catalogue/file/list-picture-sources.ts';
import { catalogueFile } from '#api/catalogue/file/schema.ts';
import type { Database } from '#api/platform/database/open.ts';
import { readPictures } from '#api/platform/pictures/read.ts';
import { saveCatalogue } from './save-catalogue.ts';

const CATALOGUE_FILE = 'catalog/catalog.json';

export const demoCatalogue = v.parse(catalogueFile, JSON.parse(readFileSync(CATALOGUE_FILE, 'utf8')));

/** Saves the demo catalogue or another one with its pictures, without encoding picture files. */
export async function saveDemoCatalogue(db: Database, catalogue = demoCatalogue): Promise<void> {
  const { pictureOf } = await readPictures('catalog', await listPictureSources(CATALOGUE_FILE));
  await saveCatalogue(db, catalogue, pictureOf);
}
