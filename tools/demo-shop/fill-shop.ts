/**
 * Fills a shop, which has a catalogue already, with weeks of orders, as if they had been placed, packed and paid day by
 * day.
 */

import { updateTiers } from '#api/catalogue/search/update-tiers.ts';
import { isOperatorError } from '#api/desk/desk.ts';
import { writeCairoDay } from '#api/platform/cairo-time.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import { ApiRefusal } from '#api/platform/http/refusal.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/times.ts';
import { Random } from '#tools/generate-catalogue/random.ts';
import { ORDERS_BY_WEEKDAY, pickOrderTime, weekdayOf } from './hours.ts';
import { blockRefusers, noteCustomers, planSettlements, setDeliveryDays } from './office.ts';
import { type Filling, openFilling } from './open-filling.ts';
import { expire, PageClosed } from './pay.ts';
import { Checkout, createProductChoice } from './place-orders.ts';
import { addShopper, type Shopper } from './shoppers.ts';
import { STEPS } from './steps.ts';
import { chooseCardStory, chooseCashStory, STORIES, type StoryName } from './stories.ts';
import type { Timeline } from './timeline.ts';

/** Carts for cash orders cost at most this, because the shop limits the amount of a cash order. */
const MAX_CASH_PIASTRES = 1_900_000;
const MAX_CARTS = 5;
const CASH_SHARE = 0.7;
/** By this time after checkout, the payment page has closed. */
const MAX_PAYMENT_MS = 32 * MINUTE_MS;
const RETURNING_SHARE = 0.35;

/** Orders whose stories end in states that the counter should show, and how long before `now` each is placed. */
const WAITING_ORDERS: readonly { story: StoryName; agoMs: number; isCash: boolean }[] = [
  { story: 'disputeWon', agoMs: 62 * DAY_MS, isCash: false },
  { story: 'disputeLost', agoMs: 51 * DAY_MS, isCash: false },
  { story: 'disputed', agoMs: 11 * DAY_MS, isCash: false },
  { story: 'cameBack', agoMs: 8 * DAY_MS, isCash: true },
  { story: 'refundDue', agoMs: 7 * DAY_MS, isCash: true },
  { story: 'returnExpected', agoMs: 6 * DAY_MS, isCash: false },
  { story: 'returnAsked', agoMs: 5 * DAY_MS, isCash: true },
  { story: 'onTheWay', agoMs: 27 * HOUR_MS, isCash: true },
  { story: 'toShip', agoMs: 7 * HOUR_MS, isCash: true },
  { story: 'toPack', agoMs: 3 * HOUR_MS, isCash: true },
  { story: 'paid', agoMs: 2 * HOUR_MS, isCash: false },
  { story: 'toConfirm', agoMs: 50 * MINUTE_MS, isCash: true },
  { story: 'toConfirm', agoMs: 20 * MINUTE_MS, isCash: true },
  { story: 'justDeclined', agoMs: 6 * MINUTE_MS, isCash: false },
  { story: 'paying', agoMs: 2 * MINUTE_MS, isCash: false },
];

export interface FillOptions {
  database: OpenDatabase;
  /** The password of all staff accounts. */
  password: string;
  /** A timeline whose clock is set to the start of the first day. */
  timeline: Timeline;
  days: number;
  ordersPerDay: number;
  /** The same seed and `now` produce the same orders. */
  seed: number;
  now: number;
}

interface PlannedOrder {
  at: number;
  isCash: boolean;
  story?: StoryName;
}

/** Plans when orders are placed. There are more in later weeks, because the shop grows. */
function planOrders(random: Random, { days, ordersPerDay, now }: FillOptions): PlannedOrder[] {
  const daily = Array.from({ length: days }, (_, index) => {
    const day = writeCairoDay(now - (days - 1 - index) * DAY_MS);
    const growth = 0.7 + (0.6 * index) / days;
    const wanted = ordersPerDay * growth * (ORDERS_BY_WEEKDAY[weekdayOf(day)] ?? 1);
    const count = Math.max(1, Math.round(wanted + random.normal() * Math.sqrt(wanted) * 0.6));
    return Array.from({ length: count }, () => ({
      at: pickOrderTime(random, day),
      isCash: random.chance(CASH_SHARE),
    }));
  });
  const waiting = WAITING_ORDERS.filter(({ agoMs }) => agoMs < days * DAY_MS);
  return [
    ...daily.flat().filter(({ at }) => at < now - HOUR_MS),
    ...waiting.map(({ agoMs, ...planned }) => ({ at: now - agoMs, ...planned })),
  ];
}

/** The shoppers of the demo so far. */
class Shoppers {
  readonly all: Shopper[] = [];

  async pick(filling: Filling, isNew: boolean): Promise<Shopper> {
    const { random } = filling;
    if (!isNew && this.all.length > 3 && random.chance(RETURNING_SHARE)) return random.pick(this.all);
    const shopper = await addShopper(filling, this.all.length);
    this.all.push(shopper);
    return shopper;
  }
}

/** Fills a cart and orders it. If the shop refuses, for example because a product is sold out, tries another cart. */
async function placeOrder(checkout: Checkout, shopper: Shopper, { isCash }: PlannedOrder) {
  for (let tries = 0; tries < MAX_CARTS; tries += 1) {
    const cartId = await checkout.fillCart(shopper, isCash ? MAX_CASH_PIASTRES : Number.POSITIVE_INFINITY);
    try {
      return await (isCash ? checkout.orderInCash(shopper, cartId) : checkout.checkOut(shopper, cartId));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await checkout.clearCart(shopper);
    }
  }
  return undefined;
}

const isRefusal = (error: unknown) =>
  error instanceof ApiRefusal || error instanceof PageClosed || isOperatorError(error);

/** Places an order and plans the steps of its story. */
async function startOrder(filling: Filling, checkout: Checkout, shoppers: Shoppers, planned: PlannedOrder) {
  const { random, timeline } = filling;
  const { isCash } = planned;
  const shopper = await shoppers.pick(filling, planned.story !== undefined);
  const order = await placeOrder(checkout, shopper, planned);
  if (!order) return;
  const story = planned.story ?? (isCash ? chooseCashStory : chooseCardStory)(random);
  const { days } = shopper.address.place;
  if (!isCash) timeline.plan(timeline.now + MAX_PAYMENT_MS, () => expire(filling, order));
  let isOver = false;
  for (const { at, name } of STORIES[story]({ random, at: timeline.now, isCash, days }))
    timeline.plan(at, async () => {
      if (isOver) return;
      try {
        await STEPS[name](filling, order);
      } catch (error) {
        // A refusal ends the story, for example if somebody else paid first for the last piece.
        if (!isRefusal(error)) throw error;
        isOver = true;
      }
    });
}

/** Marks the emails of the past as sent. */
const markEmailsSent = ({ api: { db } }: Filling) =>
  db.execute(sql`update letters set sent_at = created_at, admission = 'admitted', recipient = '', data = '{}'
    where sent_at is null`);

/**
 * Fills the shop through its own functions, so that all its rules hold. Only shoppers' accounts and the state of emails
 * are written directly.
 */
export async function fillShop(options: FillOptions): Promise<void> {
  const { database, password, timeline, seed, now } = options;
  const random = new Random(seed);
  const start = timeline.now;
  const filling = await openFilling({ database, password, timeline, random });
  const checkout = new Checkout(filling, await createProductChoice(database.db));
  const shoppers = new Shoppers();
  await setDeliveryDays(filling);
  for (const planned of planOrders(random, options))
    timeline.plan(planned.at, () => startOrder(filling, checkout, shoppers, planned));
  planSettlements(filling, start, now);
  await timeline.run(now);
  await noteCustomers(filling, shoppers.all);
  await blockRefusers(filling);
  await markEmailsSent(filling);
  await updateTiers(database.db);
}
