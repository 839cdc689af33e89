/** Login and signup. */

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
