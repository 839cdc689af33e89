/** An order for whoever has its link. */

export const screen = 'Your order';
export const to = (city: string) => `To ${city}`;
export const missing = 'This link leads to no order';
export const missingText = 'Perhaps a part of it was lost on the way. Open it from your email once more.';
export const failed = 'The order cannot be shown';
export const share = 'Share the link';
export const shareNote =
  'Whoever has this link sees without an account how far the order is, what was bought, the prices, the city and the tracking number. It tells no name, no phone number and no street.';
export const confirmTitle = 'Is this your order?';
export const confirmText = 'Confirm it, and we start to pack. You pay in cash when it arrives.';
export const confirm = 'Confirm my order';
export const toOrders = 'All my orders';
export const notConfirmable = 'This order can no longer be confirmed.';
