/** The SQL of refunds that were requested and are not done: under way ('asked'), or refused by the gateway. */

import { and, eq, inArray, ne } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { ledgerEntries, refunds } from '#api/schema/payments.ts';
import { IS_CHARGE_OF_REFUND } from './ledger.ts';

/** The sum of an order's refunds in a state; other currencies are left out. */
export async function sumRefunds(
  tx: Database | Transaction,
  orderId: string,
  state: 'asked' | 'refused',
): Promise<number> {
  const found = await tx
    .select({ amountPiastres: refunds.amountPiastres })
    .from(refunds)
    .innerJoin(ledgerEntries, IS_CHARGE_OF_REFUND)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, state)));
  return found.reduce((sum, { amountPiastres }) => sum + amountPiastres, 0);
}

/** Sums of unsent refunds by order; orders without any are left out. */
export async function readUnsentRefunds(db: Database, orderIds: string[]): Promise<Map<string, number>> {
  const unsent = await db
    .select({ orderId: refunds.orderId, amountPiastres: refunds.amountPiastres })
    .from(refunds)
    .innerJoin(ledgerEntries, IS_CHARGE_OF_REFUND)
    .where(and(inArray(refunds.orderId, orderIds), ne(refunds.state, 'done')));
  const sums = new Map<string, number>();
  for (const { orderId, amountPiastres } of unsent)
    sums.set(orderId, (sums.get(orderId) ?? 0) + amountPiastres);
  return sums;
}
