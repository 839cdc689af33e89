/** The ways to pay of a shop that offers several. */
export const paymob = 'Card or wallet';
export const paymobNote = 'Egyptian cards and wallets, through Paymob.';
export const stripe = 'Card from abroad';
export const stripeNote = 'International cards, through Stripe.';
