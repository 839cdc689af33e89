/** Limits on cash on delivery, which nobody has paid for until the parcel arrives. */

import { titleIn } from '#api/catalogue/present.ts';
import type { Api } from '#api/dependencies.ts';
import { and, eq, gt, inArray, or } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { type OrderStatus, orders } from '#api/schema/orders.ts';
import type { Language } from '#contract/constants.ts';
import { toEgp } from '#contract/money.ts';
import type { ShopSettings } from '#contract/settings/groups.ts';
import { findHoldRefusal, type WantedHold } from './hold-limits.ts';
import { isTrustedWithCash } from './unpaid-holds.ts';

/** Statuses of unpaid cash orders. */
const OPEN_CASH_STATUSES: OrderStatus[] = ['placed', 'confirmed', 'packed', 'shipped'];
/** An order older than this counts as finished, even if nobody updated its status. */
const MAX_OPEN_MS = 14 * 24 * 60 * 60 * 1000;

export type CashLimits = ShopSettings['cash'];

interface CashOrder {
  userId: string;
  phone: string;
  totalPiastres: number;
}

/**
 * Refuses a cash order above the limits. The caller must lock account and phone number, so that parallel orders are
 * counted.
 */
export async function refuseAboveCashLimits(
  { clock }: Pick<Api, 'clock'>,
  tx: Transaction,
  order: CashOrder,
  { maxPiastres, maxOpen }: CashLimits,
): Promise<void> {
  if (maxPiastres !== null && order.totalPiastres > maxPiastres) {
    throw refuse('cash-total-too-high', { values: [toEgp(maxPiastres)] });
  }
  if (maxOpen === null) return;
  const open = await tx
    .select({ userId: orders.userId, phone: orders.phone })
    .from(orders)
    .where(
      and(
        or(eq(orders.userId, order.userId), eq(orders.phone, order.phone)),
        eq(orders.paymentMethod, 'cash'),
        inArray(orders.status, OPEN_CASH_STATUSES),
        gt(orders.createdAt, new Date(clock() - MAX_OPEN_MS)),
      ),
    );
  const ofAccount = open.filter(({ userId }) => userId === order.userId).length;
  const toPhone = open.filter(({ phone }) => phone === order.phone).length;
  if (Math.max(ofAccount, toPhone) >= maxOpen) throw refuse('too-many-cash-orders', { values: [maxOpen] });
}

const REFUSALS = {
  'order-too-large': 'cash-order-too-large',
  'holds-enough': 'cash-orders-unconfirmed',
  'client-holds-enough': 'cash-not-from-here',
} as const;

/** Refuses a cash order that would hold too much stock, unless the account is trusted. */
export async function refuseAboveHoldLimits(
  api: Api,
  tx: Transaction,
  wanted: WantedHold,
  language: Language,
): Promise<void> {
  if (await isTrustedWithCash(tx, wanted.holder.userId)) return;
  const refusal = await findHoldRefusal(api, tx, wanted);
  if (!refusal) return;
  if (refusal.because === 'last-pieces') {
    const { line, allowed } = refusal;
    throw refuse('cash-last-pieces', { values: [allowed, titleIn(line, language)] });
  }
  throw refuse(REFUSALS[refusal.because]);
}
