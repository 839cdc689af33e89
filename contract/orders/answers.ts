/** Orders: answers. */
import * as v from 'valibot';
import { cartProduct } from '#contract/cart/answers.ts';

/** What became of the money: ours alone, beside the contract's isPaid. */
export const paymentStatus = v.picklist(['cash', 'pending', 'paid', 'failed', 'cancelled']);

const orderFields = {
  _id: v.string(),
  id: v.number(),
  taxPrice: v.optional(v.number(), 0),
  shippingPrice: v.optional(v.number(), 0),
  totalOrderPrice: v.number(),
  paymentMethodType: v.string(),
  paymentStatus: v.optional(paymentStatus),
  isPaid: v.boolean(),
  isDelivered: v.boolean(),
  paidAt: v.optional(v.string()),
  deliveredAt: v.optional(v.string()),
  shippingAddress: v.optional(
    v.object({
      details: v.string(),
      phone: v.string(),
      city: v.string(),
      postalCode: v.optional(v.string()),
    }),
  ),
  createdAt: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
};
const orderLineFields = { _id: v.string(), count: v.number(), price: v.number() };

export const shopper = v.object({
  _id: v.string(),
  name: v.string(),
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
});

/** An order as it is answered when placed: ids, not documents. */
export const placedOrder = v.object({
  ...orderFields,
  user: v.string(),
  cartItems: v.array(v.object({ ...orderLineFields, product: v.string() })),
});
/** An order in a list: its shopper and products in full. */
export const order = v.object({
  ...orderFields,
  user: shopper,
  cartItems: v.array(v.object({ ...orderLineFields, product: v.nullish(cartProduct) })),
});
export const placedOrderAnswer = v.object({ status: v.string(), data: placedOrder });
export const ordersAnswer = v.array(order);
/** v2 adds the shopper and how the price is made up. */
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

export type PaymentStatus = v.InferOutput<typeof paymentStatus>;
export type Order = v.InferOutput<typeof order>;
