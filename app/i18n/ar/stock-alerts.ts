/** Waiting for what is sold out. */
import type * as english from '../en/stock-alerts.ts';
import { formatNumber } from './numbers.ts';

export const notifyMe = 'أبلغني عند توفره';
export const waiting = 'سنراسلك عند توفر المنتج';
export const stop = 'إلغاء التنبيه';
export const failed = 'لم يتم حفظ طلبك.';
export const inStock = 'المنتج متوفر الآن.';
export const tooMany: typeof english.tooMany = (max) =>
  `يمكنك طلب التنبيه لعدد ${formatNumber(max)} من المنتجات على الأكثر.`;
