/** Returns as the staff see them. Amounts are whole piastres. */
import * as v from 'valibot';
import { RETURN_KINDS, RETURN_REASONS, RETURN_STATUSES } from './returned.ts';

const text = v.nullable(v.string());

export const briefReturn = v.object({
  number: v.number(),
  order: v.string(),
  requestedAt: v.string(),
  status: v.picklist(RETURN_STATUSES),
  kind: v.picklist(RETURN_KINDS),
  reason: v.picklist(RETURN_REASONS),
  pieces: v.number(),
  /** What was paid for its pieces, rounded. */
  valuePiastres: v.number(),
  shopper: v.string(),
});

export const staffReturn = v.object({
  ...briefReturn.entries,
  note: v.string(),
  answer: text,
  gateway: v.string(),
  refundablePiastres: v.number(),
  /** What was charged for the delivery. */
  shippingPiastres: v.number(),
  phone: v.string(),
  email: v.string(),
  address: v.string(),
  lines: v.array(
    v.object({
      lineId: v.string(),
      titleEn: v.string(),
      titleAr: v.string(),
      cover: v.string(),
      pieces: v.number(),
      /** Null until the return is received. */
      resalePieces: v.nullable(v.number()),
      damagedPieces: v.nullable(v.number()),
      pricePiastres: v.number(),
      /** The input of shareOfPieces in refund-share.ts. */
      paidPiastres: v.number(),
      orderedPieces: v.number(),
      earlierPieces: v.number(),
    }),
  ),
  history: v.array(
    v.object({
      status: v.picklist(RETURN_STATUSES),
      by: v.picklist(['shopper', 'shop']),
      person: text,
      at: v.string(),
    }),
  ),
});

export const returnAnswer = v.object({ data: staffReturn });
export const returnsAnswer = v.object({ total: v.number(), data: v.array(briefReturn) });

export type BriefReturn = v.InferOutput<typeof briefReturn>;
export type WholeReturn = v.InferOutput<typeof staffReturn>;
