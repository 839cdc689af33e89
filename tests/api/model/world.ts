/** The small shop with two payment companies that the model-based test runs on. */

import { createApi } from '#api/create-api.ts';
import type { Actor } from '#api/dependencies.ts';
import { createJobHandlers, createRecurringWork } from '#api/job-handlers.ts';
import type { PaymentNotification } from '#api/payments/gateway.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { type FaultPoint, watchFaultPoints } from '#api/platform/fault-points.ts';
import { products } from '#api/schema/catalogue.ts';
import { CASH } from '#api/schema/orders.ts';
import { type Bank, createBank } from '#tests/setup/bank.ts';
import { onOffer, other, plain } from '#tests/setup/cart-products.ts';
import { type Records, readRecords } from '#tests/setup/records.ts';
import { runJobs, tryJobs } from '#tests/setup/run-jobs.ts';
import { addMember } from '#tests/setup/staff.ts';
import { truncate } from '#tests/setup/test-database.ts';
import { limitCash } from '#tests/setup/test-settings.ts';
import { ORIGIN, openTestShop, type Shopper, TEST_SETTINGS } from '#tests/setup/test-shop.ts';
import { resetDiscounts } from './discount-steps.ts';

export const BANKS = ['bank', 'wallet'] as const;
export type BankName = (typeof BANKS)[number];

/** Small stocks, so that shoppers compete. */
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

/** A notification on its way: it may arrive late, twice, in any order, or never. */
export interface PendingNotification {
  bank: BankName;
  notification: PaymentNotification;
}

/** Limits of holds that shoppers sometimes reach, because all have the same phone number. */
const HOLD_LIMITS = { maxPieces: 12, maxPiastres: undefined };
const CONFIRM_HOURS = 24;

class Crash extends Error {}

/** Recurring work runs all its tasks before it throws their errors together. */
const isCrash = (error: unknown): boolean =>
  error instanceof AggregateError ? error.errors.every(isCrash) : error instanceof Crash;

const MINUTE_MS = 60_000;
const SHOPPER_COUNT = 4;
/** How long a restart takes: longer than a checkout waits for another checkout of its cart, which may have crashed. */
const RESTART_MS = 13_000;

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Opens the shop once; `reset` starts a new run. */
export async function openWorld() {
  const banks = { bank: createBank('bank'), wallet: createBank('wallet') } as Record<BankName, Bank>;
  const findBank = (name: string) => (BANKS.includes(name as BankName) ? banks[name as BankName] : undefined);
  const shop = await openTestShop({
    settings: {
      ...TEST_SETTINGS,
      holds: HOLD_LIMITS,
      shopDefaults: limitCash({ confirmHours: CONFIRM_HOURS }),
    },
    payments: () => ({ offered: [...BANKS, CASH], find: (name) => findBank(name)?.gateway }),
  });
  const { db } = shop.api;
  const { id: staffId, name, role } = await addMember(shop, 'orders');
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
    /** The member of staff who acts. */
    actor: { staffId, name, role, via: 'counter', address: '127.0.0.1' } as Actor,
    banks,
    shoppers: [] as Shopper[],
    pages: [] as Page[],
    pending: [] as PendingNotification[],
    /** Sessions with changes at their bank that the shop learns of only by a notification. */
    unreported: new Set<string>(),
    /** Keys of the emails whose amounts were checked already. */
    checkedEmails: new Set<string>(),
    records: undefined as unknown as Records,
    log: [] as string[],
    /** The running API; a crash replaces it. */
    api: () => api,
    passMinutes: (minutes: number) => shop.passTime(minutes * MINUTE_MS),

    /** Simulates a crash once a fault point was passed this many times. */
    crashAt(point: FaultPoint, passes: number) {
      armed = { point, passes };
    },

    /** Calls the API, which may fail only because of a simulated crash. */
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

    /** Delivers a notification; true if the shop accepted it. */
    async deliver({ bank, notification }: PendingNotification, signature = 'right'): Promise<boolean> {
      const answer = await app.request(
        `${ORIGIN}/api/payments/${bank}/notify`,
        { method: 'POST', headers: { signature }, body: JSON.stringify(notification) },
        { origin: ORIGIN, clientAddress: '127.0.0.1' },
      );
      if (
        answer.status === 500 &&
        !hasCrashed &&
        !banks[bank].faults.isDown &&
        !banks[bank].faults.losesAnswers
      )
        throw new Error(`a notification was answered ${answer.status}`);
      return answer.status === 200;
    },

    /** Runs the recurring work. */
    sweep: () => createRecurringWork(api).sweep?.(),
    async runJobs(mustSucceed = false) {
      const work = { jobs: shop.jobs, db, handlers: createJobHandlers(api) };
      if (mustSucceed) return runJobs(work);
      await tryJobs(work);
      // The clock does not advance by the retry delays, so jobs must not run out of retries.
      await db.execute(sql`update jobs.job set retry_count = 0 where state = 'retry'`);
    },

    /** Runs a step; restarts the shop if it crashed. */
    async runWithRestart(step: () => Promise<void>): Promise<void> {
      try {
        await step();
      } catch (error) {
        if (!isCrash(error)) throw error;
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

    /** Starts a new run: no orders, full stock, empty ledgers. */
    async reset() {
      await truncate(
        { db },
        sql`stock_steps, ledger_entries, refunds, payment_sessions, letters, order_keys, order_events, order_lines,
          orders, audit_log, cart_lines, carts, jobs.job`,
      );
      for (const { id, quantity } of STOCK)
        await db.update(products).set({ quantity, sold: 0 }).where(eq(products.id, id));
      await db.execute(
        sql`insert into stock_steps (product_id, kind, pieces) select id, 'start', quantity from products`,
      );
      await resetDiscounts(db);
      await api.changes.refresh();
      for (const name of BANKS) banks[name] = createBank(name);
      world.shoppers = await Promise.all(Array.from({ length: SHOPPER_COUNT }, () => shop.addShopper()));
      [world.pages, world.pending, world.log] = [[], [], []];
      world.unreported.clear();
      world.checkedEmails.clear();
      [hasCrashed, armed] = [false, undefined];
      watchFaultPoints(watch);
      await world.refresh();
    },
    close: () => watchFaultPoints(undefined),
  };
  return world;
}
