/** Texts of paying an order by its payment link, on the tracking screen. */
import type * as english from '../en/pay.ts';

export const dueTitle: typeof english.dueTitle = (amount) => `المبلغ المطلوب ${amount}`;
export const dueText = 'ادفع أونلاين لنشحن طلبك.';
export const differenceText = 'تم تعديل طلبك بعد الدفع. ادفع الفرق لنشحن الطلب كاملًا.';
export const failedTitle = 'لم تتم عملية الدفع';
export const failedText: typeof english.failedText = (amount) =>
  `لم يُخصم أي مبلغ. المبلغ المطلوب ${amount}، حاول مرة أخرى.`;
export const checkingTitle = 'لم يصلنا المبلغ بعد';
export const checkingText: typeof english.checkingText = (amount) =>
  `إذا كنت قد دفعت للتو فسيظهر ذلك هنا خلال لحظات. وإلا فيمكنك دفع ${amount} الآن.`;
export const pendingTitle = 'عملية الدفع قيد التنفيذ';
export const pendingText = 'سنحدّث هذه الصفحة ونراسلك فور وصول المبلغ.';
export const paidTitle = 'شكرًا لك. تم الدفع بنجاح';
export const paidText = 'لا يوجد مبلغ متبقٍ عليك.';
export const pay = 'ادفع الآن';
export const payWith: typeof english.payWith = (way) => `ادفع: ${way}`;
export const waiting = 'نشحن الطلب بعد الدفع.';
export const nothingDue = 'لا يوجد مبلغ مطلوب الآن.';
export const dueChanged = 'تم تعديل الطلب للتو. راجع المبلغ المطلوب من فضلك.';
export const awayForNow = 'تعذّر فتح صفحة الدفع. حاول مرة أخرى بعد لحظات.';
