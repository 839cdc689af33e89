/** Texts of the cart and of the products saved for later. */
import type * as english from '../en/cart.ts';
import { pickForm } from './grammar.ts';
import { formatNumber } from './numbers.ts';

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
export const priceFrom: typeof english.priceFrom = (price) => `من ${price}`;
export const discount = 'الخصم';
export const orderTotal = 'إجمالي الطلب';
export const checkOut = 'إتمام الشراء';
export const settling = 'جارٍ حفظ آخر تعديل.';
export const empty = 'سلتك فارغة';
export const emptyText = 'كل ما تضيفه إليها تجده هنا في انتظارك.';
export const toProducts = 'تصفّح المنتجات';
export const notShown = 'تعذّر عرض السلة';
export const outdated = 'تعذّر تحديث السلة.';
export const loginNeeded = 'سجّل الدخول لترى سلتك';

/* Labels of the quantity field. */
export const quantity = 'الكمية';
export const increaseQuantity = 'زيادة الكمية';
export const decreaseQuantity = 'تقليل الكمية';

/* Messages to a shopper who wants more pieces than are in stock, or than may be ordered. */
export const onlyAvailable: typeof english.onlyAvailable = (left) =>
  pickForm(left, {
    zero: 'نفدت الكمية.',
    one: 'المتاح قطعة واحدة فقط.',
    two: 'المتاح قطعتان فقط.',
    few: `المتاح ${formatNumber(left)} قطع فقط.`,
    many: `المتاح ${formatNumber(left)} قطعة فقط.`,
    other: `المتاح ${formatNumber(left)} قطعة فقط.`,
  });
export const notThatMany = 'هذه الكمية غير متاحة. اختر عددًا أقل.';
export const tooManyPieces: typeof english.tooManyPieces = (most) =>
  `الحد الأقصى ${formatNumber(most)} قطعة من المنتج الواحد.`;

export const countSetToStock: typeof english.countSetToStock = (left) =>
  pickForm(left, {
    zero: 'نفدت الكمية.',
    one: 'بقيت قطعة واحدة فقط، فعدّلنا الكمية في سلتك إلى قطعة واحدة.',
    two: 'بقيت قطعتان فقط، فعدّلنا الكمية في سلتك إلى قطعتين.',
    few: `بقيت ${formatNumber(left)} قطع فقط، فعدّلنا الكمية في سلتك إلى ${formatNumber(left)}.`,
    many: `بقيت ${formatNumber(left)} قطعة فقط، فعدّلنا الكمية في سلتك إلى ${formatNumber(left)}.`,
    other: `بقيت ${formatNumber(left)} قطعة فقط، فعدّلنا الكمية في سلتك إلى ${formatNumber(left)}.`,
  });
export const countSetToMax: typeof english.countSetToMax = (most) =>
  `${tooManyPieces(most)} عدّلنا الكمية في سلتك إلى ${formatNumber(most)}.`;
export const onePieceAdded = 'تمت إضافة قطعة واحدة فقط إلى السلة.';

/* Texts of the products saved for later. */
export const savedTitle = 'محفوظ لوقت لاحق';
export const moveToCart = 'انقل إلى السلة';
export const savedForLater = 'حفظنا المنتج لوقت لاحق.';
export const movedToCart = 'تم نقل المنتج إلى السلة.';
export const removedFromSaved = 'تم حذف المنتج من المحفوظ لوقت لاحق.';
export const savedNotShown = 'تعذّر عرض ما حفظته لوقت لاحق.';
