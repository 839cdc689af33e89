/** Reads Paymob's notifications: POST {notification_url}?hmac=…, with a transaction as body. */
import * as v from 'valibot';
import type { NotifiedTransaction, PaymentNotification } from '#api/payments/gateway.ts';
import { MAX_NOTIFICATION_BYTES } from '#api/platform/http/middleware.ts';
import { readJson } from './read-json.ts';
import { isSigned, readCardLast4, type SignedTransaction, signedTransaction } from './signature.ts';

const envelope = v.object({ type: v.string(), obj: v.unknown() });
const hint = v.object({ order: v.object({ merchant_order_id: v.pipe(v.string(), v.maxLength(100)) }) });

/**
 * The signed string has no separator between the transaction's id and the integration's, so a signature also
 * fits a longer id before a shorter integration id. Only the id of a configured integration proves where the
 * transaction's id ends.
 */
function isIdCertain(integrationId: number, integrationIds: readonly number[]): boolean {
  const fitting = integrationIds.filter((known) => {
    const [one, other] = [String(known), String(integrationId)];
    return one.endsWith(other) || other.endsWith(one);
  });
  return fitting.length === 1 && fitting[0] === integrationId;
}

/** Whether a transaction is a plain payment, which the signed values describe completely. */
function isPlainPayment(transaction: SignedTransaction): boolean {
  const { is_refunded, is_voided, is_auth, is_capture, has_parent_transaction } = transaction;
  return (
    !(is_refunded || is_voided || is_auth || is_capture || has_parent_transaction) &&
    transaction.amount_cents > 0
  );
}

function interpret(
  signed: SignedTransaction,
  key: string | undefined,
  integrationIds: readonly number[],
): Extract<PaymentNotification, { about: object }> {
  const about = { gatewayOrderId: String(signed.order.id), key };
  const isCertain = isIdCertain(signed.integration_id, integrationIds);
  const describeAs = (says: NotifiedTransaction['says']) =>
    isCertain
      ? {
          transaction: String(signed.id),
          says,
          amountPiastres: signed.amount_cents,
          currency: signed.currency,
        }
      : undefined;
  // Another notification follows once the payment succeeds or fails.
  if (signed.pending) return { about, state: 'note', transaction: describeAs('pending') };
  if (!isCertain || !isPlainPayment(signed)) return { about, state: 'ask', transaction: describeAs('other') };
  if (!signed.success)
    return { about, state: { charges: [], status: 'declined' }, transaction: describeAs('declined') };
  const charge = {
    transaction: String(signed.id),
    amountPiastres: signed.amount_cents,
    currency: signed.currency,
    refundedPiastres: 0,
    cardLast4: readCardLast4(signed.source_data),
  };
  return { about, state: { charges: [charge], status: 'open' } };
}

interface NotificationKeys {
  hmacSecret: string;
  integrationIds: readonly number[];
  /** Why a transaction with this owner is not trusted; undefined if it is. */
  doubtOwner(transaction: string, owner: string): Promise<string | undefined>;
}

/**
 * Reads a notification; undefined if it is invalid or forged. The session's key in it is not signed, so it proves
 * nothing.
 */
export async function readPaymobNotification(
  request: Request,
  { hmacSecret, integrationIds, doubtOwner }: NotificationKeys,
): Promise<PaymentNotification | undefined> {
  // If the connection breaks off, the notification is invalid.
  const body = await readJson(request, MAX_NOTIFICATION_BYTES).catch(() => undefined);
  const read = v.safeParse(envelope, body);
  if (!read.success) return undefined;
  // Other types, such as saved cards, are signed differently and don't concern orders.
  if (read.output.type !== 'TRANSACTION') return {};
  const transaction = v.safeParse(signedTransaction, read.output.obj);
  const hmac = new URL(request.url).searchParams.get('hmac') ?? '';
  if (!transaction.success || !isSigned(transaction.output, hmac, hmacSecret)) return undefined;
  const hinted = v.safeParse(hint, read.output.obj);
  const key = hinted.success ? hinted.output.order.merchant_order_id : undefined;
  const notification = interpret(transaction.output, key, integrationIds);
  const { id, owner } = transaction.output;
  const doubt = await doubtOwner(String(id), String(owner));
  return doubt === undefined ? notification : { about: notification.about, state: 'ask', doubt };
}
