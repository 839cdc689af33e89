/** The orders screen, to which the payment page returns; what is said of an order itself is in order.ts. */

export const title = 'Orders';
export const earlier = 'Earlier orders';
export const empty = 'You have no orders yet';
export const emptyText = 'What you buy is listed here, from payment to delivery.';
export const toProducts = 'Browse the products';
export const notShown = 'Your orders cannot be shown';
export const loginNeeded = 'Log in to see your orders';
