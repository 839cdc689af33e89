import type { OrderDeps } from '#api/dependencies.ts';
import { readEntries, sumEntries } from '#api/ledger/ledger.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { moveOrder, type Transition } from './move-order.ts';
import type { OrderRow } from './queries.ts';

/** Moves an order to partly or fully refunded if its ledger says so. */
export async function updateRefundStatus(
  api: OrderDeps,
  tx: Transaction,
  order: OrderRow,
  { by, staffId }: Pick<Transition, 'by' | 'staffId'>,
): Promise<OrderRow> {
  // Money in an open dispute still counts as the shop's.
  const { unreturnedPiastres } = sumEntries(await readEntries(tx, order.id));
  // An order that was paid twice and refunded once is still paid.
  if (unreturnedPiastres >= order.totalPiastres - order.owedPiastres) return order;
  // For a cancelled or returned order, the refund stays due until everything is refunded.
  if (unreturnedPiastres > 0 && order.status === 'refund_due' && order.stock === 'none') return order;
  const event = unreturnedPiastres > 0 ? 'refunded_part' : 'refunded_all';
  return (await moveOrder(api, tx, order, { event, by, staffId })) ?? order;
}
