import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { catalogFile } from '#api/catalog/catalog-file.ts';
import { type PictureRow, saveCatalog } from '#api/catalog/save-catalog.ts';
import type { Database } from '#api/db/open.ts';

export const demoCatalog = v.parse(catalogFile, JSON.parse(readFileSync('catalog/catalog.json', 'utf8')));

/** The demo catalogue's rows in a database; its picture files are not needed to test the API. */
export async function saveDemoCatalog(db: Database): Promise<void> {
  const sources = [
    ...demoCatalog.categories.map((row) => row.image),
    ...demoCatalog.brands.map((row) => row.image),
    ...demoCatalog.products.flatMap((row) => [row.imageCover, ...row.images]),
  ];
  const pictureOf = new Map<string, PictureRow>(
    sources.map((source) => [
      source,
      {
        key: source.replace(/\W+/g, '-'),
        source,
        width: 700,
        height: 700,
        placeholder: 'data:image/webp;base64,UklGRg==',
      },
    ]),
  );
  await saveCatalog(db, demoCatalog, pictureOf);
}
