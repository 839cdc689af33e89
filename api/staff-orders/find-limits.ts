import type { Api } from '#api/dependencies.ts';
import { findBlock } from '#api/orders/blocked.ts';
import { type CashLimits, findCashLimits, findHoldLimit, type Limit } from '#api/orders/cash-limits.ts';
import type { OrderDraft } from '#api/orders/draft.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { CASH } from '#api/schema/orders.ts';
import type { OrderLimit } from '#contract/staff-orders/answers.ts';
import type { OrderOverride, StaffPayment } from '#contract/staff-orders/kinds.ts';

export interface LimitedOrder {
  /** Undefined for a new customer. */
  userId: string | undefined;
  phone: string;
  payment: StaffPayment;
  draft: Pick<OrderDraft, 'lines' | 'totalPiastres'>;
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
  const cashExceeded = isCash ? await findCashLimits(api, tx, { userId, phone, totalPiastres }, cash) : [];
  const holder = { userId, phone, clientHash: undefined };
  const holdExceeded = await findHoldLimit(api, tx, { holder, draft, stock }, 'en');
  return [block, ...cashExceeded, holdExceeded].filter((limit) => limit !== undefined);
}

interface ChangedOrder extends Pick<LimitedOrder, 'draft' | 'stock' | 'cash'> {
  /** The lines that get more pieces, with only the added pieces. */
  taken: OrderDraft['lines'];
}

/**
 * The limits that a changed order exceeds. Skips the limit on open orders, because this order is one of them already.
 */
export async function findLimitsOfChange(
  api: Api,
  tx: Transaction,
  { userId, phone, gateway, stock: state, status, ...before }: OrderRow,
  { draft, taken, stock, cash }: ChangedOrder,
): Promise<Limit[]> {
  const { totalPiastres } = draft;
  const addedPiastres = Math.max(0, totalPiastres - before.totalPiastres);
  const isCashAdded = gateway === CASH && addedPiastres > 0;
  const cashExceeded = isCashAdded
    ? await findCashLimits(api, tx, { userId, phone, totalPiastres }, { ...cash, maxOpen: null })
    : [];
  const isHold = state === 'held' || status === 'placed';
  if (!isHold || taken.length === 0) return cashExceeded;
  const added = { ...draft, lines: taken, totalPiastres: addedPiastres };
  const holder = { userId, phone, clientHash: undefined };
  const holdExceeded = await findHoldLimit(api, tx, { holder, draft: added, stock }, 'en');
  return holdExceeded ? [...cashExceeded, holdExceeded] : cashExceeded;
}

/** Returns the limits to override; refuses unless the member of staff named all of them. */
export function overrideLimits(limits: Limit[], named: readonly OrderOverride[]): OrderOverride[] {
  const isRefused = limits.some(({ override }) => !named.includes(override));
  if (isRefused) throw refuse('limits-reached', { current: { limits: limits.map(presentLimit) } });
  return limits.map(({ override }) => override);
}

/** A limit in the form that the staff see. */
export const presentLimit = ({ override, code, values = [] }: Limit): OrderLimit => ({
  override,
  code,
  values,
});
