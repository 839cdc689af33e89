/** Texts of the cart's discount code. Only the cart and refused orders load them. */
import type * as english from '../en/coupon.ts';
import { isolate } from './grammar.ts';

export const open = 'هل لديك كود خصم؟';
export const label = 'كود الخصم';
export const apply = 'تطبيق';
export const applied: typeof english.applied = (code) => `كود ${isolate(code)}`;
export const remove = 'حذف';
export const removeCode: typeof english.removeCode = (code) => `حذف الكود ${isolate(code)}`;
export const freeDelivery = 'توصيل مجاني';
export const required = 'اكتب الكود.';
export const refusedTitle = 'لا يمكن استخدام كود الخصم، ولم يُسجَّل طلبك بعد.';
export const toCart = 'احذف الكود من سلتك';

export const explainProblem: typeof english.explainProblem = (code, [value = ''], { amount, day }) => {
  switch (code) {
    case 'invalid-coupon':
      return 'لا نعرف هذا الكود. راجع كتابته.';
    case 'coupon-expired':
      return 'انتهت صلاحية هذا الكود.';
    case 'coupon-not-yet':
      return `يسري هذا الكود من ${day(String(value))}.`;
    case 'coupon-used-up':
      return 'نفدت مرات استخدام هذا الكود.';
    case 'coupon-used-by-you':
      return 'سبق استخدام هذا الكود بهذا الحساب أو رقم الهاتف.';
    case 'coupon-needs-more':
      return `يحتاج هذا الكود إلى منتجات مشمولة به قيمتها ${amount(Number(value))} على الأقل.`;
    case 'coupon-not-for-these':
      return 'هذا الكود لا يشمل المنتجات الموجودة في سلتك.';
    default:
      return undefined;
  }
};
