/** The cart. */
import type * as english from '../en/cart.ts';

export const title = 'محتويات السلة';
export const lines = 'المنتجات في السلة';
export const remove = 'حذف';
export const saveForLater = 'احفظ لوقت لاحق';
export const clear = 'إفراغ السلة';
export const each: typeof english.each = (price) => `${price} للقطعة`;
export const lineTotal = 'إجمالي هذا المنتج';
export const summary = 'ملخص الطلب';
export const shipping = 'الشحن';
export const total = 'إجمالي المنتجات';
export const includingVat = 'شامل الضريبة';
export const orderTotal = 'إجمالي الطلب';
export const checkOut = 'إتمام الشراء';
export const settling = 'جارٍ حفظ آخر تعديل.';
export const empty = 'سلتك فارغة';
export const emptyText = 'كل ما تضيفه إليها تجده هنا في انتظارك.';
export const toProducts = 'تصفّح المنتجات';
export const notShown = 'تعذّر عرض السلة';
export const outdated = 'تعذّر تحديث السلة.';
export const loginNeeded = 'سجّل الدخول لترى سلتك';
