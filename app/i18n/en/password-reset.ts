/** The forgotten password. */

/** The specification's on every form; Arabic says what comes next. */
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
