/** The call table: everything the provider offers, as data. The storefront does not import it. */
import type { ApiCall } from './call.ts';
import { accountCalls } from './calls-account.ts';
import { shoppingCalls } from './calls-cart.ts';
import { catalogCalls } from './calls-catalog.ts';
import { addressCalls, orderCalls } from './calls-orders.ts';
import { reviewCalls } from './calls-reviews.ts';

export const CALLS: readonly ApiCall[] = [
  ...catalogCalls,
  ...reviewCalls,
  ...accountCalls,
  ...shoppingCalls,
  ...addressCalls,
  ...orderCalls,
];
