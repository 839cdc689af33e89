/** The progress of an order; sent by our own provider only, in addition to isPaid and isDelivered. */
import * as v from 'valibot';

/** `pending`: the payment is awaited. `placed`: the order is to be paid in cash on delivery. */
export const orderStatus = /* @__PURE__ */ v.picklist([
  'pending',
  'placed',
  'confirmed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
  'refund_due',
  'partly_refunded',
  'refunded',
  'failed',
]);

/** Other providers may use these names for something else: values that don't fit are dropped. */
export const progressFields = {
  status: v.fallback(v.optional(orderStatus), undefined),
  /** Refunded so far, in EGP. */
  refundedPrice: v.optional(v.number()),
  /** Still to be refunded. */
  refundDuePrice: v.optional(v.number()),
  /** In an open dispute. */
  disputedPrice: v.optional(v.number()),
  carrier: v.optional(v.string()),
  trackingNumber: v.optional(v.string()),
  /** The first and the last expected day of delivery in Cairo, as 2026-11-24. */
  expectedFrom: v.optional(v.string()),
  expectedTo: v.optional(v.string()),
  /** Oldest first. */
  history: v.fallback(v.optional(v.array(v.object({ status: orderStatus, at: v.string() }))), undefined),
};

export type OrderStatus = v.InferOutput<typeof orderStatus>;
