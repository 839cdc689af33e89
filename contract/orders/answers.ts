/** Answers to placing an order, and the fields that all orders share. Lists of orders are in listed.ts. */
import * as v from 'valibot';

/** Sent by our own provider only, in addition to isPaid, which every provider sends. */
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

/** Fields that anybody with the order's link may see. */
export const orderFacts = {
  _id: v.string(),
  id: v.number(),
  /** The number that people see and read aloud, such as MS-4F7K-2Q9; sent by our own provider only. */
  orderNumber: v.optional(v.string()),
  /** Lines, shipping and tax add up to the total, less discountPrice if there is a discount. */
  taxPrice: v.optional(v.number(), 0),
  shippingPrice: v.optional(v.number(), 0),
  totalOrderPrice: v.number(),
  /** What the discount code takes off the items, and the code; sent by our own provider only. */
  discountPrice: v.optional(v.number()),
  coupon: v.optional(v.string()),
  /** The VAT contained in the total; sent by our own provider only. */
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
      // Sent by our own provider only.
      governorate: v.optional(v.string()),
      area: v.optional(v.string()),
      recipient: v.optional(v.string()),
      landmark: v.optional(v.string()),
      secondPhone: v.optional(v.string()),
    }),
  ),
  /** The path of the tracking screen. */
  trackingPath: v.optional(v.string()),
};
export const orderLineFields = { _id: v.string(), count: v.number(), price: v.number() };

export const shopper = v.object({
  _id: v.string(),
  name: v.string(),
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
});

/** An order in the answer to placing it. Its shopper and products are ids, not objects. */
export const placedOrder = v.object({
  ...orderFields,
  user: v.string(),
  cartItems: v.array(v.object({ ...orderLineFields, product: v.string() })),
});
export const placedOrderAnswer = v.object({ status: v.string(), data: placedOrder });
/** v2 adds the shopper and the parts of the price. */
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
