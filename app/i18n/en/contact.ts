/** Texts of the contact page. */

export const title = 'Contact us';
export const intro = 'We’re happy to help, before and after you buy.';

export const seller = 'Who you buy from';
export const follow = 'Follow us';
export const orderHint =
  'Asking about an order? Have its number ready: you’ll find it in our emails and under Orders.';
export const toOrders = 'My orders';
export const unset = 'This shop hasn’t published its contact details yet.';
export const demonstration =
  'This is a demo shop: there’s no business behind it, and nobody to call. A real shop shows its phone, email, address and registration numbers here.';
