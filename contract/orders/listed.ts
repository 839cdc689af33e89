/** Orders as their shopper, or whoever has their link, looks at them: what only those load. */
import * as v from 'valibot';
import { defineCall } from '#contract/call.ts';
import { cartProduct } from '#contract/cart/answers.ts';
import { listOf } from '#contract/envelope.ts';
import { orderFacts, orderFields, orderLineFields, shopper } from './answers.ts';
import { progressFields } from './progress.ts';

/** An order in a list: its shopper and products in full. */
export const order = v.object({
  ...orderFields,
  ...progressFields,
  /** Whether its shopper may still cancel it. */
  isCancellable: v.optional(v.boolean()),
  user: shopper,
  cartItems: v.array(v.object({ ...orderLineFields, product: v.nullish(cartProduct) })),
});
/** An order for whoever has its link: what is in it and how far it is, not whose it is. */
export const trackedOrder = v.object({
  ...orderFacts,
  ...progressFields,
  city: v.string(),
  cartItems: v.array(
    v.object({
      ...orderLineFields,
      product: v.object({ _id: v.string(), title: v.string(), imageCover: v.string() }),
    }),
  ),
});
export const orderAnswer = v.object({ data: order });
export const trackedOrderAnswer = v.object({ data: trackedOrder });
export const ordersAnswer = v.array(order);

/** Newest first. */
export const listOrders = defineCall<{ query: { limit?: number } }>()({
  path: '/orders',
  isPersonal: true,
  answer: /* @__PURE__ */ listOf(order),
});

/** The shopper's id is in the token. */
export const listOrdersOfUser = defineCall()({
  path: '/orders/user/{userId}',
  isPersonal: true,
  answer: ordersAnswer,
});

export const cancelOrder = defineCall()({
  method: 'POST',
  path: '/orders/{orderId}/cancel',
  isPersonal: true,
  answer: orderAnswer,
});

export type Order = v.InferOutput<typeof order>;
