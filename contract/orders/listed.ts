/** Orders as read by their shopper or by anybody with their link; loaded only by the screens that show orders. */
import * as v from 'valibot';
import { defineCall } from '#contract/call.ts';
import { cartProduct } from '#contract/cart/answers.ts';
import { listOf } from '#contract/envelope.ts';
import { orderFacts, orderFields, orderLineFields, shopper } from './answers.ts';
import { progressFields } from './progress.ts';
import { returnFields } from './returned.ts';

/** An order in a list, with its shopper and products as documents. */
export const order = v.object({
  ...orderFields,
  ...progressFields,
  ...returnFields,
  /** Whether its shopper may still cancel it. */
  isCancellable: v.optional(v.boolean()),
  /** Whether its shopper is asked to confirm it. */
  isConfirmable: v.optional(v.boolean()),
  /** The last four digits of the card that paid it, if the gateway reports them. */
  cardLast4: v.optional(v.string()),
  user: shopper,
  cartItems: v.array(
    v.object({
      ...orderLineFields,
      /** Delivered pieces that are not part of a return. */
      returnableCount: v.optional(v.number()),
      product: v.nullish(cartProduct),
    }),
  ),
});
/** An order for anybody with its link: without data about its shopper. */
export const trackedOrder = v.object({
  ...orderFacts,
  ...progressFields,
  city: v.string(),
  /** The amount that can be paid through the payment link. */
  due: v.optional(
    v.object({
      price: v.number(),
      /** Whether the amount is due because a change raised the total of a paid order. */
      isDifference: v.boolean(),
      /** Whether a payment is pending already. */
      isPending: v.boolean(),
    }),
  ),
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

/** Lists the shopper's orders, newest first. Needs no user id, because the token contains it. */
export const listOrders = defineCall<{ query: { limit?: number } }>()({
  path: '/orders',
  audience: 'shopper',
  answer: /* @__PURE__ */ listOf(order),
});

/** Lists the shopper's orders by the user id in the token, as the specification demands. */
export const listOrdersOfUser = defineCall()({
  path: '/orders/user/{userId}',
  audience: 'shopper',
  answer: ordersAnswer,
});

export const cancelOrder = defineCall()({
  method: 'POST',
  path: '/orders/{orderId}/cancel',
  audience: 'shopper',
  answer: orderAnswer,
});

export const confirmOrder = defineCall()({
  method: 'POST',
  path: '/orders/{orderId}/confirm',
  audience: 'shopper',
  answer: orderAnswer,
});

/** Sends the email again that asks the shopper to confirm an order. */
export const sendOrderEmail = defineCall()({
  method: 'POST',
  path: '/orders/{orderId}/email',
  audience: 'shopper',
  answer: /* @__PURE__ */ v.object({ message: v.string() }),
});

export type Order = v.InferOutput<typeof order>;
