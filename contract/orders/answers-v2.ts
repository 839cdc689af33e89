/** Orders: what only v2 answers. */
import * as v from 'valibot';
import { placedOrder, shopper } from './answers.ts';

export const placedOrderAnswerV2 = v.object({
  status: v.string(),
  message: v.string(),
  user: shopper,
  pricing: v.object({
    cartPrice: v.number(),
    taxPrice: v.number(),
    shippingPrice: v.number(),
    totalOrderPrice: v.number(),
  }),
  data: placedOrder,
});
