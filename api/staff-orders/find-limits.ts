import type { Api } from '#api/dependencies.ts';
import { findBlock } from '#api/orders/blocked.ts';
import { type CashLimits, findCashLimits, findHoldLimit } from '#api/orders/cash-limits.ts';
import type { OrderDraft } from '#api/orders/draft.ts';
import type { Limit } from '#api/orders/limit.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import type { OrderLimit } from '#contract/staff-orders/answers.ts';
import type { StaffPayment } from '#contract/staff-orders/kinds.ts';

export interface LimitedOrder {
  /** Undefined for somebody who is not a customer yet. */
  userId: string | undefined;
  phone: string;
  payment: StaffPayment;
  draft: OrderDraft;
  /** The stock of each product of the draft. */
  stock: ReadonlyMap<string, number>;
  /** The limits of cash orders, read before the transaction. */
  cash: CashLimits;
}

/** All limits of the storefront that an order exceeds. */
export async function findLimits(
  api: Api,
  tx: Transaction | Database,
  { userId, phone, payment, draft, stock, cash }: LimitedOrder,
): Promise<Limit[]> {
  const isCash = payment === 'cash';
  const { totalPiastres } = draft;
  const block = await findBlock(tx, { userId, phone, payment: isCash ? 'cash' : 'card' });
  const ofCash = isCash ? await findCashLimits(api, tx, { userId, phone, totalPiastres }, cash) : [];
  const holder = { userId, phone, clientHash: undefined };
  const ofHolds = await findHoldLimit(api, tx, { holder, draft, stock }, 'en');
  return [block, ...ofCash, ofHolds].filter((limit) => limit !== undefined);
}

/** A limit as the staff see it. */
export const presentLimit = ({ override, code, values = [] }: Limit): OrderLimit => ({
  override,
  code,
  values,
});
