/** What limits cash on delivery: nobody pays anything before the parcel is at the door. */

import { titleIn } from '#api/catalogue/present.ts';
import type { Api } from '#api/dependencies.ts';
import { and, eq, gt, inArray, or } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { Language } from '#contract/constants.ts';
import { toEgp } from '#contract/money.ts';
import { findHoldRefusal, type WantedHold } from './hold-limits.ts';
import { orders } from './tables.ts';
import type { OrderStatus } from './transitions.ts';
import { isTrustedWithCash } from './unpaid-holds.ts';

/** Cash orders that nobody paid yet. */
const UNDER_WAY: OrderStatus[] = ['placed', 'confirmed', 'packed', 'shipped'];
/** An order that is older is done, whether or not anybody told the shop. */
const UNDER_WAY_MS = 14 * 24 * 60 * 60 * 1000;

interface Asked {
  userId: string;
  phone: string;
  totalPiastres: number;
}

/** Refuses a cash order above the limits. The caller has locked the account and the phone number, so that parallel orders count each other. */
export async function refuseAboveCashLimits(api: Api, tx: Transaction, asked: Asked): Promise<void> {
  const { maxPiastres, maxOpen } = api.settings.cash;
  if (maxPiastres !== undefined && asked.totalPiastres > maxPiastres) {
    throw refuse('cash-total-too-high', { values: [toEgp(maxPiastres)] });
  }
  if (maxOpen === undefined) return;
  const open = await tx
    .select({ userId: orders.userId, phone: orders.phone })
    .from(orders)
    .where(
      and(
        or(eq(orders.userId, asked.userId), eq(orders.phone, asked.phone)),
        eq(orders.paymentMethod, 'cash'),
        inArray(orders.status, UNDER_WAY),
        gt(orders.createdAt, new Date(api.clock() - UNDER_WAY_MS)),
      ),
    );
  const ofAccount = open.filter(({ userId }) => userId === asked.userId).length;
  const toPhone = open.filter(({ phone }) => phone === asked.phone).length;
  if (Math.max(ofAccount, toPhone) >= maxOpen) throw refuse('too-many-cash-orders', { values: [maxOpen] });
}

const CODES = {
  'order-too-large': 'cash-order-too-large',
  'holds-enough': 'cash-orders-unconfirmed',
  'client-holds-enough': 'cash-not-from-here',
} as const;

/** Refuses a cash order that would hold too much: of an account that never had a delivery, nobody knows whether it is meant. */
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
  throw refuse(CODES[refusal.because]);
}
