import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { catalogueFile } from '#api/catalogue/file/schema.ts';
import type { Database } from '#api/platform/database/open.ts';
import { readPictures } from '#api/platform/pictures/read.ts';
import { saveCatalogue } from './save-catalogue.ts';

export const demoCatalogue = v.parse(catalogueFile, JSON.parse(readFileSync('catalog/catalog.json', 'utf8')));

/** Saves the demo catalogue's rows, or others with its pictures; tests of the API need no picture files. */
export async function saveDemoCatalogue(db: Database, catalogue = demoCatalogue): Promise<void> {
  const { categories, brands, products } = demoCatalogue;
  const sources = [
    ...[...categories, ...brands].map(({ image }) => image),
    ...products.flatMap(({ imageCover, images }) => [imageCover, ...images]),
  ];
  const { pictureOf } = await readPictures('catalog', sources);
  await saveCatalogue(db, catalogue, pictureOf);
}
