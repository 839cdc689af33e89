/** Messages about a guest's cart. */
import type * as english from '../en/guest-cart.ts';
import { isolate } from './grammar.ts';
import { formatNumber } from './numbers.ts';

export const tooManyProducts: typeof english.tooManyProducts = (most) =>
  `الحد الأقصى ${formatNumber(most)} منتج مختلف. سجّل الدخول لإضافة المزيد، أو احذف منتجًا.`;
export const notAllAdded: typeof english.notAllAdded = (products) =>
  `لم نتمكن من إضافة الكمية كلها من: ${isolate(products)}.`;
export const noLongerSold = 'بعض المنتجات في سلتك لم تعد متاحة.';
