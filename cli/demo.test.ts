import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readCashOut } from '#api/bookkeeping/cash-out.ts';
import { listMoneyDays } from '#api/bookkeeping/ledger-sums.ts';
import { listSettlements } from '#api/bookkeeping/list-settlements.ts';
import { listVat } from '#api/bookkeeping/vat.ts';
import { writeCairoDay } from '#api/platform/cairo-time.ts';
import { createEngine } from '#api/platform/database/embedded-engine.ts';
import { type OpenDatabase, wrapPglite } from '#api/platform/database/open.ts';
import { isPasswordRight } from '#api/platform/security/passwords.ts';
import { findMemberByEmail } from '#api/staff/members.ts';
import { readSales } from '#api/today/read-sales.ts';
import { readToday } from '#api/today/read-today.ts';
import { DAY_MS } from '#contract/times.ts';
import { examineShop } from '#server/examine-shop.ts';
import type { Finding } from '#server/finding.ts';
import { StartRefused } from '#server/settings.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { fillShop } from '#tools/demo-shop/fill-shop.ts';
import { Timeline, withClock } from '#tools/demo-shop/timeline.ts';
import { prepareDemoFolder, readDemoConfig, writeDemoPassword } from './demo-folder.ts';

const DAY_COUNT = 12;
const PASSWORD = 'a long password';

describe('a filled demo', () => {
  const now = Date.now();
  const start = now - DAY_COUNT * DAY_MS;
  let database: OpenDatabase;

  const query = async <Row extends object>(text: string) =>
    (await database.db.execute<Row & Record<string, unknown>>(text)).rows as Row[];
  const sum = async (text: string) => Number((await query<{ sum: string | null }>(text))[0]?.sum ?? 0);

  // Simulates days of shop work. The timeout is generous, because a busy machine must not fail a test.
  beforeAll(async () => {
    const timeline = new Timeline(start);
    await withClock(
      () => timeline.now,
      async () => {
        const template = new Blob([readFileSync(inject('pgliteTemplate'))]);
        database = await wrapPglite(await createEngine({ loadDataDir: template }));
        await fillShop({
          database,
          password: PASSWORD,
          timeline,
          days: DAY_COUNT,
          ordersPerDay: 1,
          seed: 1,
          now,
        });
      },
    );
  }, 180_000);
  afterAll(() => database.close());

  it('has orders in every state that needs action', async () => {
    const today = await readToday(database.db);
    expect(today.orders.filter(({ count }) => count === 0)).toEqual([]);
    expect(today).toMatchObject({ disputes: 1, failedJobs: 0, heldBackEmails: 0 });
    expect(today.returns.count).toBeGreaterThanOrEqual(2);
    expect(today.stock.low).toBeGreaterThan(0);
    const rows = await query<{ status: string }>('select distinct status::text from orders');
    const statuses = rows.map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining(['pending', 'failed', 'delivered', 'returned']));
  });

  it('has orders and events in chronological order', async () => {
    const [span] = await query<{ first: string; last: string }>(
      `select min(at)::text as first, max(at)::text as last from (
        select at from order_events union all select at from audit_log
        union all select created_at from orders union all select created_at from ledger_entries
        union all select created_at from letters union all select created_at from reviews where user_id is not null
      ) as moments`,
    );
    expect(Date.parse(span?.first ?? '')).toBeGreaterThanOrEqual(start - 1);
    expect(Date.parse(span?.last ?? '')).toBeLessThanOrEqual(now);
    const unordered = await query(
      `select from orders one join orders other on one.number < other.number and one.created_at > other.created_at
       union all select from order_events one join order_events other
         on one.order_id = other.order_id and one.id < other.id and one.at > other.at`,
    );
    expect(unordered).toEqual([]);
  });

  it('has sales, VAT and cash that agree with its orders', async () => {
    const [first, last] = [writeCairoDay(start), writeCairoDay(now)];
    const { total } = await readSales(database.db, first, last);
    const isSale = `status not in ('pending', 'failed', 'expired', 'replaced', 'cancelled')`;
    expect(total.salesPiastres).toBe(await sum(`select sum(total_piastres) from orders where ${isSale}`));

    const days = await listMoneyDays(database.db, { from: first, until: last }, now);
    const charged = days.reduce((all, day) => all + day.chargedPiastres, 0);
    expect(charged).toBe(await sum('select sum(total_piastres) from orders where paid_at is not null'));
    const refunded = days.reduce((all, day) => all + day.refundedPiastres, 0);
    // `refunded` may be zero: whether any of the few orders has a refund depends on the hour and weekday of the run.
    expect(refunded).toBe(await sum(`select sum(amount_piastres) from ledger_entries where kind = 'refund'`));

    const months = await listVat(database.db, { from: first, until: last }, now);
    const salesVat = months.reduce((all, month) => all + month.salesVatPiastres, 0);
    expect(salesVat).toBe(await sum('select sum(tax_piastres) from orders where paid_at is not null'));
    expect(months.reduce((all, month) => all + month.refundsPiastres, 0)).toBe(refunded);

    const isInCash = `payment_method = 'cash'`;
    const onTheWay = await sum(
      `select sum(total_piastres) from orders where ${isInCash} and status = 'shipped'`,
    );
    const unsettled = await sum(
      `select sum(total_piastres) from orders where ${isInCash} and paid_at is not null and id not in (
        select order_id from settlement_lines where order_id is not null and entry_id is not null)`,
    );
    expect((await readCashOut(database.db, now)).amountPiastres).toBe(onTheWay + unsettled);
    expect((await listSettlements(database.db, { limit: 5 })).data.length).toBeGreaterThan(0);
  });

  it('has no unsent emails about past orders', async () => {
    expect(await sum('select count(*) as sum from letters')).toBeGreaterThan(20);
    expect(await sum('select count(*) as sum from letters where sent_at is null')).toBe(0);
  });

  it('has passwords for its staff, and none for shoppers', async () => {
    const member = await findMemberByEmail(database.db, 'mona@shop.example');
    expect(member?.role).toBe('owner');
    expect(await isPasswordRight(PASSWORD, member?.passwordHash)).toBe(true);
    expect(await sum(`select count(*) as sum from users where password_hash <> ''`)).toBe(0);
  });

  it('passes the checks of the doctor, except for an open dispute', async () => {
    const found: Finding[] = [];
    for await (const finding of examineShop(database.db, 'no-media'))
      if (finding.state !== 'ok' && finding.what !== 'pictures') found.push(finding);
    expect(found.map(({ what, text }) => `${what}: ${text}`)).toEqual([
      expect.stringMatching(/^ledger: 1 orders have a payment that a bank claims back/),
    ]);
  });
});

describe('the demo', () => {
  const folder = makeTemporaryFolder(afterAll);
  const demo = join(folder, 'demo');
  const other = join(folder, 'other');

  it('is refused if other machines could reach it', () => {
    for (const open of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://shop.example' }])
      expect(() => readDemoConfig({ DEMO_DIR: demo, ...open })).toThrow(StartRefused);
  });

  it('ignores the database and mail server of a real shop in the environment', () => {
    const real = { DATA_DIR: other, DATABASE_URL: 'postgres://real', SMTP_URL: 'smtp://real', PORT: '4001' };
    const config = readDemoConfig({ DEMO_DIR: demo, ...real });
    expect(config).toMatchObject({ dataDir: demo, port: 4001, databaseUrl: undefined, smtpUrl: undefined });
  });

  it('is filled once, and again only on request', () => {
    expect(prepareDemoFolder(demo, false)).toBe(true);
    mkdirSync(demo);
    writeDemoPassword(demo, PASSWORD);
    expect(prepareDemoFolder(demo, false)).toBe(false);
    expect(prepareDemoFolder(demo, true)).toBe(true);
    expect(prepareDemoFolder(demo, false)).toBe(true);
  });

  it('refuses a folder that holds anything else, and deletes nothing in it', () => {
    mkdirSync(other);
    writeFileSync(join(other, 'pictures.zip'), '');
    for (const isFresh of [false, true])
      expect(() => prepareDemoFolder(other, isFresh)).toThrow(StartRefused);
    expect(readFileSync(join(other, 'pictures.zip'), 'utf8')).toBe('');
  });
});
