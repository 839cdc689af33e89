/** The shipping address, where checkout starts. */

import type * as english from '../en/checkout.ts';
import { pickForm } from './grammar.ts';
import { formatNumber } from './numbers.ts';

export const title = 'عنوان الشحن';
export const payment = 'طريقة الدفع';
export const card = 'بطاقة بنكية';
export const cardNote = 'تدفع في الصفحة التالية.';
export const cash = 'الدفع عند الاستلام';
export const cashNote = 'تدفع نقدًا عند استلام طلبك.';
export const submitCard = 'المتابعة إلى الدفع';
export const submitCash = 'تأكيد الطلب';
export const nextCard = 'الخطوة التالية: الدفع بالبطاقة في صفحة آمنة';
export const nextOnline = 'الخطوة التالية: الدفع في صفحة آمنة';
export const nextCash = 'الخطوة التالية: تسجيل طلبك، وتدفع نقدًا عند الاستلام';
export const products = 'المنتجات';
export const showLines = 'عرض المنتجات';
export const hideLines = 'إخفاء المنتجات';
export const piecesAt: typeof english.piecesAt = (count, price) => `${formatNumber(count)} × ${price}`;
export const summary = 'طلبك';
export const lines: typeof english.lines = (count) =>
  pickForm(count, {
    zero: 'لا توجد منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: `${formatNumber(count)} منتجات`,
    many: `${formatNumber(count)} منتجًا`,
    other: `${formatNumber(count)} منتج`,
  });
export const toCart = 'العودة إلى السلة';
export const loginNeeded = 'سجّل الدخول لإتمام الشراء';
