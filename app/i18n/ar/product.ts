/** A product, on its card and on its own screen. */

import type * as english from '../en/product.ts';
import { pickForm } from './grammar.ts';
import { formatNumber, writeDigits } from './numbers.ts';

export const getNow = 'اطلبه الآن';
export const addToCart = 'أضف إلى السلة';
export const addToWishList = 'أضف إلى المفضلة';
export const removeFromWishList = 'احذف من المفضلة';
export const viewDetails = 'عرض التفاصيل';
export const rated: typeof english.rated = (rating) =>
  `التقييم ${formatNumber(rating)} من ${formatNumber(5)}`;
export const now = 'الآن';
export const before = '، بدلًا من';
export const soldOut = 'نفدت الكمية';
export const onlyLeft: typeof english.onlyLeft = (count) =>
  pickForm(count, {
    zero: 'نفدت الكمية',
    one: 'بقيت قطعة واحدة فقط',
    two: 'بقيت قطعتان فقط',
    few: `بقيت ${formatNumber(count)} قطع فقط`,
    many: `بقيت ${formatNumber(count)} قطعة فقط`,
    other: `بقيت ${formatNumber(count)} قطعة فقط`,
  });
export const percentOff: typeof english.percentOff = (percent) => writeDigits(`${percent}%`);
export const choose = 'حدّد اختيارك';
/** The title of its screen until its own is known. */
export const detailsScreen = 'تفاصيل المنتج';
