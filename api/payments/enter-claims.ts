/** How what a bank claims back, gets or gives up comes into the ledger, and what that makes of its order. */

import type { Api } from '#api/dependencies.ts';
import { moveOrder } from '#api/orders/move.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import { and, eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { CURRENCY } from '#contract/constants.ts';
import { askRefund, sumRefunds } from './ask-refund.ts';
import { followBalance } from './enter-refunds.ts';
import type { Charge } from './gateway.ts';
import { enterInLedger, type LedgerEntry, readEntries, sumEntries, sumEntriesOf } from './ledger.ts';
import type { SessionRow } from './queries.ts';
import { refunds } from './tables.ts';

interface Entering {
  order: OrderRow;
  session: SessionRow;
  /** When the gateway was asked for what it tells; absent if it told by itself. */
  askedAt?: number | undefined;
}

type Kind = 'dispute' | 'dispute_won' | 'dispute_lost' | 'dispute_reopened';
const KINDS: readonly string[] = ['dispute', 'dispute_won', 'dispute_lost', 'dispute_reopened'];

interface Change {
  kind: Kind;
  amountPiastres: number;
}

interface Claims {
  claimedPiastres: number;
  lostPiastres: number;
}

/** What has to be entered, so that the ledger says what the gateway does. */
export function listChanges(known: Claims, told: Claims, isNews: boolean): Change[] {
  const lostMore = told.lostPiastres - known.lostPiastres;
  const more = told.claimedPiastres + told.lostPiastres - known.claimedPiastres - known.lostPiastres;
  const changes: Change[] = [{ kind: 'dispute', amountPiastres: more }];
  // That a bank decided can't be known from what is old, or does not speak of it.
  if (isNews) {
    changes.unshift({ kind: 'dispute_reopened', amountPiastres: -lostMore });
    changes.push({ kind: 'dispute_won', amountPiastres: -more });
    changes.push({ kind: 'dispute_lost', amountPiastres: lostMore });
  }
  return changes.filter(({ amountPiastres }) => amountPiastres > 0);
}

/** Enters what a bank did since the last time; answers what that was. */
export async function enterClaims(
  api: Api,
  tx: Transaction,
  { order, session, askedAt }: Entering,
  { disputedPiastres = 0, lostPiastres = 0, transaction, currency }: Charge,
): Promise<Kind[]> {
  const { gateway } = session;
  const entries = (await readEntries(tx, order.id)).filter(
    (entry) => entry.gateway === gateway && entry.ofTransaction === transaction && KINDS.includes(entry.kind),
  );
  const isNews = askedAt !== undefined && (entries.at(-1)?.createdAt.getTime() ?? 0) < askedAt;
  const known = sumEntriesOf(entries, { gateway, transaction });
  const changes = listChanges(known, { claimedPiastres: disputedPiastres, lostPiastres }, isNews);
  for (const { kind, amountPiastres } of changes) {
    const before = entries.reduce((sum, entry) => sum + (entry.kind === kind ? entry.amountPiastres : 0), 0);
    await enterInLedger(tx, {
      orderId: order.id,
      sessionId: session.id,
      gateway,
      kind,
      transaction: `${transaction} to ${before + amountPiastres}`,
      ofTransaction: transaction,
      amountPiastres,
      currency,
      createdAt: new Date(api.clock()),
    });
    if (kind === 'dispute') api.log.error({ order: order.id }, 'a bank claims a payment back');
    else api.log.warn({ order: order.id, kind }, 'a bank decided about a payment that it claims');
    if (kind === 'dispute_lost') await endRefused(tx, { session, transaction, amountPiastres });
  }
  return changes.map(({ kind }) => kind);
}

/** What a gateway refused to send back, the shopper may have from the bank now: nobody has to give it back once more. */
async function endRefused(
  tx: Transaction,
  {
    session,
    transaction,
    amountPiastres,
  }: { session: SessionRow; transaction: string; amountPiastres: number },
): Promise<void> {
  const isRefused = and(
    eq(refunds.sessionId, session.id),
    eq(refunds.transaction, transaction),
    eq(refunds.state, 'refused'),
  );
  const found = await tx.select({ amountPiastres: refunds.amountPiastres }).from(refunds).where(isRefused);
  const refusedPiastres = found.reduce((sum, refund) => sum + refund.amountPiastres, 0);
  if (amountPiastres >= refusedPiastres) await tx.update(refunds).set({ state: 'done' }).where(isRefused);
}

/** Moves an order to where its money says, after a bank did something, and sends back what is free again. */
export async function followClaims(
  api: Api,
  tx: Transaction,
  { order, session }: Entering,
  { transaction }: Charge,
  kinds: Kind[],
): Promise<OrderRow> {
  const entries = await readEntries(tx, order.id);
  const settled = { order, session, transaction, entries };
  const moved = kinds.includes('dispute_won') ? await applyWon(api, tx, settled) : order;
  return kinds.includes('dispute_lost') ? followBalance(api, tx, moved) : moved;
}

interface Settled {
  order: OrderRow;
  session: SessionRow;
  transaction: string;
  entries: LedgerEntry[];
}

/** What is the shop's after all belongs to the order that it paid, if that is kept; else it goes back. */
async function applyWon(api: Api, tx: Transaction, settled: Settled): Promise<OrderRow> {
  const { order, session, transaction, entries } = settled;
  const own = sumEntriesOf(entries, { gateway: session.gateway, transaction });
  const all = sumEntries(entries);
  const first = entries.find(({ kind }) => kind === 'charge');
  const isOfOrder = first?.gateway === session.gateway && first.transaction === transaction;
  if (order.stock !== 'none' && isOfOrder)
    return restore(api, tx, order, Math.min(own.unreturnedPiastres, all.unreturnedPiastres));
  const isOurs = entries.some((each) => each.transaction === transaction && each.currency === CURRENCY);
  const freePiastres = all.heldPiastres - (await sumRefunds(tx, order.id, 'asked'));
  const amountPiastres = isOurs ? Math.min(own.heldPiastres, freePiastres) : own.heldPiastres;
  if (amountPiastres <= 0) return order;
  await askRefund(api, tx, { orderId: order.id, sessionId: session.id, transaction, amountPiastres });
  // All of it had gone back, and now the shop has some again.
  const event = order.status === 'refunded' && isOurs ? 'charged_in_vain' : undefined;
  return (event && (await moveOrder(api, tx, order, { event, by: 'gateway' }))) ?? order;
}

/** An order whose money was lost, and is the shop's after all: its shopper kept the parcel. */
async function restore(
  api: Api,
  tx: Transaction,
  order: OrderRow,
  unreturnedPiastres: number,
): Promise<OrderRow> {
  if (unreturnedPiastres === 0) return order;
  const deliveredAt = order.deliveredAt ?? new Date(api.clock());
  const isWhole = unreturnedPiastres >= order.totalPiastres;
  const happening = isWhole
    ? { event: 'restored' as const, set: { deliveredAt } }
    : { event: 'restored_part' as const };
  return (await moveOrder(api, tx, order, { ...happening, by: 'gateway' })) ?? order;
}
