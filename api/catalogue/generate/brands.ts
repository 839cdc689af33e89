/** Invents brands, each at home in a trade. */

import { createChoice, fall, Random } from './random.ts';
import { BEGINNINGS, ENDINGS, PLACES_AND_THINGS } from './words/brand-parts.ts';
import type { CategoryWords, Phrase } from './words/category-words.ts';

export interface InventedBrand extends Phrase {
  /** Positions of the categories that it sells in. */
  categories: number[];
}

const MOST_BRANDS = 2_000;
const FEWEST_BRANDS = 20;
// So that each category has some, however small the catalogue is.
const BRANDS_FOR_EACH = 3;

/** More products come from more brands, but ever fewer new ones. */
const countBrands = (products: number) =>
  Math.min(MOST_BRANDS, FEWEST_BRANDS + 2 * Math.floor(Math.sqrt(products)));

function inventName(random: Random, { trades }: CategoryWords): Phrase {
  const kind = random.next();
  const [en, ar] = random.pick(PLACES_AND_THINGS);
  if (kind < 0.1) return { en: `El ${en}`, ar: `ال${ar}` };
  if (kind < 0.3) {
    const trade = random.pick(trades);
    return { en: `${en} ${trade.en}`, ar: `${ar} ${trade.ar}` };
  }
  const [begin, beginAr] = random.pick(BEGINNINGS);
  const [end, endAr] = random.pick(ENDINGS);
  return { en: begin + end, ar: beginAr + endAr };
}

/** As many brands as a catalogue of so many products has, the first ones the same in all; no two have the same name. */
export function inventBrands(
  seed: number,
  products: number,
  categories: readonly CategoryWords[],
): InventedBrand[] {
  const random = new Random(seed, 1);
  const chooseCategory = createChoice(fall(categories.length, 0.6));
  const names = new Set<string>();
  const brands: InventedBrand[] = [];
  const count = Math.max(countBrands(products), categories.length * BRANDS_FOR_EACH);
  while (brands.length < count) {
    const isEarly = brands.length < categories.length * BRANDS_FOR_EACH;
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
