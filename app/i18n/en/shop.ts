/** Names of contact details and payment methods, and texts of the footer. Only the server imports them; pages receive
 *  them as loader data. */

export const names = {
  phone: 'Call us',
  whatsApp: 'WhatsApp',
  email: 'Email',
  hours: 'Opening hours',
  company: 'Sold by',
  address: 'Address',
  commercialRegister: 'Commercial register',
  taxNumber: 'Tax register',
};
/** Shown below profiles that are only examples. */
export const examples = 'Examples only: this is a demo shop.';

export const service = {
  title: 'Customer Service',
  contact: 'Contact us',
  help: 'Help',
  delivery: 'Delivery',
  returns: 'Returns',
};
/** A price of delivery that depends on the governorate. */
export const priceFrom = (price: string) => `from ${price}`;
export const freeShipping = 'free';
export const freeFrom = (price: string, amount: string) => `${price}, free from ${amount}`;
export const shippingAndReturns = (shipping: string) =>
  `Delivery ${shipping} per order · Returns within 14 days`;

export const paymentMarks = { cash: 'Cash on delivery', wallet: 'Mobile wallet', card: 'Card' };
