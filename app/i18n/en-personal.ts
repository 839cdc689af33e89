import { cart } from './en/cart.ts';
import { checkout } from './en/checkout.ts';
import { forms } from './en/forms.ts';
import { orders } from './en/orders.ts';
import { session } from './en/session.ts';
import { wishList } from './en/wish-list.ts';

/** What forms and the screens of a shopper say, in English. */
export const enPersonal = { cart, checkout, forms, orders, session, wishList };
