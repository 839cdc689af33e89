/** The last step of placing an order, for shoppers and the staff: takes its pieces from stock and inserts it. */
import type { Api } from '#api/dependencies.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { CASH } from '#api/schema/orders.ts';
import { putOrderEmail } from './move-order.ts';
import { insertOrder, type NewOrder, type OrderWithLines } from './queries.ts';
import { takeStock } from './stock.ts';

type CashSale = Omit<NewOrder, 'gateway' | 'stock' | 'holdEndsAt' | 'now'>;

/** Sells a draft for cash on delivery. The caller has locked its stock. */
export async function sellForCash(api: Api, tx: Transaction, sale: CashSale): Promise<OrderWithLines> {
  await takeStock(tx, sale.draft.lines, 'sold');
  const now = new Date(api.clock());
  const placed = await insertOrder(tx, { ...sale, gateway: CASH, stock: 'sold', now });
  await putOrderEmail(api, tx, placed.order, 'placed');
  return placed;
}

type PendingSale = Omit<NewOrder, 'stock' | 'now'> & { isHeld: boolean };

/**
 * Inserts an order that waits for its payment, and holds its pieces if `isHeld` is set. The caller has locked its
 * stock.
 */
export async function insertPending(
  api: Api,
  tx: Transaction,
  { isHeld, ...sale }: PendingSale,
): Promise<OrderWithLines> {
  if (isHeld) await takeStock(tx, sale.draft.lines, 'held');
  return insertOrder(tx, { ...sale, stock: isHeld ? 'held' : 'none', now: new Date(api.clock()) });
}
