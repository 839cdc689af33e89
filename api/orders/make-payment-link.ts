/** Payment links that the staff make for orders. */
import type { OrderDeps } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, eq, isNotNull, isNull } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { users } from '#api/schema/account.ts';
import { runOrderAction } from './actions.ts';
import { findDuePiastres } from './due.ts';
import { putOrderEmail } from './move-order.ts';
import type { OrderRow } from './queries.ts';

interface MadeLink {
  order: OrderRow;
  duePiastres: number;
  isEmailed: boolean;
}

/** Records that a payment link was made, and emails it if asked to; refuses if nothing is due. */
export async function makePaymentLink(
  api: OrderDeps,
  orderId: string,
  { isEmailed }: { isEmailed: boolean },
): Promise<MadeLink> {
  let duePiastres = 0;
  let hasEmail = false;
  const order = await runOrderAction(api, orderId, async (tx, found) => {
    duePiastres = findDuePiastres(found);
    if (duePiastres === 0) throw refuse('nothing-due');
    hasEmail = isEmailed && (await isReachable(tx, found.userId));
    if (hasEmail)
      await putOrderEmail(api, tx, found, 'payment_link', {
        of: newId(),
        data: { amountPiastres: duePiastres },
      });
    return found;
  });
  return { order, duePiastres, isEmailed: hasEmail };
}

/** Whether a shopper has an email address: the staff enter some shoppers without one. */
async function isReachable(tx: Transaction, userId: string): Promise<boolean> {
  const withEmail = and(eq(users.id, userId), isNotNull(users.email), isNull(users.deletedAt));
  return (await tx.$count(users, withEmail)) > 0;
}
