import { NO_CATEGORY } from '#app/paths.ts';
import { LANGUAGES } from '#contract/constants.ts';
import { readOtherViewed, type ViewedProduct } from './remember-viewed.ts';

const ID_FORMAT = /^[\w-]{1,64}$/;
/** An absolute address, or a path to a picture of our own provider. */
const PICTURE_ADDRESS = /^https?:\/\/|^\/media\//;
const MAX_SHOWN = 12;

const readId = (id: unknown) => (typeof id === 'string' && ID_FORMAT.test(id) ? id : undefined);

function toViewed(stored: Partial<Record<keyof ViewedProduct, unknown>>): ViewedProduct[] {
  const id = readId(stored.id);
  if (!id || typeof stored.title !== 'string' || !stored.title) return [];
  return [
    {
      id,
      categoryId: readId(stored.categoryId) ?? NO_CATEGORY,
      title: stored.title,
      picture:
        typeof stored.picture === 'string' && PICTURE_ADDRESS.test(stored.picture) ? stored.picture : '',
      lang: LANGUAGES.find((one) => one === stored.lang) ?? '',
    },
  ];
}

/** The products viewed on this device, without duplicates, invalid entries and products with the key `except`. */
export function listViewed(except: string | undefined): ViewedProduct[] {
  const viewed = readOtherViewed(except).flatMap(toViewed);
  return [...new Map(viewed.map((product) => [product.id, product])).values()].slice(0, MAX_SHOWN);
}
