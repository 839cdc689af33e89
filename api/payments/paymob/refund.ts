/** Sending money back. Paymob has no idempotency keys: what it did already is asked first. */
import { GatewayRefused, type RefundRequest } from '#api/payments/gateway.ts';
import type { Transaction } from './answers.ts';
import type { PaymobClient } from './client.ts';
import { checkBelongs, countRefunded } from './state.ts';

async function findCharge(client: PaymobClient, request: RefundRequest, signal: AbortSignal) {
  const charge = await client.findTransaction(request.transaction, signal);
  if (!charge) throw new GatewayRefused(`Paymob knows no transaction ${request.transaction}`);
  checkBelongs(charge, request.session);
  return charge;
}

/**
 * Throws while an earlier try may have become a refund, or still may: asking again would send the money twice. Paymob tells
 * only the last transaction of an order, and counts a refund a while after it is done. So the last one before the first try
 * is written down, and whatever is there since may be ours.
 */
async function checkNoneSent(
  client: PaymobClient,
  request: RefundRequest,
  charge: Transaction,
  signal: AbortSignal,
): Promise<void> {
  const last = await client.findLastTransaction({ order_id: charge.order.id }, signal);
  if (!last) throw new Error(`Paymob does not tell the last transaction of order ${charge.order.id}`);
  if (last.is_refund && last.pending) throw new Error(`Paymob has not decided refund ${last.id} yet`);
  if (request.before === null) {
    if (countRefunded(charge) < request.refundedAfterPiastres - request.amountPiastres)
      throw new Error(`Paymob has not counted all that went back of ${charge.id} yet`);
    await request.keepBefore(last.id);
    return;
  }
  if (last.id === request.before) return;
  if (last.is_refund && !last.success)
    throw new GatewayRefused(last.data?.message || 'Paymob declined the refund');
  throw new Error(`Paymob has not counted transaction ${last.id} yet, which may be this refund`);
}

/** Refunds a charge until so much of it went back as the request says, however often it is asked. */
export async function refundOnce(client: PaymobClient, request: RefundRequest, signal: AbortSignal) {
  const { transaction, amountPiastres, refundedAfterPiastres } = request;
  const countNow = async () => countRefunded(await findCharge(client, request, signal));

  const charge = await findCharge(client, request, signal);
  if (countRefunded(charge) >= refundedAfterPiastres) return { refundedPiastres: countRefunded(charge) };
  await checkNoneSent(client, request, charge, signal);

  try {
    const refund = await client.refund(transaction, amountPiastres, signal);
    if (refund.pending) throw new Error(`Paymob has not decided yet whether it refunds ${transaction}`);
    if (!refund.success) throw new GatewayRefused(refund.data?.message || 'Paymob declined the refund');
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    // An earlier try, whose answer was lost, may have been slower than we were.
    const refundedPiastres = await countNow();
    if (refundedPiastres < refundedAfterPiastres) throw error;
    return { refundedPiastres };
  }
  // It is done; that the sum can't be asked for now does not undo it.
  const refundedPiastres = await countNow().catch(() => 0);
  return { refundedPiastres: Math.max(refundedPiastres, refundedAfterPiastres) };
}
