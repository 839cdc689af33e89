/** What a card says that stands for several sizes or colours. */

import type * as english from '../en/family.ts';
import { pickForm } from './grammar.ts';
import { formatNumber } from './numbers.ts';

const count = (count: number, one: string, two: string, few: string, many: string) =>
  pickForm(count, {
    zero: '',
    one,
    two,
    few: `${formatNumber(count)} ${few}`,
    many: `${formatNumber(count)} ${many}`,
    other: `${formatNumber(count)} ${one}`,
  });
export const sizes: typeof english.sizes = (sizes) => count(sizes, 'مقاس', 'مقاسان', 'مقاسات', 'مقاسًا');
export const colours: typeof english.colours = (colours) => count(colours, 'لون', 'لونان', 'ألوان', 'لونًا');
export const lengths: typeof english.lengths = (lengths) => count(lengths, 'طول', 'طولان', 'أطوال', 'طولًا');
export const choices: typeof english.choices = (choices) =>
  count(choices, 'اختيار', 'اختياران', 'اختيارات', 'اختيارًا');
export const priceFrom: typeof english.priceFrom = (price) => `يبدأ من ${price}`;
