import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { catalogueFile } from '#api/catalogue/file/schema.ts';
import type { Database } from '#api/platform/database/open.ts';
import { readEncodedList } from '#api/platform/pictures/encoded-list.ts';
import { saveCatalogue } from './save-catalogue.ts';

export const demoCatalogue = v.parse(catalogueFile, JSON.parse(readFileSync('catalog/catalog.json', 'utf8')));

/** Saves the demo catalogue's rows, or others with its pictures; tests of the API need no picture files. */
export async function saveDemoCatalogue(db: Database, catalogue = demoCatalogue): Promise<void> {
  const list = Object.entries(await readEncodedList('catalog'));
  const pictureOf = new Map(
    list.map(([source, { sourceHash: _, ...picture }]) => [source, { ...picture, source }]),
  );
  await saveCatalogue(db, catalogue, pictureOf);
}
