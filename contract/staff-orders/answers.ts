/** The preview of an order that the staff place. Amounts are whole piastres. */
import * as v from 'valibot';
import { BLOCK_KINDS } from '#contract/customers/requests.ts';
import { dataOf } from '#contract/envelope.ts';
import { ORDER_OVERRIDES } from './kinds.ts';

const limit = v.object({
  override: v.picklist(ORDER_OVERRIDES),
  /** The code of the refusal that a shopper would get, and the values in its text. */
  code: v.string(),
  values: v.array(v.union([v.string(), v.number()])),
});

const preview = v.object({
  lines: v.array(
    v.object({
      productId: v.string(),
      titleEn: v.string(),
      titleAr: v.string(),
      pieces: v.number(),
      pricePiastres: v.number(),
      /** How many pieces can be sold now. */
      stock: v.number(),
    }),
  ),
  itemsPiastres: v.number(),
  discountPiastres: v.number(),
  shippingPiastres: v.number(),
  vatPiastres: v.number(),
  totalPiastres: v.number(),
  /** Why the code takes nothing off: the code of a refusal, and the values in its text. */
  couponProblem: v.nullable(
    v.object({ code: v.string(), values: v.array(v.union([v.string(), v.number()])) }),
  ),
  /** The limits that the order exceeds. */
  limits: v.array(limit),
  /** The days on which it may arrive, in Cairo. */
  expectedFrom: v.nullable(v.string()),
  expectedTo: v.nullable(v.string()),
  /** Other customers with one of these numbers, in their profile or in an order; the newest five. */
  samePhone: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      phone: v.string(),
      orders: v.number(),
      refused: v.number(),
      block: v.nullable(v.picklist(BLOCK_KINDS)),
    }),
  ),
});

export const previewAnswer = dataOf(preview);

export type OrderPreview = v.InferOutput<typeof preview>;
export type OrderLimit = v.InferOutput<typeof limit>;
