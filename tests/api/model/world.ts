/** A small shop with two payment companies and everything that may happen to it, for the model-based test. */
import { products } from '#api/catalogue/tables.ts';
import { createApi } from '#api/create-api.ts';
import { createJobHandlers, createRecurringWork } from '#api/job-handlers.ts';
import type { PaymentNotification } from '#api/payments/gateway.ts';
import { CASH } from '#api/payments/payments.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { type FaultPoint, watchFaultPoints } from '#api/platform/fault-points.ts';
import { type Bank, createBank } from '#tests/setup/bank.ts';
import { onOffer, other, plain } from '#tests/setup/cart-products.ts';
import { type Records, readRecords } from '#tests/setup/records.ts';
import { runJobs, tryJobs } from '#tests/setup/run-jobs.ts';
import { ORIGIN, openTestShop, type Shopper, TEST_SETTINGS } from '#tests/setup/test-shop.ts';

export const BANKS = ['bank', 'wallet'] as const;
export type BankName = (typeof BANKS)[number];

/** Few of each, so that shoppers get in each other's way. */
export const STOCK = [
  { id: plain.id, quantity: 6 },
  { id: other.id, quantity: 9 },
  { id: onOffer.id, quantity: 14 },
] as const;

/** A payment page that a shopper was sent to. */
export interface Page {
  bank: BankName;
  id: string;
}

/** What a payment company has to tell: it may arrive late, twice, in any order, or never. */
export interface Mail {
  bank: BankName;
  notification: PaymentNotification;
}

/** So little that shoppers, who all have one phone number, meet it now and then. */
const HOLDS = { maxPieces: 12, maxPiastres: undefined };
const CONFIRM_HOURS = 24;

class Crash extends Error {}

const MINUTE_MS = 60_000;
const SHOPPERS = 4;
/** Longer than a checkout waits for another one of the same cart that died. */
const RESTART_MS = 13_000;

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Opens the shop once; `reset` begins a new life. */
export async function openWorld() {
  const banks = { bank: createBank('bank'), wallet: createBank('wallet') } as Record<BankName, Bank>;
  const findBank = (name: string) => (BANKS.includes(name as BankName) ? banks[name as BankName] : undefined);
  const { cash } = TEST_SETTINGS;
  const shop = await openTestShop({
    settings: { ...TEST_SETTINGS, holds: HOLDS, cash: { ...cash, confirmHours: CONFIRM_HOURS } },
    payments: () => ({ offered: [...BANKS, CASH], find: (name) => findBank(name)?.gateway }),
  });
  const { db } = shop.api;
  let { app, api } = shop;
  let armed: { point: FaultPoint; passes: number } | undefined;
  let hasCrashed = false;

  const watch = (point: FaultPoint) => {
    if (hasCrashed) throw new Crash('the process has ended');
    if (armed?.point !== point) return;
    armed.passes -= 1;
    if (armed.passes >= 0) return;
    hasCrashed = true;
    throw new Crash(point);
  };

  const world = {
    db,
    banks,
    shoppers: [] as Shopper[],
    pages: [] as Page[],
    mail: [] as Mail[],
    /** Sessions of which something happened at their bank that the shop hears of only if it is told. */
    untold: new Set<string>(),
    /** Letters that were looked at. */
    known: new Set<string>(),
    records: undefined as unknown as Records,
    log: [] as string[],
    /** The API as it runs now; after a crash it is another one. */
    api: () => api,
    passMinutes: (minutes: number) => shop.passTime(minutes * MINUTE_MS),

    /** Ends the process when it comes to a point for the n-th time from now on. */
    crashAt(point: FaultPoint, passes: number) {
      armed = { point, passes };
    },

    /** Calls the API; it may fail only because the process ended. */
    async call(method: 'POST' | 'PUT' | 'DELETE', path: string, token: string, body?: unknown, key?: string) {
      const answer = await app.request(
        `${ORIGIN}/api/${path}`,
        {
          method,
          headers: { token, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
        { origin: ORIGIN, clientAddress: '127.0.0.1' },
      );
      if (answer.status >= 500 && answer.status !== 502 && !hasCrashed)
        throw new Error(`${method} ${path} answered ${answer.status}`);
      return { status: answer.status, body: JSON.parse((await answer.text()) || 'null') };
    },

    /** Delivers what a bank tells; true when the shop has taken it in. */
    async deliver({ bank, notification }: Mail, signature = 'right'): Promise<boolean> {
      const answer = await app.request(
        `${ORIGIN}/api/payments/${bank}/notify`,
        { method: 'POST', headers: { signature }, body: JSON.stringify(notification) },
        { origin: ORIGIN, clientAddress: '127.0.0.1' },
      );
      if (answer.status === 500 && !hasCrashed && !banks[bank].faults.isDown && !banks[bank].faults.isMute)
        throw new Error(`a notification was answered ${answer.status}`);
      return answer.status === 200;
    },

    /** What the shop does each minute. */
    sweep: () => createRecurringWork(api).sweep?.(),
    async runJobs(isMeantToWork = false) {
      const work = { jobs: shop.jobs, db, handlers: createJobHandlers(api) };
      if (isMeantToWork) return runJobs(work);
      await tryJobs(work);
      // Time does not pass as the waits between tries would have it: nobody gives up here.
      await db.execute(sql`update jobs.job set retry_count = 0 where state = 'retry'`);
    },

    /** Does a step; a process that ended in it is started again. */
    async survive(step: () => Promise<void>): Promise<void> {
      try {
        await step();
      } catch (error) {
        if (!(error instanceof Crash)) throw error;
      }
      if (!hasCrashed) return;
      [hasCrashed, armed] = [false, undefined];
      shop.passTime(RESTART_MS);
      ({ app, api } = await createApi(shop.api));
      await db.execute(sql`update jobs.job set state = 'retry' where state = 'active'`);
    },

    async refresh() {
      world.records = await readRecords(
        db,
        STOCK.map(({ id }) => id),
      );
    },

    /** A new life: no orders, full shelves, empty books. */
    async reset() {
      await db.execute(sql`truncate ledger_entries, refunds, payment_sessions, letters, order_keys, order_events,
        order_lines, orders, cart_lines, carts, jobs.job restart identity cascade`);
      for (const { id, quantity } of STOCK)
        await db.update(products).set({ quantity, sold: 0 }).where(eq(products.id, id));
      for (const name of BANKS) banks[name] = createBank(name);
      world.shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => shop.addShopper()));
      [world.pages, world.mail, world.log] = [[], [], []];
      world.untold.clear();
      world.known.clear();
      [hasCrashed, armed] = [false, undefined];
      watchFaultPoints(watch);
      await world.refresh();
    },
    close: () => watchFaultPoints(undefined),
  };
  return world;
}
