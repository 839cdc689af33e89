/** Texts of the account screen. */
import { EMAIL_LINK_HOURS } from '#contract/constants.ts';
import type * as english from '../en/account.ts';
import { isolate } from './grammar.ts';
import { formatNumber, writeDigits } from './numbers.ts';

export const title = 'حسابي';
export const loginNeeded = 'سجّل الدخول لترى حسابك';
export const notShown = 'تعذّر عرض حسابك';

export const details = 'بياناتك';
export const change = 'تعديل';
export const save = 'حفظ';
export const cancel = 'إلغاء';
export const saved = 'تم الحفظ';

export const newEmail = 'البريد الإلكتروني الجديد';
export const newEmailNote = 'سنرسل إليه رابطًا، ويتغير بريدك بعد فتح الرابط والتأكيد.';
export const sendLink = 'إرسال الرابط';
export const linkSent: typeof english.linkSent = (email) =>
  `أرسلنا رابطًا إلى ${isolate(email)}. افتحه خلال ${writeDigits(String(EMAIL_LINK_HOURS))} ساعة وأكّد لاستخدام هذا البريد، وحتى ذلك الحين لا يتغير شيء.`;
export const keepEmail = 'إلغاء هذا التغيير';
export const keepEmailFailed = 'تعذّر إلغاء هذا التغيير.';

export const confirmHint =
  'لم يتم تأكيده بعد. افتح الرابط الذي أرسلناه إليك، وبعدها تجد عنوان التوصيل في رسائل طلباتك.';
export const sendConfirmation = 'إعادة إرسال الرسالة';
export const confirmationSent = 'أرسلناها مرة أخرى. راجع بريدك.';
export const confirmationFailed = 'تعذّر إرسال الرسالة.';

export const currentPassword = 'كلمة المرور الحالية';
export const passwordNote = 'سيتم تسجيل الخروج من أجهزتك الأخرى.';

export const addresses = 'العناوين';
export const addressesNote = 'نملأ بها عنوان الشحن عند إتمام الشراء.';
export const addAddress = 'إضافة عنوان';
export const addressName = 'اسم العنوان';
export const addressNameHint = 'مثال: البيت أو الشغل';
export const defaultLabel = 'الافتراضي';
export const makeDefault = 'اجعله العنوان الافتراضي';
export const edit = 'تعديل';
export const remove = 'حذف';
export const addressRemoved = 'تم حذف العنوان.';
export const addressFailed = 'تعذّر تعديل عناوينك.';
export const about: typeof english.about = (action, name) => `${action}: ${isolate(name)}`;

export const privacy = 'الخصوصية والأمان';
export const everywhere = 'تسجيل الخروج من كل الأجهزة';
export const everywhereNote = 'ينهي جلستك على كل أجهزتك، وهذا الجهاز أيضًا. مفيد إذا ضاع موبايلك.';
export const signOut = 'تسجيل الخروج';
export const everywhereFailed = 'تعذّر تسجيل الخروج. حاول مرة أخرى.';
export const download = 'تنزيل بياناتي';
export const downloadNote = 'كل ما يعرفه المتجر عنك، في ملف تحتفظ به.';
export const downloadAction = 'تنزيل';
export const downloadFailed = 'تعذّر تنزيل بياناتك.';

export const deleteAccount = 'حذف حسابي';
export const deleteNote = 'يتم حذف اسمك وبريدك ورقم موبايلك وعناوينك وسلتك ومفضلتك نهائيًا.';
export const deleteAction = 'حذف';
export const deleteTitle = 'هل تريد حذف حسابك؟';
export const deleteWarning =
  'لا يمكن التراجع عن الحذف. سيتم حذف اسمك وبريدك ورقم موبايلك وعناوينك وسلتك ومفضلتك. تبقى الطلبات في دفاتر المتجر بدون اسمك ورقم موبايلك وعنوان الشارع، ومعها المدينة والمحافظة فقط، وتبقى تقييماتك وأسئلتك التي رددنا عليها بدون اسمك.';
export const deletePassword = 'كلمة المرور، للتأكد من أنك صاحب الحساب';
export const deleteConfirm = 'حذف نهائي';
export const deleted = 'تم حذف حسابك.';

export const refusals: typeof english.refusals = {
  wrongPassword: 'كلمة المرور الحالية غير صحيحة.',
  emailInUse: 'هذا البريد الإلكتروني مسجّل لحساب آخر.',
  orderUnderWay: (order) =>
    `الطلب رقم ${order} لم يكتمل بعد. يمكنك حذف حسابك بعد وصوله أو بعد استرداد مبلغه.`,
  returnUnderWay: (order) =>
    `لم يكتمل إرجاع منتجات من الطلب رقم ${order} بعد. يمكنك حذف حسابك بعد اكتماله، ويمكنك سحب طلب الإرجاع الذي لم نرد عليه بعد من صفحة «طلباتي».`,
  paymentNotClosed: 'هناك عملية دفع بدأتها ولم تُغلق بعد. حاول مرة أخرى لاحقًا، خلال أيام على الأكثر.',
  tooManyAddresses: (max) => `يمكنك حفظ ${formatNumber(max)} عنوانًا على الأكثر.`,
};
