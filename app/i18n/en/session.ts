/** Login and signup. */

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
/** The specification's on every form; Arabic says what comes next. */
export const submitLogin = 'Submit';
export const submitSignup = 'Submit';
