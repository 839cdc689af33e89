/** Asking gateways to send money back: always within a transaction that locked the order, and sent by a job after it. */

import type { Books } from '#api/dependencies.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { CURRENCY } from '#contract/constants.ts';
import {
  IS_CHARGE_OF_REFUND,
  type LedgerEntry,
  readEntries,
  readRefundedOf,
  sumEntries,
  sumEntriesOf,
} from './ledger.ts';
import { ledgerEntries, refunds } from './tables.ts';

interface Asked {
  orderId: string;
  sessionId: string;
  /** The charge that goes back, or the part of it that `amountPiastres` says. */
  transaction: string;
  amountPiastres: number;
}

/** Asks for a refund; false while another one of the same charge is under way. */
export async function askRefund(
  api: Pick<Books, 'jobs' | 'clock'>,
  tx: Transaction,
  asked: Asked,
): Promise<boolean> {
  const { refundedPiastres } = await readRefundedOf(tx, asked);
  const [refund] = await tx
    .insert(refunds)
    .values({
      id: newId(),
      ...asked,
      refundedAfterPiastres: refundedPiastres + asked.amountPiastres,
      createdAt: new Date(api.clock()),
    })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (!refund) return false;
  await api.jobs.send(tx, 'refund', { refundId: refund.id });
  return true;
}

/** What is on its way back already, or what the gateway refused to send back; amounts in another currency are no part of it. */
export async function sumRefunds(
  tx: Transaction,
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

/** Asks the gateway to send back an amount of all that is held for an order and not asked for yet, charge by charge. */
export async function askRefunds(
  api: Pick<Books, 'jobs' | 'clock'>,
  tx: Transaction,
  { id: orderId }: OrderRow,
  entries: LedgerEntry[],
  amountPiastres: number,
): Promise<number> {
  let left = amountPiastres;
  const isTaken = ({ kind, currency }: LedgerEntry) =>
    (kind === 'charge' || kind === 'mismatch') && currency === CURRENCY;
  for (const charge of entries.filter(isTaken)) {
    const part = Math.min(left, sumEntriesOf(entries, charge).heldPiastres);
    if (part <= 0 || charge.sessionId === null) continue;
    const { sessionId, transaction } = charge;
    if (await askRefund(api, tx, { orderId, sessionId, transaction, amountPiastres: part })) left -= part;
  }
  return amountPiastres - left;
}

/** Asks the gateway for all that is held for an order that was given up, except for what it is asked for already. */
export async function askRest(
  api: Pick<Books, 'jobs' | 'clock'>,
  tx: Transaction,
  order: OrderRow,
): Promise<void> {
  const entries = await readEntries(tx, order.id);
  const restPiastres = sumEntries(entries).heldPiastres - (await sumRefunds(tx, order.id, 'asked'));
  if (restPiastres > 0) await askRefunds(api, tx, order, entries, restPiastres);
}
