/** The last step of placing an order, for shoppers and the staff: takes its pieces from stock and inserts it. */

import { takeStock } from '#api/catalogue/stock/move-stock.ts';
import type { Api } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { CASH } from '#api/schema/orders.ts';
import { putOrderEmail } from './move-order.ts';
import { insertOrder, type NewOrder, type OrderWithLines } from './queries.ts';

type CashSale = Omit<NewOrder, 'id' | 'gateway' | 'stock' | 'holdEndsAt' | 'now'>;

/** Sells a draft for cash on delivery. The caller has locked its stock. */
export async function sellForCash(api: Api, tx: Transaction, sale: CashSale): Promise<OrderWithLines> {
  const now = new Date(api.clock());
  const id = newId(now.getTime());
  await takeStock(tx, sale.draft.lines, 'sold', { at: now, orderId: id, staffId: sale.byStaff?.placedBy });
  const placed = await insertOrder(tx, { ...sale, id, gateway: CASH, stock: 'sold', now });
  await putOrderEmail(api, tx, placed.order, 'placed');
  return placed;
}

type PendingSale = Omit<NewOrder, 'id' | 'stock' | 'now'> & { isHeld: boolean };

/**
 * Inserts an order that waits for its payment, and holds its pieces if `isHeld` is set. The caller has locked its
 * stock.
 */
export async function insertPending(
  api: Api,
  tx: Transaction,
  { isHeld, ...sale }: PendingSale,
): Promise<OrderWithLines> {
  const now = new Date(api.clock());
  const id = newId(now.getTime());
  const cause = { at: now, orderId: id, staffId: sale.byStaff?.placedBy };
  if (isHeld) await takeStock(tx, sale.draft.lines, 'held', cause);
  return insertOrder(tx, { ...sale, id, stock: isHeld ? 'held' : 'none', now });
}
