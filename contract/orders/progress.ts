/** How far an order is on its way to the door: ours alone, beside the contract's isPaid and isDelivered. */
import * as v from 'valibot';

/** Where an order stands; `pending` waits for its payment, `placed` is to be paid in cash. */
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

/** What other providers do not send, or mean something else by: then it is as if it were not there. */
export const progressFields = {
  status: v.fallback(v.optional(orderStatus), undefined),
  /** What went back to the shopper, in EGP. */
  refundedPrice: v.optional(v.number()),
  /** What is still to go back. */
  refundDuePrice: v.optional(v.number()),
  /** What a bank claims back for the shopper, and has not decided about. */
  disputedPrice: v.optional(v.number()),
  carrier: v.optional(v.string()),
  trackingNumber: v.optional(v.string()),
  /** The days in Cairo, as 2026-11-24, between which it is expected to arrive. */
  expectedFrom: v.optional(v.string()),
  expectedTo: v.optional(v.string()),
  /** What happened so far, oldest first. */
  history: v.fallback(v.optional(v.array(v.object({ status: orderStatus, at: v.string() }))), undefined),
};

export type OrderStatus = v.InferOutput<typeof orderStatus>;
