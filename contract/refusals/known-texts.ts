/** Texts that other providers send too, without a code: clients recognise these refusals by their text. */
export const ACCOUNT_EXISTS = 'Account Already Exists';
export const WRONG_SIGN_IN = 'Incorrect email or password';
export const WRONG_RESET_CODE = 'Reset code is invalid or has expired';
export const RESET_CODE_NOT_VERIFIED = 'reset code not verified';
export const NO_PRODUCT = 'this product not found';
export const INVALID_COUPON = 'Coupon is invalid or has expired';
