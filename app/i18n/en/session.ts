/** Login, signup and the forgotten password. */

export const login = 'Login';
export const loginNote = 'Welcome back. Your cart and your wish list are where you left them.';
export const forgotten = 'Forgotten password?';
export const noAccount = 'New here?';
export const register = 'Register';
export const signup = 'Signup';
export const signupNote = 'One account for your cart, your wish list and your orders.';
export const haveAccount = 'Already have an account?';
export const sideTitle = 'Good things, delivered across Egypt';
export const sideText = 'Pay by card, or in cash when they arrive.';
export const goToLogin = 'Go To Login Page';
/** The specification's on every form; Arabic says what comes next. */
export const submitLogin = 'Submit';
export const submitSignup = 'Submit';
export const submitEmail = 'Submit';
export const submitCode = 'Submit';
export const submitPassword = 'Submit';
export const reset = 'Forgotten password';
export const step = (at: number, of: number) => `Step ${at} of ${of}`;
export const askEmail = 'Tell us the email of your account, and we send a code to it.';
export const askCode = (email: string) => `If ${email} belongs to an account, a code is on its way to it.`;
export const askPassword = 'The code was right. Choose a new password.';
export const back = 'Back';
export const backToLogin = 'Back to login';
export const sendAgain = 'Send the code again';
export const sentAgain = 'Another code is on its way.';
