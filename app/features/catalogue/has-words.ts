import type { Product } from '#contract/catalogue/answers.ts';
import { toLatinDigits } from '#contract/rules.ts';

const fold = (text: string) => toLatinDigits(text).toLowerCase();

/** Whether the title, description, brand and category of a product contain all words of a keyword. */
export function hasWords({ title, description, brand, category }: Product, keyword: string): boolean {
  const text = fold([title, description, brand?.name, category?.name].join(' '));
  return fold(keyword)
    .split(' ')
    .every((word) => text.includes(word));
}
