/** The ways to pay of a shop that offers several. */
export const paymob = 'بطاقة أو محفظة';
export const paymobNote = 'البطاقات والمحافظ المصرية، عبر Paymob.';
export const stripe = 'بطاقة من خارج مصر';
export const stripeNote = 'البطاقات الدولية، عبر Stripe.';
