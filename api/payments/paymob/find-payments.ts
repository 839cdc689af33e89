/** All payments of a session that Paymob can be asked about: it tells only the last transaction of an order by itself. */
import { GatewayUnclear, type KeptSession } from '#api/payments/gateway.ts';
import type { Transaction } from './answers.ts';
import type { PaymobClient } from './client.ts';
import { checkBelongs, isChild, isOf } from './state.ts';

/** More tries to pay than anybody makes, and no more questions than a call has time for. */
const MAX_ASKED = 20;

/** The last transaction of a session's order, by whichever of its names Paymob knows. */
async function findLast(
  client: PaymobClient,
  session: KeptSession,
  signal: AbortSignal,
): Promise<Transaction | undefined> {
  const { gatewayOrderId, key } = session;
  if (gatewayOrderId !== null) {
    const last = await client.findLastTransaction({ order_id: gatewayOrderId }, signal);
    if (last) checkBelongs(last, session);
    if (last) return last;
  }
  const named = await client.findLastTransaction({ merchant_order_id: key }, signal);
  // Our own name may also be that of an order whose answer was lost, and to which nobody was sent.
  return named && isOf(named, session) ? named : undefined;
}

/** The payment itself, or of a refund or void the payment that it is of. */
async function findPaymentOf(client: PaymobClient, transaction: Transaction, signal: AbortSignal) {
  if (!isChild(transaction)) return transaction;
  const { parent_transaction: parent } = transaction;
  const payment = parent ? await client.findTransaction(parent, signal) : undefined;
  if (!payment || isChild(payment))
    throw new GatewayUnclear(`Paymob does not tell which payment ${transaction.id} belongs to`);
  return payment;
}

/** The payments of a session, the last one first: that one, and those that notifications named. */
export async function findPayments(
  client: PaymobClient,
  session: KeptSession,
  signal: AbortSignal,
): Promise<Transaction[]> {
  const last = await findLast(client, session, signal);
  const payments = last ? [await findPaymentOf(client, last, signal)] : [];
  for (const payment of payments) checkBelongs(payment, session);
  const asked = new Set([last?.id, ...payments.map(({ id }) => id)]);
  for (const id of (session.transactions ?? []).slice(0, MAX_ASKED)) {
    if (asked.has(id)) continue;
    asked.add(id);
    const named = await client.findTransaction(id, signal);
    // A notification may have been wrong about the session, but Paymob is not.
    if (!named || !isOf(named, session)) continue;
    const payment = await findPaymentOf(client, named, signal);
    if (!payments.some((each) => each.id === payment.id)) payments.push(payment);
  }
  return payments;
}
