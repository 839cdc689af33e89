/** Orders as the staff see them. Amounts are whole piastres. */
import * as v from 'valibot';
import { ORDER_OVERRIDES, ORDER_SOURCES } from '#contract/staff-orders/kinds.ts';

/**
 * Statuses of an order; api/orders/transitions.ts has the transitions. placed: to be paid in cash. pending: to be paid
 * online. failed: a payment was declined. expired: not paid in time. replaced: by a newer checkout of the same cart.
 */
export const ORDER_STATUSES = [
  'placed',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'replaced',
  'refund_due',
  'expired',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'returned',
  'partly_refunded',
  'refunded',
] as const;

/** What the staff can do with an order. */
export const ORDER_ACTIONS = ['confirm', 'pack', 'ship', 'deliver', 'cancel', 'return', 'refund'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

const status = /* @__PURE__ */ v.picklist(ORDER_STATUSES);
const text = v.nullable(v.string());

export const briefOrder = v.object({
  id: v.string(),
  /** The numeric id, which is `id` in answers to shoppers. */
  number: v.number(),
  orderNumber: v.string(),
  placedAt: v.string(),
  status,
  source: v.picklist(ORDER_SOURCES),
  gateway: v.string(),
  pieces: v.number(),
  totalPiastres: v.number(),
  /** Sums of the ledger, except for `askedPiastres`: the refunds under way. */
  takenPiastres: v.number(),
  refundedPiastres: v.number(),
  claimedPiastres: v.number(),
  lostPiastres: v.number(),
  heldPiastres: v.number(),
  askedPiastres: v.number(),
  carrier: text,
  trackingNumber: text,
  shopper: v.string(),
  phone: v.string(),
  city: v.string(),
  governorate: text,
});

export const staffOrder = v.object({
  ...briefOrder.entries,
  /**
   * The amount that a payment link would request now: the total of an unpaid order, or the amount owed on a changed
   * order.
   */
  duePiastres: v.number(),
  /** The unpaid amount that a change added to a paid order. */
  owedPiastres: v.number(),
  /** Increases with each change of the order. */
  version: v.number(),
  /** The shopper's id. */
  shopperId: v.string(),
  /** Null if the staff entered the shopper without an email address. */
  email: text,
  language: v.picklist(['en', 'ar']),
  /** The member of staff who placed it for the shopper, and the limits that they overrode. */
  placedBy: text,
  overrides: v.array(v.picklist(ORDER_OVERRIDES)),
  address: v.object({
    recipient: text,
    details: v.string(),
    landmark: text,
    area: text,
    governorate: text,
    postalCode: text,
    secondPhone: text,
  }),
  itemsPiastres: v.number(),
  /** What the code takes off the items. */
  discountPiastres: v.number(),
  couponCode: text,
  shippingPiastres: v.number(),
  vatPiastres: v.number(),
  expectedFrom: text,
  expectedTo: text,
  paidAt: text,
  deliveredAt: text,
  /** The actions that are possible now. */
  actions: v.array(v.picklist(ORDER_ACTIONS)),
  lines: v.array(
    v.object({
      id: v.string(),
      productId: v.string(),
      titleEn: v.string(),
      titleAr: v.string(),
      /** The key of the picture, as in the catalogue's answers. */
      cover: v.string(),
      pieces: v.number(),
      pricePiastres: v.number(),
      /** The line's share of the discount, for all of its pieces. */
      discountPiastres: v.number(),
      /** Delivered pieces that are not part of a return. */
      returnablePieces: v.number(),
    }),
  ),
  /** Oldest first. `person`: the member of staff who did it, or who requested what the gateway did. */
  timeline: v.array(
    v.object({
      event: v.string(),
      status,
      by: v.picklist(['shopper', 'shop', 'gateway']),
      person: text,
      /** The fields of the address as they were before it was changed. */
      before: v.nullable(v.record(v.string(), text)),
      /** The lines and the total before they were changed. */
      linesBefore: v.nullable(
        v.object({
          lines: v.array(
            v.object({
              titleEn: v.string(),
              titleAr: v.string(),
              pieces: v.number(),
              pricePiastres: v.number(),
            }),
          ),
          totalPiastres: v.number(),
        }),
      ),
      at: v.string(),
    }),
  ),
  ledger: v.array(
    v.object({
      kind: v.string(),
      gateway: v.string(),
      transaction: v.string(),
      amountPiastres: v.number(),
      currency: v.string(),
      person: text,
      at: v.string(),
    }),
  ),
  refunds: v.array(
    v.object({
      amountPiastres: v.number(),
      state: v.picklist(['asked', 'done', 'refused']),
      refusal: text,
      /** The member of staff who requested it. */
      person: text,
      at: v.string(),
    }),
  ),
  sessions: v.array(
    v.object({
      gateway: v.string(),
      gatewayOrder: text,
      amountPiastres: v.number(),
      at: v.string(),
      expiresAt: v.string(),
      closedAt: text,
    }),
  ),
  /** Notes of the staff, which shoppers don't see; oldest first. */
  notes: v.array(
    v.object({
      id: v.string(),
      text: v.string(),
      person: text,
      at: v.string(),
      /** The names of the mentioned members of staff. */
      mentions: v.array(v.string()),
    }),
  ),
  returns: v.array(v.number()),
  /**
   * The other orders of the same shopper or to the same phone number. `refused`: came back without having been
   * delivered.
   */
  history: v.object({
    orders: v.number(),
    delivered: v.number(),
    cancelled: v.number(),
    refused: v.number(),
  }),
});

/**
 * A list in pages: `next` is the key of the next page, null on the last one. The count is 1,000 at most, and a lower
 * bound unless `isCountExact`.
 */
const pages = { next: text, count: v.number(), isCountExact: v.boolean() };

export const briefOrderAnswer = v.object({ data: briefOrder });
export const orderAnswer = v.object({ data: staffOrder });
export const ordersAnswer = v.object({ ...pages, data: v.array(briefOrder) });

export type BriefOrder = v.InferOutput<typeof briefOrder>;
export type WholeOrder = v.InferOutput<typeof staffOrder>;
