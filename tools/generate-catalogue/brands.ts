/** Invents brands, each with a home category. */
import { createChoice, createZipfWeights, Random } from './random.ts';
import { NAME_BEGINNINGS, NAME_ENDINGS, PLACES_AND_THINGS } from './words/brand-parts.ts';
import type { CategoryWords, Phrase } from './words/category-words.ts';

export interface InventedBrand extends Phrase {
  /** The indexes of its categories. */
  categories: number[];
}

const MAX_BRANDS = 2_000;
const MIN_BRANDS = 20;
// Each category has at least this many, even in a small catalogue.
const MIN_BRANDS_PER_CATEGORY = 3;

/** The number of brands grows with the square root of the number of products. */
const countBrands = (products: number) =>
  Math.min(MAX_BRANDS, MIN_BRANDS + 2 * Math.floor(Math.sqrt(products)));

function inventName(random: Random, { trades }: CategoryWords): Phrase {
  const kind = random.next();
  const [en, ar] = random.pick(PLACES_AND_THINGS);
  if (kind < 0.1) return { en: `El ${en}`, ar: `ال${ar}` };
  if (kind < 0.3) {
    const trade = random.pick(trades);
    return { en: `${en} ${trade.en}`, ar: `${ar} ${trade.ar}` };
  }
  const [begin, beginAr] = random.pick(NAME_BEGINNINGS);
  const [end, endAr] = random.pick(NAME_ENDINGS);
  return { en: begin + end, ar: beginAr + endAr };
}

/** Invents the brands of a catalogue, with unique names. Smaller catalogues have the first brands of larger ones. */
export function inventBrands(
  seed: number,
  products: number,
  categories: readonly CategoryWords[],
): InventedBrand[] {
  const random = new Random(seed, 1);
  const chooseCategory = createChoice(createZipfWeights(categories.length, 0.6));
  const names = new Set<string>();
  const brands: InventedBrand[] = [];
  const count = Math.max(countBrands(products), categories.length * MIN_BRANDS_PER_CATEGORY);
  while (brands.length < count) {
    const isEarly = brands.length < categories.length * MIN_BRANDS_PER_CATEGORY;
    const home = isEarly ? brands.length % categories.length : chooseCategory(random);
    const words = categories[home];
    if (!words) throw new Error(`there is no category ${home}`);
    const name = inventName(random, words);
    if (names.has(name.en) || names.has(name.ar)) continue;
    names.add(name.en).add(name.ar);
    const others = random.chance(0.25) ? [random.below(categories.length)] : [];
    brands.push({ ...name, categories: [...new Set([home, ...others])] });
  }
  return brands;
}
