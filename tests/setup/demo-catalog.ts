import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { catalogFile } from '#api/catalog/catalog-file.ts';
import { saveCatalog } from '#api/catalog/save-catalog.ts';
import type { Database } from '#api/db/open.ts';
import { readEncodedList } from '#api/pictures/encoded-list.ts';

export const demoCatalog = v.parse(catalogFile, JSON.parse(readFileSync('catalog/catalog.json', 'utf8')));

/** The demo catalogue's rows in a database; its picture files are not needed to test the API. */
export async function saveDemoCatalog(db: Database): Promise<void> {
  const list = Object.entries(await readEncodedList('catalog'));
  const pictureOf = new Map(
    list.map(([source, { sourceHash: _, ...picture }]) => [source, { ...picture, source }]),
  );
  await saveCatalog(db, demoCatalog, pictureOf);
}
