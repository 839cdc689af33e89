/** Lets the staff change an order's lines until the parcel is shipped. */
import { recordAudit } from '#api/audit/record-audit.ts';
import type { StockCause } from '#api/catalogue/stock/journal.ts';
import { lockStock, returnStock, takeStock } from '#api/catalogue/stock/move-stock.ts';
import type { Actor, Api } from '#api/dependencies.ts';
import type { EmailData } from '#api/emails/emails.ts';
import { endSessionsOfOrder } from '#api/ledger/gateway-jobs.ts';
import { refuseAction } from '#api/orders/action-refused.ts';
import type { CashLimits } from '#api/orders/cash-limits.ts';
import { findShortage } from '#api/orders/draft.ts';
import { isUnpaid } from '#api/orders/due.ts';
import { moveOrder, putOrderEmail, type Transition } from '#api/orders/move-order.ts';
import { publishStockChanges, refuseOtherTotal, refuseTitleShortage } from '#api/orders/place-order.ts';
import { lockHolder, lockOrder, type OrderLineRow, type OrderRow, readLines } from '#api/orders/queries.ts';
import { nextStatus } from '#api/orders/transitions.ts';
import { isPayable } from '#api/payments/queries.ts';
import { refundLocked } from '#api/payments/refund-order.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { retryOnDeadlock } from '#api/platform/database/retry.ts';
import { reachFaultPoint } from '#api/platform/fault-points.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { CASH, orders } from '#api/schema/orders.ts';
import { type Difference, splitDifference } from '#contract/orders/difference.ts';
import type { LinesRequest } from '#contract/staff-orders/requests.ts';
import { type ChangeDraft, draftChange, listMore } from './draft-change.ts';
import { findLimitsOfChange, overrideLimits } from './find-limits.ts';
import { writeLines } from './write-lines.ts';

interface Changing {
  actor: Actor;
  request: LinesRequest;
  cash: CashLimits;
}

/** Changes an order's lines in one transaction; undefined if the order no longer has the given version. */
export async function changeLines(
  api: Api,
  actor: Actor,
  { orderId, ...request }: LinesRequest & { orderId: string },
): Promise<OrderRow | undefined> {
  const { cash } = await api.shopSettings.read();
  const changed = await retryOnDeadlock(() =>
    api.db.transaction(async (tx) => {
      const order = await lockWithHolder(tx, orderId);
      return order.version === request.version ? change(api, tx, order, { actor, request, cash }) : undefined;
    }),
  );
  await reachFaultPoint('order-moved');
  for (const queue of ['letter', 'refund', 'session'] as const) api.jobs.wake(queue);
  if (changed) await publishStockChanges(api);
  return changed;
}

/**
 * Locks the account and phone number before the order, as checkout does: limits count all orders of the account and of
 * the phone number.
 */
async function lockWithHolder(tx: Transaction, orderId: string): Promise<OrderRow> {
  const [holder] = await tx
    .select({ userId: orders.userId, phone: orders.phone })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (holder) await lockHolder(tx, holder);
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}

async function change(
  api: Api,
  tx: Transaction,
  order: OrderRow,
  { actor, request, cash }: Changing,
): Promise<OrderRow> {
  await refuseUnchangeable(api, tx, order);
  const currentLines = await readLines(tx, [order.id]);
  const draft = await draftChange(tx, order, currentLines, request.lines);
  const [taken, given] = [listMore(draft.lines, currentLines), listMore(currentLines, draft.lines)];
  if (taken.length === 0 && given.length === 0) return order;
  refuseOtherTotal(draft, request.expectedPiastres);
  const cause = { at: new Date(api.clock()), orderId: order.id, staffId: actor.staffId };
  const stock = await moveStock(tx, order, { currentLines, draft, taken, given, cause });
  const limits = await findLimitsOfChange(api, tx, order, { draft, taken, stock, cash });
  const overrides = overrideLimits(limits, request.overrides);
  await writeLines(tx, { orderId: order.id, currentLines, draft, now: api.clock() });
  const { lines, ...amounts } = draft;
  const isPaid = order.gateway !== CASH && !isUnpaid(order);
  const difference = isPaid
    ? splitDifference(order, draft.totalPiastres)
    : { owedPiastres: 0, refundPiastres: 0 };
  const changed = await recordLinesChange({ ...api, actor }, tx, order, {
    set: {
      ...amounts,
      owedPiastres: difference.owedPiastres,
      overrides: [...new Set([...order.overrides, ...overrides])],
    },
    before: { lines: currentLines, totalPiastres: order.totalPiastres },
  });
  const { refundPiastres: amountPiastres } = difference;
  if (amountPiastres > 0)
    await refundLocked({ ...api, actor }, tx, changed, { amountPiastres, isByHand: false });
  if (isUnpaid(order)) await endSessionsOfOrder(api, tx, order.id);
  const data = describeDifference(changed, difference);
  await putOrderEmail(api, tx, changed, 'lines_changed', { of: String(changed.version), data });
  await recordAudit(tx, actor, {
    ...{ action: 'order.lines-changed', id: order.id, label: order.orderNumber },
    before: pickAudited(order, currentLines),
    after: {
      ...pickAudited(changed, lines),
      ...(amountPiastres > 0 && { refundPiastres: amountPiastres }),
      ...(overrides.length > 0 && { overrides }),
    },
  });
  return changed;
}

const pickAudited = ({ status, totalPiastres, owedPiastres }: OrderRow, lines: ChangeDraft['lines']) => ({
  status,
  totalPiastres,
  owedPiastres,
  lines: lines.map(({ titleEn, titleAr, count }) => ({ titleEn, titleAr, count })),
});

async function refuseUnchangeable(api: Api, tx: Transaction, order: OrderRow): Promise<void> {
  if (!nextStatus(order.status, 'lines_changed')) throw refuseAction(order, 'lines_changed');
  if (isUnpaid(order) && (await isPayable(tx, order.id, new Date(api.clock()))))
    throw refuse('payment-page-open');
}

interface MovedPieces {
  currentLines: OrderLineRow[];
  draft: ChangeDraft;
  taken: ChangeDraft['lines'];
  given: OrderLineRow[];
  cause: StockCause;
}

/**
 * Takes added pieces from stock and returns removed ones; refuses if too few are left. Returns the stock before the
 * change; its rows stay locked.
 */
async function moveStock(
  tx: Transaction,
  { stock: state }: OrderRow,
  { currentLines, draft, taken, given, cause }: MovedPieces,
): Promise<Map<string, number>> {
  const stock = await lockStock(tx, [...currentLines, ...draft.lines]);
  const own = new Map(state === 'none' ? [] : currentLines.map(({ productId, count }) => [productId, count]));
  const grown = draft.lines.filter(({ productId }) => taken.some((line) => line.productId === productId));
  // Pieces that the order already has are available to it, too.
  const available = new Map(
    grown.map(({ productId }) => [productId, (stock.get(productId) ?? 0) + (own.get(productId) ?? 0)]),
  );
  const shortage = findShortage(grown, available);
  if (shortage) throw refuseTitleShortage(shortage);
  if (state === 'none') return stock;
  if (taken.length > 0) await takeStock(tx, taken, state, cause);
  if (given.length > 0) await returnStock(tx, given, state, cause);
  return stock;
}

/** Adds the change to the order's timeline. A packed order has to be packed again. */
async function recordLinesChange(
  deps: Api & { actor: Actor },
  tx: Transaction,
  order: OrderRow,
  {
    set,
    before,
  }: { set: NonNullable<Transition['set']>; before: { lines: OrderLineRow[]; totalPiastres: number } },
): Promise<OrderRow> {
  const lines = before.lines.map(({ titleEn, titleAr, count, pricePiastres }) => ({
    ...{ titleEn, titleAr, count, pricePiastres },
  }));
  const changed = await moveOrder(deps, tx, order, {
    ...{ event: 'lines_changed', by: 'shop', set },
    before: { lines, totalPiastres: before.totalPiastres },
  });
  if (!changed) throw refuseAction(order, 'lines_changed');
  if (changed.status !== 'packed') return changed;
  const event = order.gateway === CASH ? 'unpacked' : 'unpacked_paid';
  return (await moveOrder(deps, tx, changed, { event, by: 'shop' })) ?? changed;
}

/** The email's values for the amount to pay or to be refunded. */
function describeDifference(order: OrderRow, { owedPiastres, refundPiastres }: Difference): EmailData {
  if (refundPiastres > 0) return { change: 'refund', amountPiastres: refundPiastres };
  const duePiastres = isUnpaid(order) ? order.totalPiastres : owedPiastres;
  return duePiastres > 0 ? { change: 'due', amountPiastres: duePiastres } : {};
}
