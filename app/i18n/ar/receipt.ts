/** An order on paper. */

import type * as english from '../en/receipt.ts';

export const receipt = 'إيصال';
export const summary = 'ملخص الطلب';
export const product = 'المنتج';
export const price = 'السعر';
export const count = 'الكمية';
export const amount = 'المبلغ';
export const deliverTo = 'التوصيل إلى';
export const currency = 'جميع المبالغ بالجنيه المصري';
export const money: typeof english.money = {
  cash: 'يُدفع عند الاستلام',
  pending: 'لم يُدفع بعد',
  paid: 'مدفوع',
  failed: 'لم يُدفع',
  cancelled: 'لم يُدفع، طلب ملغى',
  refund_due: 'مبلغ مستحق لك',
  partly_refunded: 'تم استرداد جزء من المبلغ',
  refunded: 'تم استرداد المبلغ',
};
export const paidOn: typeof english.paidOn = (date) => `تم الدفع في ${date}`;
