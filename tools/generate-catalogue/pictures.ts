/** Chooses pictures for generated rows: photographs of the demo catalogue where they fit, otherwise drawings. */
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { listPictureSources } from '#api/catalogue/file/list-picture-sources.ts';
import { catalogueFile } from '#api/catalogue/file/schema.ts';
import { readPictures } from '#api/platform/pictures/read.ts';
import { storePictures } from '#api/platform/pictures/store.ts';
import type { PictureRow } from '#api/platform/pictures/tables.ts';
import { drawPictures } from './draw-pictures.ts';
import type { GroupPictures } from './groups.ts';
import type { PictureSet } from './products.ts';
import { CATEGORIES } from './words/categories.ts';
import type { SubcategoryWords } from './words/category-words.ts';

export interface GeneratedPictures extends GroupPictures {
  rows: PictureRow[];
  picturesOf(subcategory: SubcategoryWords): readonly PictureSet[];
}

// Pictures of a product besides the cover.
const MORE_PICTURES = 1;

/** Stores the pictures in the media folder. */
export async function preparePictures(demoCatalogue: string, mediaDir: string): Promise<GeneratedPictures> {
  const catalogue = v.parse(catalogueFile, JSON.parse(await readFile(demoCatalogue, 'utf8')));
  const { pictureOf } = await readPictures(dirname(demoCatalogue), await listPictureSources(demoCatalogue));
  const { parcels, emblems } = await drawPictures(mediaDir);
  const used = new Map([...parcels, ...emblems].map((row) => [row.key, row]));
  const photographs: PictureRow[] = [];
  const use = (source: string): string => {
    const row = pictureOf.get(source);
    if (!row) throw new Error(`The picture ${source} was not read`);
    if (!used.has(row.key)) photographs.push(row);
    used.set(row.key, row);
    return row.key;
  };

  const setsOf = new Map<SubcategoryWords, PictureSet[]>();
  for (const subcategory of CATEGORIES.flatMap(({ subcategories }) => subcategories)) {
    const fitting = catalogue.products.filter(({ slug }) =>
      subcategory.pictures.some((prefix) => slug.startsWith(prefix)),
    );
    setsOf.set(
      subcategory,
      fitting.length > 0
        ? fitting.map(({ images: [cover = '', ...others] }) => [
            use(cover),
            ...others.slice(0, MORE_PICTURES).map(use),
          ])
        : parcels.map(({ key }) => [key]),
    );
  }
  const categoryKeys = CATEGORIES.map(({ picture }, at) => {
    const shown = catalogue.categories.find(({ slug }) => slug === picture);
    return shown ? use(shown.image) : (parcels[at % parcels.length]?.key ?? '');
  });
  await storePictures({ folder: dirname(demoCatalogue), mediaDir, pictures: photographs });
  return {
    rows: [...used.values()],
    picturesOf: (subcategory) => setsOf.get(subcategory) ?? [],
    ofCategory: (at) => categoryKeys[at] ?? '',
    ofBrand: (at) => emblems[at % emblems.length]?.key ?? '',
  };
}
