/** Finds all payments of a session. Paymob lists only an order's last transaction; notifications named the others. */
import { GatewayUnclear, type StoredSession } from '#api/payments/gateway.ts';
import type { Transaction } from './answers.ts';
import type { PaymobClient } from './client.ts';
import { assertSameOrder, isChild, isOfOrder } from './state.ts';

/** More attempts than any shopper makes, but few enough requests for one call. */
const MAX_TRANSACTIONS = 20;

/** The last transaction of a session's order, by Paymob's id or by ours. */
async function findLast(
  client: PaymobClient,
  session: StoredSession,
  signal: AbortSignal,
): Promise<Transaction | undefined> {
  const { gatewayOrderId, key } = session;
  if (gatewayOrderId !== null) {
    const last = await client.findLastTransaction({ order_id: gatewayOrderId }, signal);
    if (last) assertSameOrder(last, session);
    if (last) return last;
  }
  const named = await client.findLastTransaction({ merchant_order_id: key }, signal);
  // Paymob may have another order with our id, from a request whose answer was lost. That order is not this session's.
  return named && isOfOrder(named, session) ? named : undefined;
}

/** The payment itself, or the parent of a refund or void. */
async function findPaymentOf(client: PaymobClient, transaction: Transaction, signal: AbortSignal) {
  if (!isChild(transaction)) return transaction;
  const { parent_transaction: parent } = transaction;
  const payment = parent ? await client.findTransaction(parent, signal) : undefined;
  if (!payment || isChild(payment))
    throw new GatewayUnclear(`Paymob does not say which payment ${transaction.id} belongs to`);
  return payment;
}

/** The payments of a session, beginning with the payment of the last transaction. */
export async function findPayments(
  client: PaymobClient,
  session: StoredSession,
  signal: AbortSignal,
): Promise<Transaction[]> {
  const last = await findLast(client, session, signal);
  const payments = last ? [await findPaymentOf(client, last, signal)] : [];
  for (const payment of payments) assertSameOrder(payment, session);
  const seen = new Set([last?.id, ...payments.map(({ id }) => id)]);
  for (const id of (session.transactions ?? []).slice(0, MAX_TRANSACTIONS)) {
    if (seen.has(id)) continue;
    seen.add(id);
    const named = await client.findTransaction(id, signal);
    // The notification may have named the wrong session.
    if (!named || !isOfOrder(named, session)) continue;
    const payment = await findPaymentOf(client, named, signal);
    if (!payments.some((each) => each.id === payment.id)) payments.push(payment);
  }
  return payments;
}
