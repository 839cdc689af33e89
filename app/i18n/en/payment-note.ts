/** What a cart says to those who come back from the payment page without having paid. */

export const cancelled = 'Payment was cancelled. Nothing was charged, your cart is as it was.';
export const failed = 'The payment failed. Nothing was charged, your cart is as it was.';
/** Where the gateway has not said what became of it. */
export const unfinished = 'The payment was not completed. Your cart is as it was.';
