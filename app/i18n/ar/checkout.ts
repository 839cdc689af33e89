/** Texts of checkout: the shipping address and the payment method. */
import type * as english from '../en/checkout.ts';
import { isolate, pickForm } from './grammar.ts';
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
export const items = 'إجمالي المنتجات';
export const toCart = 'العودة إلى السلة';
export const help = 'التوصيل والدفع والإرجاع';
export const loginNeeded = 'سجّل الدخول لإتمام الشراء';

/* Names and notes of payment methods, if the shop offers several gateways. */
export const paymob = 'بطاقة أو محفظة';
export const paymobNote = 'البطاقات والمحافظ المصرية، عبر Paymob.';
export const stripe = 'بطاقة من خارج مصر';
export const stripeNote = 'البطاقات الدولية، عبر Stripe.';

/* Shown in the cart to shoppers who came back from the payment page without paying. */
export const paymentCancelled = 'تم إلغاء الدفع. لم يُخصم أي مبلغ، وسلتك كما هي.';
export const paymentFailed = 'لم يتم الدفع. لم يُخصم أي مبلغ، وسلتك كما هي.';
export const paymentUnfinished = 'لم تكتمل عملية الدفع. سلتك كما هي.';

/* Texts of refused orders: the total has changed or was not shown, or cash is refused. */
export const orderChanged = 'تغيّر طلبك، ولم يُسجَّل بعد.';
/** Does not name the button, because its name depends on the chosen payment method. */
export const submitAgain = 'للطلب بالإجمالي الجديد، اضغط على الزر مرة أخرى.';
export const checkTotal = 'راجع الإجمالي من فضلك، فطلبك لم يُسجَّل بعد.';
export const submitAtTotal: typeof english.submitAtTotal = (total) =>
  `إجمالي طلبك ${total} شاملًا الشحن. لإتمام الطلب، اضغط على الزر مرة أخرى.`;
export const before = 'قبل';
export const now = 'الآن';
export const notInCart = 'ليس في السلة';
export const noCash = 'لا يمكن دفع هذا الطلب عند الاستلام، ولم يُسجَّل بعد.';
export const paymentMethodRefused = 'لا يمكن دفع هذا الطلب بهذه الطريقة، ولم يُسجَّل بعد.';
export const unpayableReasons: typeof english.unpayableReasons = {
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
export const cashBlocked = 'الدفع عند الاستلام غير متاح لهذا الحساب أو رقم الهاتف.';
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
