import type { home as english } from '../en/home.ts';
import { pickArabic } from '../formats.ts';

export const home = {
  goodMorning: 'صباح الخير',
  goodAfternoon: 'مساء الخير',
  goodEvening: 'مساء الخير',
  waiting: 'في الانتظار',
  oldest: (age: string) => `الأقدم ${age}`,
  nothingWaits: 'لا شيء في الانتظار',
  returns: 'المرتجعات',
  questions: 'أسئلة تنتظر الرد',
  reportedReviews: 'تقييمات عليها بلاغات',
  attention: 'يحتاج إلى متابعة',
  attentionHint: 'ما لا يستطيع المتجر إنهاءه دون تدخل منك.',
  allGood: 'لا شيء آخر يحتاج إليك',
  allGoodText: 'المدفوعات مطابقة، والمبالغ المستردة أُرسلت، والرسائل وصلت.',
  refusedRefunds: (count: number, text: string) =>
    pickArabic(count, {
      one: 'عملية استرداد واحدة لم تنفذها بوابة الدفع',
      two: 'عمليتا استرداد لم تنفذهما بوابة الدفع',
      few: `${text} عمليات استرداد لم تنفذها بوابة الدفع`,
      other: `${text} عملية استرداد لم تنفذها بوابة الدفع`,
    }),
  disputes: (count: number, text: string) =>
    pickArabic(count, {
      one: 'عملية دفع واحدة يطالب بها البنك',
      two: 'عمليتا دفع يطالب بهما البنك',
      few: `${text} عمليات دفع يطالب بها البنك`,
      other: `${text} عملية دفع يطالب بها البنك`,
    }),
  mismatches: (count: number, text: string) =>
    pickArabic(count, {
      one: 'عملية دفع واحدة بمبلغ غير صحيح',
      two: 'عمليتا دفع بمبلغ غير صحيح',
      few: `${text} عمليات دفع بمبلغ غير صحيح`,
      other: `${text} عملية دفع بمبلغ غير صحيح`,
    }),
  unknownPayments: (count: number, text: string) =>
    pickArabic(count, {
      one: 'عملية دفع واحدة لا تخص أي طلب',
      two: 'عمليتا دفع لا تخصان أي طلب',
      few: `${text} عمليات دفع لا تخص أي طلب`,
      other: `${text} عملية دفع لا تخص أي طلب`,
    }),
  failedJobs: (count: number, text: string) =>
    pickArabic(count, {
      one: 'مهمة واحدة لم تكتمل',
      two: 'مهمتان لم تكتملا',
      few: `${text} مهام لم تكتمل`,
      other: `${text} مهمة لم تكتمل`,
    }),
  heldBackEmails: (count: number, text: string) =>
    pickArabic(count, {
      one: 'رسالة واحدة لم تُرسل',
      two: 'رسالتان لم تُرسلا',
      few: `${text} رسائل لم تُرسل`,
      other: `${text} رسالة لم تُرسل`,
    }),
  refusedRefundsHint: 'أعد المبلغ بطريقة أخرى، ثم سجّله يدويًا.',
  disputesHint: 'ردّ على البنك من خلال بوابة الدفع.',
  mismatchesHint: 'تُعاد تلقائيًا ما لم ترفض بوابة الدفع.',
  unknownPaymentsHint: 'ابحث عنها في بوابة الدفع، وأعدها من هناك.',
  failedJobsHint: 'السبب في سجل المتجر: npm run shop -- doctor.',
  heldBackEmailsHint: 'تجاوزت صناديق بريدها الحد خلال 7 أيام.',
  sales: 'المبيعات',
  salesByDay: 'المبيعات حسب اليوم',
  span: 'الفترة',
  spans: { 7: '7 أيام', 30: '30 يومًا', 90: '90 يومًا' },
  otherDays: 'أيام أخرى',
  from: 'من',
  until: 'إلى',
  spanMistakes: {
    missing: 'أدخل اليومين.',
    order: 'اليوم الأول بعد اليوم الأخير.',
    length: '366 يومًا على الأكثر.',
  },
  comparedSpan: (from: string, until: string) =>
    from === until ? `مقارنة مع ${from}` : `مقارنة مع الفترة من ${from} إلى ${until}`,
  salesTotal: 'المبيعات',
  orders: 'الطلبات',
  average: 'متوسط الطلب',
  returned: 'عاد إلى المتجر',
  before: (text: string) => `الفترة السابقة: ${text}`,
  day: 'اليوم',
  asTable: 'عرض كجدول',
  asChart: 'عرض كرسم بياني',
  chartLabel: (measure: string, from: string, until: string) =>
    `${measure} حسب اليوم من ${from} إلى ${until}`,
  thisPeriod: 'هذه الفترة',
  periodBefore: 'الفترة السابقة',
  highest: (text: string) => `أعلى قيمة: ${text}`,
  comparedWith: (day: string) => `مقارنة مع ${day}`,
  stock: 'المخزون',
  low: (count: number, text: string) =>
    pickArabic(count, {
      one: 'منتج واحد أوشك على النفاد',
      two: 'منتجان أوشكا على النفاد',
      few: `${text} منتجات أوشكت على النفاد`,
      many: `${text} منتجًا أوشك على النفاد`,
      other: `${text} منتج أوشك على النفاد`,
    }),
  showAll: (count: string) => `عرض الكل (${count})`,
  noneLow: 'لا يوجد منتج أوشك على النفاد.',
  left: (count: number) =>
    pickArabic(count, {
      one: 'بقيت قطعة واحدة',
      two: 'بقيت قطعتان',
      few: `بقيت ${count} قطع`,
      other: `بقيت ${count} قطعة`,
    }),
  held: (pieces: string, orders: number, text: string) =>
    `محجوز الآن: ${pieces}، في ${pickArabic(orders, {
      one: 'طلب واحد لم يُدفع',
      two: 'طلبين لم يُدفعا',
      few: `${text} طلبات لم تُدفع`,
      many: `${text} طلبًا لم تُدفع`,
      other: `${text} طلب لم تُدفع`,
    })}.`,
  seeHeld: 'عرض الطلبات',
  newOrder: 'طلب جديد',
  newOrderText: 'وصل طلب جديد الآن.',
  paidOrder: 'طلب مدفوع',
  paidOrderText: 'دُفع طلب الآن.',
  newOrders: (count: string) => `طلبات جديدة: ${count}`,
  alerts: 'تنبيهات الطلبات الجديدة',
  sound: 'تشغيل صوت',
  notify: 'إظهار إشعار من المتصفح',
  notifyBlocked: 'المتصفح لا يسمح بإشعارات هذا الموقع.',
} satisfies typeof english;
