/** Texts of login, signup and password reset. */

export const login = 'Login';
export const loginNote = 'Welcome back. Your cart and wish list are just as you left them.';
export const forgotten = 'Forgot your password?';
export const noAccount = 'New here?';
export const register = 'Register';
export const signup = 'Signup';
export const signupNote = 'One account for your cart, wish list and orders.';
export const confirmEmail = 'We’ve sent you an email. Open the link in it to confirm your address.';
export const haveAccount = 'Already have an account?';
export const sideTitle = 'Good things, delivered across Egypt';
export const sideText = 'Pay by card, or in cash on delivery.';
/** From the specification, for all forms. In Arabic, each button names its action. */
export const submitLogin = 'Submit';
export const submitSignup = 'Submit';

/* What a visitor logs in for, as the end of 'Log in to …'. */
export const purposes = {
  cart: (product: string) => `add ${product} to your cart`,
  wish: (product: string) => `add ${product} to your wish list`,
  review: (product: string) => `review ${product}`,
  question: (product: string) => `ask about ${product}`,
  alert: (product: string) => `get an email when ${product} is back`,
  checkout: 'check out',
};
export const logInTo = (purpose: string) => `Log in to ${purpose}`;
export const signUpTo = (purpose: string) => `Sign up to ${purpose}`;

/* Texts of the password reset. */
/** From the specification, for all forms. In Arabic, each button names its action. */
export const submitEmail = 'Submit';
export const submitCode = 'Submit';
export const submitPassword = 'Submit';
export const forgottenTitle = 'Reset your password';
export const step = (at: number, of: number) => `Step ${at} of ${of}`;
export const askEmail = 'Enter your account’s email, and we’ll send you a code.';
export const askCode = (email: string) => `If there’s an account for ${email}, we’ve sent a code to it.`;
export const askPassword = 'That code is correct. Choose a new password.';
export const back = 'Back';
export const backToLogin = 'Back to login';
export const sendAgain = 'Resend code';
export const sentAgain = 'We’ve sent another code.';
