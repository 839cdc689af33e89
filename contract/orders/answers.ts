/** Orders: the answers to placing one, and what all orders have. Listed ones are in listed.ts, for whoever looks at them. */
import * as v from 'valibot';

/** What became of the money: ours alone, beside the contract's isPaid. */
export const paymentStatus = v.picklist([
  'cash',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'refund_due',
  'partly_refunded',
  'refunded',
]);

/** What everybody may know who has the order's link. */
export const orderFacts = {
  _id: v.string(),
  id: v.number(),
  /** Lines, shipping and tax add up to the total. */
  taxPrice: v.optional(v.number(), 0),
  shippingPrice: v.optional(v.number(), 0),
  totalOrderPrice: v.number(),
  /** The VAT inside the total: ours alone. */
  vatIncluded: v.optional(v.number()),
  paymentMethodType: v.string(),
  paymentStatus: v.fallback(v.optional(paymentStatus), undefined),
  isPaid: v.boolean(),
  isDelivered: v.boolean(),
  paidAt: v.optional(v.string()),
  deliveredAt: v.optional(v.string()),
  createdAt: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
};
export const orderFields = {
  ...orderFacts,
  shippingAddress: v.optional(
    v.object({
      details: v.string(),
      phone: v.string(),
      city: v.string(),
      postalCode: v.optional(v.string()),
      // Where its shopper told them: ours alone.
      governorate: v.optional(v.string()),
      area: v.optional(v.string()),
    }),
  ),
  /** The screen that shows it to whoever has the link. */
  trackingPath: v.optional(v.string()),
};
export const orderLineFields = { _id: v.string(), count: v.number(), price: v.number() };

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
export const placedOrderAnswer = v.object({ status: v.string(), data: placedOrder });
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
