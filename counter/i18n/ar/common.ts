import type { common as english } from '../en/common.ts';

export const common = {
  loading: 'جارٍ التحميل',
  save: 'حفظ',
  saved: 'تم الحفظ',
  leaveUnsaved: 'هل تريد الخروج دون حفظ؟ سيضيع ما غيّرته هنا.',
  notLoaded: 'تعذّر التحميل',
  retry: 'حاول مرة أخرى',
  reload: 'إعادة تحميل الصفحة',
  goHome: 'الانتقال إلى الشاشة الأولى',
  close: 'إغلاق',
  notFoundTitle: 'لا يوجد شيء هنا',
  notFoundText: 'قد يكون الرابط غير صحيح، أو أن ما كان هنا لم يعد موجودًا.',
  brokenTitle: 'تعذّر عرض هذه الشاشة',
  brokenText: 'لم يُفقد أي شيء محفوظ. إذا تكرر ذلك، أخبر المسؤول عن خادم المتجر.',
  newVersionTitle: 'تم تحديث لوحة التحكم',
  newVersionText: 'أعد تحميل الصفحة للمتابعة بالإصدار الجديد.',
  offline: 'لا يوجد اتصال بالإنترنت. ما كتبته لن يضيع: احفظه بعد عودة الاتصال.',
} satisfies typeof english;
