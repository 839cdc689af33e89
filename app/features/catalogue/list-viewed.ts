import { NO_CATEGORY } from '#app/paths.ts';
import { LANGUAGES } from '#contract/constants.ts';
import { readOthers, type ViewedProduct } from './remember-viewed.ts';

const ID = /^[\w-]{1,64}$/;
/** Of another provider, or of our own, whose pictures pages name by their paths. */
const PICTURE = /^https?:\/\/|^\/media\//;
const MOST_SHOWN = 12;

const readId = (id: unknown) => (typeof id === 'string' && ID.test(id) ? id : undefined);

function toViewed(kept: Partial<Record<keyof ViewedProduct, unknown>>): ViewedProduct[] {
  const id = readId(kept.id);
  if (!id || typeof kept.title !== 'string' || !kept.title) return [];
  return [
    {
      id,
      categoryId: readId(kept.categoryId) ?? NO_CATEGORY,
      title: kept.title,
      picture: typeof kept.picture === 'string' && PICTURE.test(kept.picture) ? kept.picture : '',
      lang: LANGUAGES.find((one) => one === kept.lang) ?? '',
    },
  ];
}

/** The products that were looked at on this device, each once, but the thing on the screen; what is no product is passed over. */
export function listViewed(except: string | undefined): ViewedProduct[] {
  const viewed = readOthers(except).flatMap(toViewed);
  return [...new Map(viewed.map((product) => [product.id, product])).values()].slice(0, MOST_SHOWN);
}
