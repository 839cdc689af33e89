/** Texts of the orders screen, of an order, and of its receipt and tracking page. */
import type * as english from '../en/orders.ts';
import { formatDate } from './dates.ts';
import { isolate, pickForm } from './grammar.ts';
import { formatNumber, writeDigits } from './numbers.ts';

export const title = 'طلباتي';
export const earlierOrders = 'طلبات سابقة';
export const empty = 'ليس لديك طلبات بعد';
export const emptyText = 'كل ما تشتريه تجده هنا، من الدفع حتى التوصيل.';
export const toProducts = 'تصفّح المنتجات';
export const notShown = 'تعذّر عرض طلباتك';
export const loginNeeded = 'سجّل الدخول لترى طلباتك';

/* Texts about one order: its state, its lines and its actions. */
export const states: typeof english.states = {
  pending: {
    name: 'في انتظار الدفع',
    text: 'لم يصلنا المبلغ بعد. إذا كنت قد دفعت للتو فسيظهر ذلك هنا خلال لحظات.',
  },
  failed: { name: 'لم يتم الدفع', text: 'لم يُخصم أي مبلغ. يمكنك المحاولة مرة أخرى من سلتك.' },
  cancelled: { name: 'تم إلغاء الطلب', text: 'لم يُخصم أي مبلغ. يمكنك الطلب مرة أخرى من سلتك.' },
  cash: { name: 'الدفع عند الاستلام', text: 'شكرًا لك. تم تسجيل طلبك، وتدفع عند استلامه.' },
  placed: { name: 'تم تسجيل الطلب', text: 'شكرًا لك. تدفع نقدًا عند الاستلام.' },
  confirmed: { name: 'تم تأكيد الطلب', text: 'نجهّز طلبك الآن، وتدفع نقدًا عند الاستلام.' },
  paid: { name: 'تم الدفع', text: 'شكرًا لك. تم الدفع بنجاح.' },
  packed: { name: 'تم تجهيز الطلب', text: 'طلبك جاهز، وفي انتظار شركة الشحن.' },
  shipped: { name: 'تم الشحن', text: 'طلبك في الطريق إليك.' },
  delivered: { name: 'تم التوصيل', text: 'وصل طلبك. نتمنى أن ينال إعجابك.' },
  returned: { name: 'تم إرجاع الطلب', text: 'عاد الطلب إلينا، ولا يوجد مبلغ مستحق عليك.' },
  refund_due: {
    name: 'مبلغ مستحق لك',
    text: 'سترجع إليك قيمة ما دفعته بطريقة الدفع نفسها.',
  },
  partly_refunded: { name: 'تم استرداد جزء من المبلغ', text: 'تم استرداد جزء مما دفعته.' },
  refunded: { name: 'تم استرداد المبلغ', text: 'تم استرداد المبلغ الذي دفعته.' },
};
export const nextSteps: typeof english.nextSteps = {
  confirmed: 'تأكيد الطلب',
  paid: 'الدفع',
  packed: 'التجهيز',
  shipped: 'الشحن',
  delivered: 'التوصيل',
  refunded: 'استرداد المبلغ',
};
export const refundFailed = 'لم يصلك المبلغ المسترد عن هذا الطلب، وسنجد طريقة أخرى لتسترده.';
export const disputed: typeof english.disputed = {
  name: 'الدفع قيد المراجعة لدى البنك',
  text: 'يراجع بنكك عملية الدفع هذه، وننتظر قراره.',
};
export const cancelledInCash = 'لن نرسل هذا الطلب، ولا يوجد مبلغ مستحق عليك.';

export const progress = 'مراحل الطلب';
export const toCome = 'لم تتم بعد';
// Isolated, because a date may follow the number. Order numbers keep their Latin digits.
export const number: typeof english.number = (order) =>
  `طلب رقم \u2066${typeof order === 'number' ? writeDigits(String(order)) : order}\u2069`;
export const date: typeof english.date = formatDate;
export const expected: typeof english.expected = (days) => `الوصول المتوقع: ${days}`;
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
export const more: typeof english.more = (count) => `+${formatNumber(count)}`;
export const address = 'عنوان التوصيل';
export const parcel = 'الشحنة';
export const carrier = 'شركة الشحن';
export const trackingNumber = 'رقم التتبع';
export const amounts = 'ملخص الدفع';
export const items = 'إجمالي المنتجات';
export const discount: typeof english.discount = (code) => `الخصم (${isolate(code)})`;
export const shipping = 'الشحن';
export const tax = 'الضريبة';
export const total = 'إجمالي الطلب';
export const vatInside = 'منه ضريبة القيمة المضافة';
export const vatPercentInside: typeof english.vatPercentInside = (percent) =>
  `منه ضريبة القيمة المضافة ${writeDigits(`${percent}%`)}`;
export const refunded = 'المبلغ المسترد';
export const refundDue = 'مبلغ مستحق لك';
export const disputedAmount = 'مبلغ يراجعه البنك';
export const payment = 'طريقة الدفع';
export const inCash = 'نقدًا عند الاستلام';
export const online = 'دفع إلكتروني';
export const cardEnding: typeof english.cardEnding = (last4) =>
  `بطاقة تنتهي بالأرقام ${isolate(writeDigits(last4))}`;
/* What happens next. Shown right after the payment or the confirmation. */
export const paidNext: typeof english.paidNext = (email) =>
  `أرسلنا تفاصيل طلبك إلى ${isolate(email)}. نجهّز الطلب الآن، وسنراسلك فور شحنه.`;
export const confirmedNext: typeof english.confirmedNext = (email) =>
  `سنراسلك على ${isolate(email)} فور شحن الطلب.`;

export const buyAgain = 'اطلب مرة أخرى';
export const toCart = 'العودة إلى السلة';
export const help = 'الإرجاع والمساعدة';
export const print = 'طباعة الإيصال';
export const trackingPage = 'صفحة التتبع';
export const cancel = 'إلغاء الطلب';
export const cancelTitle = 'هل تريد إلغاء هذا الطلب؟';
export const cancelText = 'لن نرسل هذا الطلب، ولا يمكن التراجع بعد الإلغاء.';
export const cancelPaid: typeof english.cancelPaid = (amount) =>
  `لن نرسل هذا الطلب، وستسترد ${amount}. لا يمكن التراجع بعد الإلغاء.`;
export const cancelNow = 'نعم، ألغِ الطلب';
export const keep = 'الاحتفاظ بالطلب';
export const disputedYet = 'يراجع بنكك عملية الدفع. يمكنك الإلغاء بعد صدور قراره.';
export const packedAlready = 'تم تجهيز الطلب بالفعل، ولم يعد من الممكن إلغاؤه.';

/* Texts of the printed receipt. */
export const receipt = 'إيصال';
export const orderSummary = 'ملخص الطلب';
export const productColumn = 'المنتج';
export const priceColumn = 'السعر';
export const countColumn = 'الكمية';
export const amountColumn = 'المبلغ';
export const deliverTo = 'التوصيل إلى';
export const currencyNote = 'جميع المبالغ بالجنيه المصري';
export const statesOnReceipt: typeof english.statesOnReceipt = {
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

/* Texts of the tracking page, which is open to anyone with its link. */
export const trackingTitle = 'طلبك';
export const toCity: typeof english.toCity = (city) => `إلى ${isolate(city)}`;
export const linkMissing = 'لا يوجد طلب بهذا الرابط';
export const linkMissingText = 'ربما نُسخ الرابط ناقصًا. افتحه مرة أخرى من الرسالة التي وصلتك.';
export const orderNotShown = 'تعذّر عرض الطلب';
export const shareLink = 'مشاركة الرابط';
export const shareLinkNote =
  'أي شخص لديه هذا الرابط يرى المنتجات والأسعار والمدينة وحالة الطلب، ولا يرى اسمك ولا رقم موبايلك ولا عنوان الشارع.';
export const confirmTitle = 'هل هذا طلبك؟';
export const confirmText = 'أكّد الطلب لنبدأ في تجهيزه، وتدفع نقدًا عند الاستلام.';
export const confirm = 'تأكيد الطلب';
/* Texts of the request to confirm an order, on the orders screen. */
export const confirmOwnTitle = 'خطوة واحدة باقية: أكّد طلبك';
export const confirmOwnText = 'نبدأ في تجهيز الطلب فور تأكيدك له.';
export const confirmEmailed: typeof english.confirmEmailed = (email) =>
  `أرسلنا لك أيضًا طلب التأكيد على ${isolate(email)}.`;
export const sendEmailAgain = 'إعادة إرسال الرسالة';
export const emailSentAgain: typeof english.emailSentAgain = (email) =>
  `أعدنا الإرسال إلى ${isolate(email)}. قد تصل الرسالة خلال دقيقة، وراجع مجلد الرسائل غير المرغوب فيها أيضًا.`;
export const toOrders = 'كل طلباتي';
export const notConfirmable = 'لم يعد من الممكن تأكيد هذا الطلب.';
