/** The contact page. */

export const title = 'Contact us';
export const intro = 'We are glad to help, before you buy and after.';

export const seller = 'Who you buy from';
export const follow = 'Follow us';
export const orderHint =
  'About an order? Have its number at hand: it is in our emails and on your Orders screen.';
export const toOrders = 'My orders';
export const unset = 'This shop has not published its contact details yet.';
export const demonstration =
  'This shop is a demonstration: no business stands behind it, and there is nobody to call. Where it is run for real, its phone, email, address and registers are here.';
