/** The orders screen, to which the payment page returns. */

import type * as english from '../en/orders.ts';
import { writeDate } from './dates.ts';
import { pickForm } from './grammar.ts';
import { formatNumber, writeDigits } from './numbers.ts';

export const payment: typeof english.payment = {
  paid: { name: 'مدفوع', text: 'شكرًا لك. تم الدفع بنجاح.' },
  pending: {
    name: 'في انتظار الدفع',
    text: 'لم يصلنا المبلغ بعد. إذا كنت قد دفعت للتو فسيظهر ذلك هنا خلال لحظات.',
  },
  failed: { name: 'فشل الدفع', text: 'لم يُخصم منك شيء. يمكنك المحاولة مرة أخرى من سلتك.' },
  cancelled: { name: 'مُلغى', text: 'لم يُخصم منك شيء. يمكنك الطلب مرة أخرى من سلتك.' },
  cash: { name: 'الدفع عند الاستلام', text: 'شكرًا لك. تم تسجيل طلبك، وتدفع عند استلامه.' },
};
export const title = 'طلباتي';
export const number: typeof english.number = (order) => `طلب رقم ${writeDigits(String(order))}`;
export const date: typeof english.date = writeDate;
export const delivered = 'تم التوصيل';
export const products = 'المنتجات';
export const pieces: typeof english.pieces = (count) =>
  pickForm(count, {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: `${formatNumber(count)} قطع`,
    many: `${formatNumber(count)} قطعة`,
    other: `${formatNumber(count)} قطعة`,
  });
export const piecesAt: typeof english.piecesAt = (count, price) => `${formatNumber(count)} × ${price}`;
export const gone = 'لم يعد متوفرًا في المتجر';
export const address = 'عنوان التوصيل';
export const amounts = 'المبالغ';
export const items = 'المنتجات';
export const shipping = 'الشحن';
export const total = 'إجمالي الطلب';
export const vatInside = 'يشمل ضريبة القيمة المضافة';
export const buyAgain = 'اشترِ مرة أخرى';
export const toCart = 'العودة إلى السلة';
export const print = 'طباعة';
export const earlier = 'طلبات سابقة';
export const empty = 'ليس لديك طلبات بعد';
export const emptyText = 'كل ما تشتريه تجده هنا، من الدفع حتى التوصيل.';
export const toProducts = 'تصفّح المنتجات';
export const notShown = 'تعذّر عرض طلباتك';
export const loginNeeded = 'سجّل الدخول لترى طلباتك';
