/** The call table: everything the provider offers, as data. The storefront does not import it. */

import { accountCalls } from './account/calls.ts';
import type { ApiCall } from './call.ts';
import { shoppingCalls } from './cart/calls.ts';
import { catalogueCalls } from './catalogue/calls.ts';
import { addressCalls, orderCalls } from './orders/calls.ts';
import { reviewCalls } from './reviews/calls.ts';

export const CALLS: readonly ApiCall[] = [
  ...catalogueCalls,
  ...reviewCalls,
  ...accountCalls,
  ...shoppingCalls,
  ...addressCalls,
  ...orderCalls,
];
