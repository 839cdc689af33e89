/** Whether the payment of a session is still due: the order may have changed after the session was opened. */
import { findDuePiastres, isUnpaid } from '#api/orders/due.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import type { SessionRow } from './queries.ts';

type PaidFor = Pick<SessionRow, 'purpose' | 'amountPiastres'>;

/** Whether a session asks for the amount that is due now. */
const asksForDue = (order: OrderRow, { amountPiastres }: PaidFor) =>
  amountPiastres === findDuePiastres(order);

/**
 * What a charge of a session would pay now: the whole order, or the difference to a higher total after its lines
 * changed. `outdated`: the due amount is no longer the session's. `again`: nothing is due for the session's purpose.
 */
export function judgePayment(
  order: OrderRow,
  session: PaidFor,
): 'order' | 'difference' | 'outdated' | 'again' {
  const isForDifference = session.purpose === 'difference';
  if (isForDifference === isUnpaid(order) || (isForDifference && findDuePiastres(order) === 0))
    return 'again';
  if (!asksForDue(order, session)) return 'outdated';
  return isForDifference ? 'difference' : 'order';
}

/** Whether a session may be left open: the order still waits for exactly this payment. */
export function isAwaited(order: OrderRow, session: PaidFor): boolean {
  const judged = judgePayment(order, session);
  // A checkout is over once its order expired; a link can be used late.
  if (session.purpose === 'checkout')
    return judged === 'order' && (order.status === 'pending' || order.status === 'failed');
  return judged === 'order' || judged === 'difference';
}

/** Whether an order still waits for a payment after a session ended: a link can be opened again until the hold ends. */
export const canReopenLink = (
  { holdEndsAt }: OrderRow,
  { purpose }: Pick<SessionRow, 'purpose'>,
  now: number,
) => purpose === 'link' && holdEndsAt !== null && holdEndsAt.getTime() > now;
