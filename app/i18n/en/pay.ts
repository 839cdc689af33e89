/** Texts of paying an order by its payment link, on the tracking screen. */

export const dueTitle = (amount: string) => `${amount} to pay`;
export const dueText = 'Pay online, and we’ll send your order.';
export const differenceText =
  'Your order was changed after you paid. Pay the rest, and we’ll send all of it.';
export const failedTitle = 'Your payment didn’t go through';
export const failedText = (amount: string) =>
  `Nothing was charged. ${amount} is still to be paid: please try again.`;
export const checkingTitle = 'We haven’t received your payment yet';
export const checkingText = (amount: string) =>
  `If you’ve just paid, this page will update in a moment. Otherwise you can still pay ${amount}.`;
export const pendingTitle = 'Your payment is on its way';
export const pendingText = 'We’ll update this page and email you as soon as it arrives.';
export const paidTitle = 'Payment received. Thank you!';
export const paidText = 'There is nothing left to pay.';
export const pay = 'Pay now';
export const payWith = (way: string) => `Pay by ${way.slice(0, 1).toLowerCase()}${way.slice(1)}`;
export const waiting = 'We’ll send it once it is paid.';
/** Reasons why a payment can't be started. */
export const nothingDue = 'There’s nothing to pay right now.';
export const dueChanged = 'The order has just changed. Please look again at what is to be paid.';
export const awayForNow = 'The payment page didn’t open. Please try again in a moment.';
