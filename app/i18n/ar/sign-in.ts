/** Texts of login, signup and password reset. */
import type * as english from '../en/sign-in.ts';
import { isolate } from './grammar.ts';
import { formatNumber } from './numbers.ts';

export const login = 'تسجيل الدخول';
export const loginNote = 'أهلًا بعودتك. سلتك ومفضلتك كما تركتهما.';
export const forgotten = 'نسيت كلمة المرور؟';
export const noAccount = 'ليس لديك حساب؟';
export const register = 'أنشئ حسابًا';
export const signup = 'إنشاء حساب';
export const signupNote = 'حساب واحد لسلتك ومفضلتك وطلباتك.';
export const confirmEmail = 'أرسلنا إليك رسالة. افتح الرابط فيها لتأكيد بريدك الإلكتروني.';
export const haveAccount = 'لديك حساب بالفعل؟';
export const sideTitle = 'كل ما تحبه يصلك أينما كنت في مصر';
export const sideText = 'ادفع بالبطاقة، أو نقدًا عند الاستلام.';
export const submitLogin = 'تسجيل الدخول';
export const submitSignup = 'إنشاء الحساب';

/* What a visitor logs in for, as the end of a sentence such as 'Log in to …'. */
export const purposes: typeof english.purposes = {
  cart: (product) => `لإضافة ${isolate(product)} إلى سلتك`,
  wish: (product) => `لإضافة ${isolate(product)} إلى مفضلتك`,
  review: (product) => `لتقييم ${isolate(product)}`,
  question: (product) => `لطرح سؤال عن ${isolate(product)}`,
  alert: (product) => `لنراسلك عند توفر ${isolate(product)}`,
  checkout: 'لإتمام الشراء',
};
export const logInTo: typeof english.logInTo = (purpose) => `سجّل الدخول ${purpose}`;
export const signUpTo: typeof english.signUpTo = (purpose) => `أنشئ حسابًا ${purpose}`;

/* Texts of the password reset. */
export const submitEmail = 'إرسال الرمز';
export const submitCode = 'تأكيد';
export const submitPassword = 'حفظ';
export const forgottenTitle = 'استعادة كلمة المرور';
export const step: typeof english.step = (at, of) => `الخطوة ${formatNumber(at)} من ${formatNumber(of)}`;
export const askEmail = 'اكتب البريد الإلكتروني لحسابك وسنرسل إليه رمزًا.';
export const askCode: typeof english.askCode = (email) =>
  `إذا كان ${isolate(email)} مسجّلًا لدينا فسيصله رمز خلال لحظات.`;
export const askPassword = 'الرمز صحيح. اختر كلمة مرور جديدة.';
export const back = 'رجوع';
export const backToLogin = 'العودة إلى تسجيل الدخول';
export const sendAgain = 'إرسال الرمز مرة أخرى';
export const sentAgain = 'أرسلنا رمزًا آخر.';
