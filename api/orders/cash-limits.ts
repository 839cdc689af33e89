/** Limits on orders for cash on delivery: nobody pays for them until the parcel arrives. */

import { titleIn } from '#api/catalogue/present.ts';
import type { Api } from '#api/dependencies.ts';
import { and, eq, gt, inArray, or } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { type ApiRefusal, refuse } from '#api/platform/http/refusal.ts';
import { type OrderStatus, orders } from '#api/schema/orders.ts';
import type { Language } from '#contract/constants.ts';
import { toEgp } from '#contract/money.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';
import type { ShopSettings } from '#contract/settings/groups.ts';
import type { OrderOverride } from '#contract/staff-orders/kinds.ts';
import { findHoldRefusal, type WantedHold } from './hold-limits.ts';
import { isTrustedWithCash } from './unpaid-holds.ts';

/** A limit that an order exceeds. A shopper's order is refused; the staff can override the limit. */
export interface Limit {
  override: OrderOverride;
  code: RefusalCode;
  values?: (string | number)[];
}

/** The refusal that a shopper gets. */
export const refuseLimit = ({ code, values = [] }: Limit): ApiRefusal => refuse(code, { values });

/** Statuses of unpaid cash orders. */
const OPEN_CASH_STATUSES: OrderStatus[] = ['placed', 'confirmed', 'packed', 'shipped'];
/** An order older than this counts as finished, even if nobody updated its status. */
const MAX_OPEN_MS = 14 * 24 * 60 * 60 * 1000;

export type CashLimits = ShopSettings['cash'];

interface CashOrder {
  /** Undefined for somebody without an account. */
  userId: string | undefined;
  phone: string;
  totalPiastres: number;
}

/**
 * The limits that a cash order exceeds. To count parallel orders too, a caller that places the order must first lock
 * account and phone number.
 */
export async function findCashLimits(
  { clock }: Pick<Api, 'clock'>,
  tx: Transaction | Database,
  { userId = '', ...order }: CashOrder,
  { maxPiastres, maxOpen }: CashLimits,
): Promise<Limit[]> {
  const limits: Limit[] = [];
  if (maxPiastres !== null && order.totalPiastres > maxPiastres)
    limits.push({ override: 'cash-limit', code: 'cash-total-too-high', values: [toEgp(maxPiastres)] });
  if (maxOpen === null) return limits;
  const open = await tx
    .select({ userId: orders.userId, phone: orders.phone })
    .from(orders)
    .where(
      and(
        or(eq(orders.userId, userId), eq(orders.phone, order.phone)),
        eq(orders.paymentMethod, 'cash'),
        inArray(orders.status, OPEN_CASH_STATUSES),
        gt(orders.createdAt, new Date(clock() - MAX_OPEN_MS)),
      ),
    );
  const ofAccount = open.filter((each) => each.userId === userId).length;
  const toPhone = open.filter(({ phone }) => phone === order.phone).length;
  if (Math.max(ofAccount, toPhone) >= maxOpen)
    limits.push({ override: 'open-orders-limit', code: 'too-many-cash-orders', values: [maxOpen] });
  return limits;
}

/** Refuses a cash order above the limits. */
export async function refuseAboveCashLimits(
  api: Pick<Api, 'clock'>,
  tx: Transaction,
  order: CashOrder,
  limits: CashLimits,
): Promise<void> {
  const [first] = await findCashLimits(api, tx, order, limits);
  if (first) throw refuseLimit(first);
}

const REFUSALS = {
  'order-too-large': 'cash-order-too-large',
  'holds-enough': 'cash-orders-unconfirmed',
  'client-holds-enough': 'cash-not-from-here',
} as const;

/**
 * The limit on held stock that an unpaid order would exceed; undefined if there is none, or if its account is trusted.
 */
export async function findHoldLimit(
  api: Pick<Api, 'settings'>,
  tx: Transaction | Database,
  wanted: WantedHold,
  language: Language,
): Promise<Limit | undefined> {
  const { userId } = wanted.holder;
  if (userId !== undefined && (await isTrustedWithCash(tx, userId))) return undefined;
  const refusal = await findHoldRefusal(api, tx, wanted);
  if (!refusal) return undefined;
  const override = 'hold-limit';
  if (refusal.because !== 'last-pieces') return { override, code: REFUSALS[refusal.because] };
  const { line, allowed } = refusal;
  return { override, code: 'cash-last-pieces', values: [allowed, titleIn(line, language)] };
}

/** Refuses a cash order that would hold too much stock, unless the account is trusted. */
export async function refuseAboveHoldLimits(
  api: Api,
  tx: Transaction,
  wanted: WantedHold,
  language: Language,
): Promise<void> {
  const limit = await findHoldLimit(api, tx, wanted, language);
  if (limit) throw refuseLimit(limit);
}
