/** Sends refunds. Paymob has no idempotency keys, so the refunds that it already made are checked first. */
import { GatewayRefused, type RefundRequest } from '#api/payments/gateway.ts';
import type { Transaction } from './answers.ts';
import type { PaymobClient } from './client.ts';
import { assertSameOrder, countRefunded } from './state.ts';

async function findCharge(client: PaymobClient, request: RefundRequest, signal: AbortSignal) {
  const charge = await client.findTransaction(request.transaction, signal);
  if (!charge) throw new GatewayRefused(`Paymob knows no transaction ${request.transaction}`);
  assertSameOrder(charge, request.session);
  return charge;
}

/**
 * Throws if an earlier try of this refund may have succeeded, or may still succeed. Paymob returns only an
 * order's last transaction, and counts a refund only some time after it is done. So the last transaction before
 * the first try is saved: any later one may be this refund.
 */
async function assertNotSent(
  client: PaymobClient,
  request: RefundRequest,
  charge: Transaction,
  signal: AbortSignal,
): Promise<void> {
  const last = await client.findLastTransaction({ order_id: charge.order.id }, signal);
  if (!last) throw new Error(`Paymob does not return the last transaction of order ${charge.order.id}`);
  if (last.is_refund && last.pending) throw new Error(`Paymob has not decided refund ${last.id} yet`);
  if (request.before === null) {
    if (countRefunded(charge) < request.refundedAfterPiastres - request.amountPiastres)
      throw new Error(`Paymob has not counted all refunds of ${charge.id} yet`);
    await request.saveLastTransaction(last.id);
    return;
  }
  if (last.id === request.before) return;
  if (last.is_refund && !last.success)
    throw new GatewayRefused(last.data?.message || 'Paymob declined the refund');
  throw new Error(`Paymob has not counted transaction ${last.id} yet, which may be this refund`);
}

/** Refunds a charge up to the sum in the request, however often it is called. */
export async function refundOnce(client: PaymobClient, request: RefundRequest, signal: AbortSignal) {
  const { transaction, amountPiastres, refundedAfterPiastres } = request;
  const countNow = async () => countRefunded(await findCharge(client, request, signal));

  const charge = await findCharge(client, request, signal);
  if (countRefunded(charge) >= refundedAfterPiastres) return { refundedPiastres: countRefunded(charge) };
  await assertNotSent(client, request, charge, signal);

  try {
    const refund = await client.refund(transaction, amountPiastres, signal);
    if (refund.pending) throw new Error(`Paymob has not decided yet whether it refunds ${transaction}`);
    if (!refund.success) throw new GatewayRefused(refund.data?.message || 'Paymob declined the refund');
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    // An earlier try with a lost answer may have succeeded meanwhile.
    const refundedPiastres = await countNow();
    if (refundedPiastres < refundedAfterPiastres) throw error;
    return { refundedPiastres };
  }
  // The refund is done, even if the sum can't be fetched now.
  const refundedPiastres = await countNow().catch(() => 0);
  return { refundedPiastres: Math.max(refundedPiastres, refundedAfterPiastres) };
}
