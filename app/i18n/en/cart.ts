/** The cart. */

export const title = 'Cart Items';
export const lines = 'Products in the cart';
export const remove = 'Remove';
export const saveForLater = 'Save for later';
export const clear = 'clear All Cart';
export const each = (price: string) => `${price} each`;
export const lineTotal = 'Sum of the line';
export const summary = 'Summary';
export const shipping = 'Shipping';
export const total = 'Total';
export const includingVat = 'including VAT';
export const orderTotal = 'Order total';
export const checkOut = 'Check Out';
export const settling = 'Your last change is being saved.';
export const empty = 'Your cart is empty';
export const emptyText = 'What you add to it waits for you here.';
export const toProducts = 'Browse the products';
export const notShown = 'The cart cannot be shown';
export const outdated = 'The cart could not be read again.';
export const loginNeeded = 'Log in to see your cart';
