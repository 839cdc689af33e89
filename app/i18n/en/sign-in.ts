/** Login, signup and the forgotten password. */

export const login = 'Login';
export const loginNote = 'Welcome back. Your cart and your wish list are where you left them.';
export const forgotten = 'Forgotten password?';
export const noAccount = 'New here?';
export const register = 'Register';
export const signup = 'Signup';
export const signupNote = 'One account for your cart, your wish list and your orders.';
export const confirmEmail = 'We sent you an email. Open its link to confirm your address.';
export const haveAccount = 'Already have an account?';
export const sideTitle = 'Good things, delivered across Egypt';
export const sideText = 'Pay by card, or in cash when they arrive.';
/** From the specification, for all forms. In Arabic, each button names its action. */
export const submitLogin = 'Submit';
export const submitSignup = 'Submit';

/* The forgotten password. */
/** From the specification, for all forms. In Arabic, each button names its action. */
export const submitEmail = 'Submit';
export const submitCode = 'Submit';
export const submitPassword = 'Submit';
export const forgottenTitle = 'Forgotten password';
export const step = (at: number, of: number) => `Step ${at} of ${of}`;
export const askEmail = 'Tell us the email of your account, and we send a code to it.';
export const askCode = (email: string) => `If ${email} belongs to an account, a code is on its way to it.`;
export const askPassword = 'The code was right. Choose a new password.';
export const back = 'Back';
export const backToLogin = 'Back to login';
export const sendAgain = 'Send the code again';
export const sentAgain = 'Another code is on its way.';
