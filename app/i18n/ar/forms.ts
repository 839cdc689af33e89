/** Labels, hints and errors of forms. */
import type * as english from '../en/forms.ts';

export const issues: typeof english.issues = {
  'email-required': 'البريد الإلكتروني مطلوب',
  'email-invalid': 'البريد الإلكتروني غير صحيح',
  'password-required': 'كلمة المرور مطلوبة',
  'password-short': 'يجب ألا تقل كلمة المرور عن ستة أحرف',
  'password-weak':
    'يجب أن تحتوي على حرف إنجليزي صغير وحرف إنجليزي كبير\nيجب أن تحتوي على رقم واحد على الأقل\nيجب أن تحتوي على رمز خاص واحد على الأقل',
  'name-required': 'الاسم مطلوب',
  'name-short': 'يجب ألا يقل الاسم عن ثلاثة أحرف',
  're-password-required': 'تأكيد كلمة المرور مطلوب',
  're-password-different': 'كلمتا المرور غير متطابقتين',
  'phone-required': 'رقم الموبايل مطلوب',
  'phone-invalid': 'اكتب رقم موبايل مصري من 11 رقمًا',
  'details-required': 'تفاصيل العنوان مطلوبة',
  'city-required': 'المدينة مطلوبة',
  'code-required': 'الرمز مطلوب',
};
export const fields = {
  name: 'الاسم بالكامل',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  rePassword: 'تأكيد كلمة المرور',
  phone: 'رقم الموبايل',
  details: 'تفاصيل العنوان',
  city: 'المدينة',
  code: 'الرمز',
  newPassword: 'كلمة المرور الجديدة',
};
export const showPassword = 'إظهار كلمة المرور';
export const hidePassword = 'إخفاء كلمة المرور';
export const passwordHint =
  'ستة أحرف على الأقل: حروف إنجليزية صغيرة وكبيرة ورقم وأحد الرموز \u2066@$!%*?&\u2069';
export const phoneHint = 'مثال: \u2066010 1234 5678\u2069';
export const detailsHint = 'الشارع، رقم العمارة، الدور، الشقة';

/* Texts of address fields that are not in the specification. All are optional. */
export const recipient = 'اسم المستلم';
export const governorate = 'المحافظة';
export const noGovernorate = 'اختر المحافظة';
export const cityHint = 'أو المنطقة، مثل الدقي';
export const addOptional = 'أضف علامة مميزة أو رقم موبايل آخر';
export const landmark = 'علامة مميزة (اختياري)';
export const landmarkHint = 'مثل مسجد أو مدرسة أو محل قريب';
export const secondPhone = 'رقم موبايل آخر (اختياري)';
