/** What stands between a shopper and an order: another total than before, one that was not shown, or no cash. */
import type * as english from '../en/refused-order.ts';
import { isolate, pickForm } from './grammar.ts';
import { formatNumber } from './numbers.ts';

export const changed = 'تغيّر طلبك، ولم يُسجَّل بعد.';
/** The button has another name by card than in cash, and the choice may change below this. */
export const submitAgain = 'للطلب بالإجمالي الجديد، اضغط على الزر مرة أخرى.';
export const unseen = 'راجع الإجمالي من فضلك، فطلبك لم يُسجَّل بعد.';
export const submitAtTotal: typeof english.submitAtTotal = (total) =>
  `إجمالي طلبك ${total} شاملًا الشحن. لإتمام الطلب، اضغط على الزر مرة أخرى.`;
export const before = 'قبل';
export const now = 'الآن';
export const pieces: typeof english.pieces = (count, price) => `${formatNumber(count)} × ${price}`;
export const notInCart = 'ليس في السلة';
export const noCash = 'لا يمكن دفع هذا الطلب عند الاستلام، ولم يُسجَّل بعد.';
export const notThisWay = 'لا يمكن دفع هذا الطلب بهذه الطريقة، ولم يُسجَّل بعد.';
export const unpayable: typeof english.unpayable = {
  'payment-amount-too-small': 'المبلغ أقل من الحد الأدنى. اختر طريقة دفع أخرى أو أضف منتجات إلى السلة.',
  'payment-amount-too-large': 'المبلغ أكبر من الحد الأقصى. اختر طريقة دفع أخرى أو قسّم طلبك.',
  'payment-email-refused': 'صفحة الدفع لا تقبل بريدك الإلكتروني. عدّله في حسابك أو اختر طريقة دفع أخرى.',
};
export const payByCard = 'الدفع بالبطاقة';
export const cashTotalTooHigh: typeof english.cashTotalTooHigh = (max) =>
  `الدفع عند الاستلام متاح للطلبات حتى ${max}.`;
export const tooManyCashOrders: typeof english.tooManyCashOrders = (count) =>
  `ما زال في الطريق ${sayOrders(count)} بالدفع عند الاستلام لهذا الحساب أو لرقم الموبايل هذا.`;
export const cashOrderTooLarge = 'حجم الطلب أكبر من المتاح للدفع عند الاستلام.';
export const cashOrdersUnconfirmed =
  'لم يتم تأكيد طلباتك السابقة بالدفع عند الاستلام بعد. أكّدها من الرابط المرسل إلى بريدك الإلكتروني، ثم سجّل هذا الطلب.';
export const cashNotFromHere =
  'طلبات كثيرة بالدفع عند الاستلام من شبكتك لم يتم تأكيدها بعد. ادفع بالبطاقة أو حاول مرة أخرى لاحقًا.';
export const cashLastPieces: typeof english.cashLastPieces = (count, title) =>
  `الكمية المتبقية من ${isolate(title)} محدودة: الحد الأقصى عند الدفع نقدًا ${formatNumber(count)}.`;
export const cashNoMorePieces: typeof english.cashNoMorePieces = (title) =>
  `أكّد طلبك السابق أولًا لتتمكن من طلب المزيد من ${isolate(title)}.`;

const sayOrders = (count: number) =>
  pickForm(count, {
    zero: 'لا طلبات',
    one: 'طلب واحد',
    two: 'طلبان',
    few: `${formatNumber(count)} طلبات`,
    many: `${formatNumber(count)} طلبًا`,
    other: `${formatNumber(count)} طلب`,
  });
