/** Verifies Paymob's signatures: HMAC-SHA512 over twenty values of a transaction. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = v.nullish(v.pipe(v.string(), v.maxLength(200)), '');

/**
 * The signed values; nothing else in a notification is authenticated. They are signed without separators, so their
 * formats are strict: with a year of four digits, nobody who saw a signature can move digits from the date to
 * the amount.
 */
export const signedTransaction = v.object({
  amount_cents: id,
  created_at: v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)?$/),
  ),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  error_occured: v.boolean(),
  has_parent_transaction: v.boolean(),
  id,
  integration_id: id,
  is_3d_secure: v.boolean(),
  is_auth: v.boolean(),
  is_capture: v.boolean(),
  is_refunded: v.boolean(),
  is_standalone_payment: v.boolean(),
  is_voided: v.boolean(),
  order: v.object({ id }),
  owner: id,
  pending: v.boolean(),
  source_data: v.object({ pan: text, sub_type: text, type: text }),
  success: v.boolean(),
});

export type SignedTransaction = v.InferOutput<typeof signedTransaction>;

/** The signed string: the values in Paymob's order, without separators. */
export function joinSignedValues(transaction: SignedTransaction): string {
  const { order, source_data: source } = transaction;
  return [
    transaction.amount_cents,
    transaction.created_at,
    transaction.currency,
    transaction.error_occured,
    transaction.has_parent_transaction,
    transaction.id,
    transaction.integration_id,
    transaction.is_3d_secure,
    transaction.is_auth,
    transaction.is_capture,
    transaction.is_refunded,
    transaction.is_standalone_payment,
    transaction.is_voided,
    order.id,
    transaction.owner,
    transaction.pending,
    source.pan,
    source.sub_type,
    source.type,
    transaction.success,
  ].join('');
}

/** Whether Paymob signed this transaction, compared in constant time. */
export function isSigned(transaction: SignedTransaction, hmac: string, hmacSecret: string): boolean {
  if (!/^[\da-f]{128}$/i.test(hmac)) return false;
  const expected = createHmac('sha512', hmacSecret).update(joinSignedValues(transaction)).digest();
  return timingSafeEqual(expected, Buffer.from(hmac, 'hex'));
}

/**
 * The last four digits of a transaction's card; undefined if it has no card, because a wallet's number is a phone
 * number.
 */
export function readCardLast4({ pan, type }: Partial<SignedTransaction['source_data']>): string | undefined {
  return type === 'card' ? /\d{4}$/.exec(pan ?? '')?.[0] : undefined;
}
