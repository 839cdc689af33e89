/** The forgotten password. */

import type * as english from '../en/password-reset.ts';
import { isolate } from './grammar.ts';
import { formatNumber } from './numbers.ts';

export const submitEmail = 'إرسال الرمز';
export const submitCode = 'تأكيد';
export const submitPassword = 'حفظ';
export const reset = 'استعادة كلمة المرور';
export const step: typeof english.step = (at, of) => `الخطوة ${formatNumber(at)} من ${formatNumber(of)}`;
export const askEmail = 'اكتب البريد الإلكتروني لحسابك وسنرسل إليه رمزًا.';
export const askCode: typeof english.askCode = (email) =>
  `إذا كان ${isolate(email)} مسجّلًا لدينا فسيصله رمز خلال لحظات.`;
export const askPassword = 'الرمز صحيح. اختر كلمة مرور جديدة.';
export const back = 'رجوع';
export const backToLogin = 'العودة إلى تسجيل الدخول';
export const sendAgain = 'إرسال الرمز مرة أخرى';
export const sentAgain = 'أرسلنا رمزًا آخر.';
