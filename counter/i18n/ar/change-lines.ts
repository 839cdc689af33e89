import type { changeLines as english } from '../en/change-lines.ts';
import { isolate } from '../formats.ts';

export const changeLines = {
  open: 'تعديل المنتجات',
  title: (number) => `منتجات الطلب ${isolate(number)}`,
  description: 'ما يبقى يحتفظ بسعره، وما يُضاف يُحسب بسعر اليوم.',
  summary: 'ما الذي يتغير',
  before: 'الإجمالي قبل التعديل',
  after: 'الإجمالي بعد التعديل',
  unchanged: 'لم يتغير شيء بعد.',
  sameTotal: 'الإجمالي كما هو.',
  cash: (total) => `يحصّل المندوب ${total}.`,
  link: (total) => `رابط الدفع يطلب ${total}.`,
  refunded: (amount) => `يُرد ${amount} بطريقة الدفع نفسها.`,
  owed: (amount) => `متبقٍ للدفع ${amount}. تطلبه رسالة العميل، وتنتظر الشحنة حتى يُدفع.`,
  packedAgain: 'يجب تجهيز الطلب مرة أخرى.',
  emailed: 'تصل العميل رسالة بالبريد الإلكتروني.',
  noEmail: 'ليس للعميل بريد إلكتروني: أبلغه بنفسك.',
  save: 'حفظ التعديل',
  saved: 'تم تعديل المنتجات',
  notPossible: 'لا يمكن هذا التعديل الآن: شُحن الطلب، أو سيُرد أكثر مما لدى المتجر. راجع الطلب.',
  conflictField: 'المنتجات',
  beforeThat: 'قبل التعديل',
  stillOwed: 'متبقٍ للدفع',
  anyway: (amount) => `أرسله مع أن ${amount} لم يُدفع بعد`,
  owedNote: (amount) => `${amount} من هذا الطلب لم يُدفع بعد. «رابط الدفع» يطلبه من العميل.`,
} satisfies typeof english;
