/** The Arabic texts of the pages at /pay. */
import { html } from 'hono/html';
import type { CardMessages } from './messages-en.ts';

export const arabic: CardMessages = {
  dir: 'rtl',
  currency: 'ج.م',
  testPayment: 'دفع تجريبي: لا يُباع شيء فعليًا',
  testPage: 'هذه صفحة تجريبية.',
  noRealCards: 'لا تُدخل بيانات بطاقة حقيقية، فلن يُخصم أي مبلغ هنا.',

  payTo: 'الدفع إلى',
  pay: 'ادفع',
  cancel: 'إلغاء والعودة إلى المتجر',
  fields: {
    number: 'رقم البطاقة',
    expiry: 'تاريخ الانتهاء',
    cvc: 'رمز الأمان (CVV)',
    name: 'الاسم على البطاقة',
  },
  error: 'خطأ:',
  checkFields: 'راجع الخانات المحددة أدناه. لم يُخصم أي مبلغ.',
  problems: {
    noNumber: 'اكتب رقم البطاقة',
    wrongNumber: 'رقم البطاقة غير صحيح، راجعه من فضلك',
    noExpiry: 'اكتب تاريخ الانتهاء',
    wrongExpiry: 'اكتب تاريخ الانتهاء بصيغة MM/YY',
    expired: 'انتهت صلاحية هذه البطاقة',
    noCvc: 'اكتب رمز الأمان',
    wrongCvc: 'رمز الأمان مكوّن من 3 أو 4 أرقام',
    noName: 'اكتب الاسم كما هو على البطاقة',
  },
  cvcAgain: 'اكتب رمز الأمان من جديد، فنحن لا نحفظه.',
  declined: 'رُفضت البطاقة ولم يُخصم أي مبلغ. جرّب بطاقة أخرى.',
  // «الكمية» (quantity) avoids a counted noun, whose form would depend on the number.
  soldOut: ({ title, left }) =>
    `${left > 0 ? `الكمية المتبقية من «\u2068${title}\u2069» هي ${left} فقط` : `نفدت كمية «\u2068${title}\u2069»`}. لم يُخصم أي مبلغ: ارجع إلى المتجر وعدّل سلتك.`,

  order: 'طلب رقم',
  shipping: 'الشحن',
  total: 'الإجمالي',
  includingVat: 'شامل الضريبة',

  testCards: 'بطاقات تجريبية',
  verdicts: { pay: 'مقبولة', challenge: 'تطلب تأكيدًا', decline: 'مرفوضة' },
  otherCards: 'استخدم أي تاريخ قادم وأي 3 أرقام. وأي رقم بطاقة صحيح آخر مقبول أيضًا.',

  confirm: 'تأكيد الدفع',
  confirmText: (total, shop) =>
    html`يطلب البنك التجريبي تأكيد دفع <b>${total}</b> إلى ${shop} بالبطاقة التي تنتهي بالأرقام 3220.`,
  approve: 'أكّد دفع',
  refuse: 'ارفض الدفع',

  unknown: { title: 'عملية الدفع غير موجودة', text: 'ارجع إلى المتجر وأتمّ طلبك من جديد.' },
  closed: {
    replaced: 'حلّت عملية دفع أحدث محل هذه العملية',
    cancelled: 'أُلغيت عملية الدفع',
    expired: 'انتهت مهلة عملية الدفع',
  },
  cartWaits: 'لم يُخصم أي مبلغ، وسلتك في انتظارك في المتجر.',
  linkWaits: 'لم يُخصم أي مبلغ. افتح رابط الدفع مرة أخرى لترى المبلغ المطلوب.',
  difference: 'فرق تعديل الطلب',
  returnToShop: 'العودة إلى المتجر',
  paid: { title: 'تم الدفع بنجاح', text: 'شكرًا لطلبك.' },
  returnToSite: (host) => html`العودة إلى ${host}`,
  cancelForSite: (host) => html`إلغاء والعودة إلى ${host}`,
  cameFrom: (host) => html`جئت من موقع ${host}. بعد الدفع ستجد زرًا يعيدك إليه.`,
  foreignForm: {
    title: 'وصلت هذه البيانات من موقع آخر',
    text: 'لم يُخصم أي مبلغ. افتح صفحة الدفع من المتجر وحاول مرة أخرى.',
  },
  tooLarge: { title: 'البيانات المرسلة أكبر من المسموح به', text: 'ارجع وحاول مرة أخرى.' },
  busy: {
    title: 'المتجر مشغول الآن',
    text: 'لم تخصم هذه الصفحة أي مبلغ. انتظر لحظة، ثم ارجع وحاول مرة أخرى.',
  },
};
