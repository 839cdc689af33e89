/** Schemas of Paymob's answers: the fields that we read. */
import * as v from 'valibot';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(String));
const piastres = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const flag = v.nullish(v.boolean(), false);
const sourceData = v.object({ pan: v.nullish(v.string(), ''), type: v.nullish(v.string(), '') });
const data = v.nullish(v.object({ message: v.nullish(v.string()) }));

export const intentionAnswer = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  client_secret: v.pipe(v.string(), v.nonEmpty()),
  intention_order_id: id,
});

export const tokenAnswer = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  /** The merchant account. */
  profile: v.nullish(v.object({ id })),
});

/** A payment, or a refund or void, which are transactions with a parent. */
export const transactionAnswer = v.object({
  id,
  pending: v.boolean(),
  success: v.boolean(),
  amount_cents: piastres,
  currency: v.string(),
  order: v.object({
    id,
    merchant_order_id: v.nullish(v.string()),
    paid_amount_cents: v.nullish(piastres, 0),
  }),
  is_auth: flag,
  is_voided: flag,
  is_refunded: flag,
  refunded_amount_cents: v.nullish(piastres),
  is_refund: flag,
  is_void: flag,
  has_parent_transaction: flag,
  parent_transaction: v.nullish(id),
  /** Identical for all transactions of an account. */
  owner: v.nullish(id),
  /** The card or wallet that it was paid with. */
  source_data: v.fallback(v.optional(sourceData), undefined),
  /** Why it was declined. */
  data,
});

export type Transaction = v.InferOutput<typeof transactionAnswer>;

/** The answer to a refund. It is a transaction, too, but the shop reads fewer of its fields. */
export const refundAnswer = v.object({
  pending: v.boolean(),
  success: v.boolean(),
  data,
});

export type RefundAnswer = v.InferOutput<typeof refundAnswer>;

const refusal = v.union([
  v.pipe(
    v.object({ message: v.pipe(v.string(), v.nonEmpty()) }),
    v.transform(({ message }) => message),
  ),
  v.pipe(
    v.object({ detail: v.pipe(v.string(), v.nonEmpty()) }),
    v.transform(({ detail }) => detail),
  ),
  // An object with the problems of each field.
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((fields) => JSON.stringify(fields)),
  ),
]);

const MAX_MESSAGE_LENGTH = 300;

/** The message of a refusal; undefined if a proxy answered instead of Paymob. */
export function readRefusal(body: unknown): string | undefined {
  const read = v.safeParse(refusal, body);
  return read.success ? read.output.slice(0, MAX_MESSAGE_LENGTH) : undefined;
}
