/** Texts of the contact page. */

export const title = 'تواصل معنا';
export const intro = 'يسعدنا أن نساعدك قبل الشراء وبعده.';
export const seller = 'ممن تشتري';
export const follow = 'تابعنا';
export const orderHint = 'تسأل عن طلب؟ جهّز رقمه: تجده في رسائلنا وفي صفحة «طلباتي».';
export const toOrders = 'طلباتي';
export const unset = 'لم ينشر المتجر بيانات التواصل بعد.';
export const demonstration =
  'هذا متجر تجريبي: لا يقف وراءه نشاط تجاري، ولا يوجد من يرد على اتصالك. عند تشغيله فعليًا تظهر هنا أرقام التواصل والبريد الإلكتروني والعنوان والسجلات.';
