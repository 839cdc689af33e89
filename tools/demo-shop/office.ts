/** Staff work besides orders: delivery days, settlements, notes about customers, and blocks. */

import { importSettlement } from '#api/bookkeeping/import-settlement.ts';
import { MOVING_KINDS, toSignedAmount } from '#api/bookkeeping/match-lines.ts';
import { addNote, blockCustomer } from '#api/customers/blocks.ts';
import { writeCairoDay } from '#api/platform/cairo-time.ts';
import { and, asc, count, desc, eq, gte, inArray, lt, max } from '#api/platform/database/drizzle.ts';
import { orders } from '#api/schema/orders.ts';
import { ledgerEntries } from '#api/schema/payments.ts';
import { toEgp } from '#contract/money.ts';
import { DAY_MS } from '#contract/times.ts';
import { askAs, type Filling } from './open-filling.ts';
import { PLACES } from './places.ts';
import type { Shopper } from './shoppers.ts';
import { BLOCK_REASONS, CUSTOMER_NOTES } from './texts.ts';

const WEEK_MS = 7 * DAY_MS;
/** A gateway or courier pays out some days after it took the money. */
const SETTLED_AFTER_MS = 3 * DAY_MS;
const BOSTA_FEE_PIASTRES = 6_500;

export async function setDeliveryDays(filling: Filling): Promise<void> {
  for (const { code, days } of PLACES)
    await askAs(filling, 'manager', 'setDelivery', { governorate: code, fromDays: days[0], toDays: days[1] });
}

/** Reads the ledger entries of the week that ended three days ago. */
const readWeek = ({ api, timeline }: Filling, gateway: string) => {
  const until = timeline.now - SETTLED_AFTER_MS;
  return api.db
    .select({ entry: ledgerEntries, trackingNumber: orders.trackingNumber, carrier: orders.carrier })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(
      and(
        eq(ledgerEntries.gateway, gateway),
        inArray(ledgerEntries.kind, MOVING_KINDS),
        gte(ledgerEntries.createdAt, new Date(until - WEEK_MS)),
        lt(ledgerEntries.createdAt, new Date(until)),
      ),
    )
    .orderBy(asc(ledgerEntries.id));
};

const fileNameOf = (source: string, at: number) => `${source.toLowerCase()}-${writeCairoDay(at)}.csv`;

/**
 * Imports Bosta's list of collected cash. If the list is long, one parcel is missing, and the amount of another may be
 * too low.
 */
async function settleCash(filling: Filling): Promise<void> {
  const { api, random, team, timeline } = filling;
  const rows = (await readWeek(filling, 'cash')).filter(
    ({ entry, carrier }) => entry.kind === 'charge' && carrier === 'Bosta',
  );
  const missing = rows.length > 8 ? random.below(rows.length) : -1;
  const short = rows.length > 8 && random.chance(0.4) ? random.below(rows.length) : -1;
  const lines = rows.flatMap(({ entry, trackingNumber }, index) => {
    const amount = toEgp(entry.amountPiastres - (index === short ? BOSTA_FEE_PIASTRES : 0));
    const day = writeCairoDay(entry.createdAt.getTime());
    return index === missing ? [] : [`${trackingNumber},${amount},${toEgp(BOSTA_FEE_PIASTRES)},${day}`];
  });
  if (lines.length === 0) return;
  const text = ['tracking number,cod amount,fees,delivered at', ...lines].join('\n');
  const request = {
    settledBy: 'courier',
    source: 'Bosta',
    fileName: fileNameOf('Bosta', timeline.now),
    text,
  } as const;
  await importSettlement(api.db, { actor: team.manager, now: timeline.now }, request);
}

/** Imports the list of the gateway's payouts. */
async function settleCards(filling: Filling): Promise<void> {
  const { api, team, timeline } = filling;
  const rows = await readWeek(filling, 'test');
  if (rows.length === 0) return;
  const lines = rows.map(({ entry }) => {
    const fee = entry.kind === 'charge' ? Math.round(entry.amountPiastres * 0.0275) + 300 : 0;
    return [
      entry.ofTransaction,
      toEgp(toSignedAmount(entry)),
      toEgp(fee),
      writeCairoDay(entry.createdAt.getTime()),
    ].join();
  });
  const text = ['transaction,amount,fee,date', ...lines].join('\n');
  const request = {
    settledBy: 'gateway',
    source: 'test',
    fileName: fileNameOf('card', timeline.now),
    text,
  } as const;
  await importSettlement(api.db, { actor: team.manager, now: timeline.now }, request);
}

/** Plans the weekly imports. */
export function planSettlements(filling: Filling, start: number, end: number): void {
  const { timeline } = filling;
  for (let at = start + WEEK_MS + SETTLED_AFTER_MS; at < end; at += WEEK_MS) {
    timeline.plan(at, () => settleCash(filling));
    timeline.plan(at, () => settleCards(filling));
  }
}

export async function noteCustomers({ api, team, timeline }: Filling, shoppers: Shopper[]): Promise<void> {
  const act = ({ user }: Shopper) => ({ userId: user.id, actor: team.orders, now: timeline.now });
  for (const [index, text] of CUSTOMER_NOTES.entries()) {
    const shopper = shoppers[index * 7];
    if (shopper) await addNote(api.db, act(shopper), text);
  }
}

/** Blocks cash orders of the customers who refused the most parcels. */
export async function blockRefusers({ api, team, timeline }: Filling): Promise<void> {
  const refused = await api.db
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.status, 'returned'))
    .groupBy(orders.userId)
    .orderBy(desc(count()), desc(max(orders.number)))
    .limit(BLOCK_REASONS.length);
  for (const [index, { userId }] of refused.entries()) {
    const act = { userId, actor: team.manager, now: timeline.now };
    await blockCustomer(api.db, act, { kind: 'cash', reason: BLOCK_REASONS[index] ?? '' });
  }
}
