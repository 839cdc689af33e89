/** What Paymob notifies us of: POST {notification_url}?hmac=…, a transaction in its body. */
import * as v from 'valibot';
import type { NotifiedTransaction, PaymentNotification } from '#api/payments/gateway.ts';
import { MAX_NOTIFICATION_BYTES } from '#api/platform/http/middleware.ts';
import { readJson } from './read-json.ts';
import { isSigned, type SignedTransaction, signedTransaction } from './signature.ts';

const envelope = v.object({ type: v.string(), obj: v.unknown() });
const hint = v.object({ order: v.object({ merchant_order_id: v.pipe(v.string(), v.maxLength(100)) }) });

/**
 * Nothing separates the transaction's id from the integration's in what is signed, so that a signature also fits a
 * longer id before a shorter integration. Only one of our own integrations proves where the id ends.
 */
function isIdCertain(integrationId: number, integrationIds: readonly number[]): boolean {
  const fitting = integrationIds.filter((known) => {
    const [one, other] = [String(known), String(integrationId)];
    return one.endsWith(other) || other.endsWith(one);
  });
  return fitting.length === 1 && fitting[0] === integrationId;
}

/** Whether a transaction is a plain payment, about which the signed values say everything. */
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
  const name = (says: NotifiedTransaction['says']) =>
    isCertain
      ? {
          transaction: String(signed.id),
          says,
          amountPiastres: signed.amount_cents,
          currency: signed.currency,
        }
      : undefined;
  // The same transaction comes again once it is decided.
  if (signed.pending) return { about, state: 'note', transaction: name('pending') };
  if (!isCertain || !isPlainPayment(signed)) return { about, state: 'ask', transaction: name('other') };
  if (!signed.success)
    return { about, state: { charges: [], standing: 'declined' }, transaction: name('declined') };
  const charge = {
    transaction: String(signed.id),
    amountPiastres: signed.amount_cents,
    currency: signed.currency,
    refundedPiastres: 0,
  };
  return { about, state: { charges: [charge], standing: 'open' } };
}

interface NotificationKeys {
  hmacSecret: string;
  integrationIds: readonly number[];
  /** Why a transaction with this owner is doubted, if it is. */
  doubtOwner(transaction: string, owner: string): Promise<string | undefined>;
}

/** Reads a notification; undefined if it is forged or not one. Our own key in it is not signed: a hint, never proof. */
export async function readPaymobNotification(
  request: Request,
  { hmacSecret, integrationIds, doubtOwner }: NotificationKeys,
): Promise<PaymentNotification | undefined> {
  // A sender who goes away in the middle has sent nothing.
  const body = await readJson(request, MAX_NOTIFICATION_BYTES).catch(() => undefined);
  const read = v.safeParse(envelope, body);
  if (!read.success) return undefined;
  // Saved cards and the like: signed in other ways, and nothing of ours.
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
