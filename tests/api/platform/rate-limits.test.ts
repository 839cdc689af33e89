import { afterEach, describe, expect, test, vi } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import type { ApiRefusal } from '#api/platform/http/refusal.ts';
import {
  createRateLimits,
  LIMITS,
  type LimitName,
  type RateLimits,
} from '#api/platform/security/rate-limits.ts';
import { rateLimits } from '#api/platform/security/tables.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const isPostgres = process.env.ENGINE === 'postgres';
const database = await openTestDatabase();
const limits = createRateLimits({ database, isOn: true });

async function takeAll(limit: LimitName, key: string, from: RateLimits = limits) {
  for (let taken = 0; taken < LIMITS[limit].points; taken++) await from.take(limit, key);
}
const refusalOf = (limit: LimitName, key: string, from: RateLimits = limits): Promise<ApiRefusal> =>
  from.take(limit, key).then(
    () => expect.unreachable(),
    (thrown) => thrown,
  );

afterEach(() => vi.useRealTimers());

describe('a limit', () => {
  test.each(Object.keys(LIMITS) as LimitName[])('%s allows exactly its points', async (limit) => {
    await takeAll(limit, 'someone');
    expect((await refusalOf(limit, 'someone')).status).toBe(429);
    await limits.take(limit, 'someone else');
  });

  test('refuses with Retry-After in seconds, and a message with the minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await takeAll('signInAccount', 'words');
    vi.setSystemTime(Date.now() + 60_000);
    const early = await refusalOf('signInAccount', 'words');
    expect(early.body).toEqual({
      statusMsg: 'fail',
      message: 'Too many attempts. Please try again in 14 minutes.',
      code: 'too-many-tries',
      values: [14],
    });
    expect(early.headers).toEqual({ 'Retry-After': String(14 * 60) });
    vi.setSystemTime(Date.now() + 13 * 60_000 + 59_500);
    const late = await refusalOf('signInAccount', 'words');
    expect(late.message).toBe('Too many attempts. Please try again in 1 minute.');
    expect(late.headers).toEqual({ 'Retry-After': '1' });
  });

  test('allows again after its time window, however often it was tried meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await takeAll('resetMailbox', 'patient');
    for (let again = 0; again < 3; again++) await refusalOf('resetMailbox', 'patient');
    vi.setSystemTime(Date.now() + LIMITS.resetMailbox.seconds * 1000 + 1);
    await takeAll('resetMailbox', 'patient');
    await refusalOf('resetMailbox', 'patient');
  });

  test('can give back one point or all', async () => {
    await takeAll('checkoutAccount', 'returned');
    await limits.giveBack('checkoutAccount', 'returned');
    await limits.take('checkoutAccount', 'returned');
    await refusalOf('checkoutAccount', 'returned');
    await limits.clear('checkoutAccount', 'returned');
    await takeAll('checkoutAccount', 'returned');
  });

  test('holds for parallel attempts', async () => {
    const tries = Array.from({ length: 50 }, () => limits.take('resetCodeClient', 'burst'));
    const passed = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(passed).toHaveLength(LIMITS.resetCodeClient.points);
  });

  test('accepts keys of any length and content', async () => {
    for (const key of ['', 'x'.repeat(5000), "'; drop table rate_limits; --", 'سارة\0']) {
      await limits.take('signInAccount', key);
    }
  });

  test('never refuses when switched off', async () => {
    const off = createRateLimits({ database, isOn: false });
    for (let again = 0; again < 20; again++) await off.take('resetMailbox', 'anyone');
    await off.giveBack('resetMailbox', 'anyone');
    await off.clear('resetMailbox', 'anyone');
  });
});

test('no personal data is readable in the database', async () => {
  await limits.take('signInAccount', 'visible@example.com');
  await limits.take('signInClient', '203.0.113.7');
  const rows = await database.db.select().from(rateLimits);
  expect(rows.length > 0).toBe(isPostgres);
  expect(JSON.stringify(rows)).not.toMatch(/visible|example|203\.0/);
});

test.runIf(isPostgres)('two servers on one PostgreSQL share their counts', async () => {
  const other = createRateLimits({ database, isOn: true });
  await takeAll('resetMailbox', 'shared');
  expect((await refusalOf('resetMailbox', 'shared', other)).status).toBe(429);
  await other.clear('resetMailbox', 'shared');
  await limits.take('resetMailbox', 'shared');
});

test.runIf(isPostgres)('expired rows are deleted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const insert = (key: string, expire: number) =>
    database.db.insert(rateLimits).values({ key, points: 1, expire });
  await insert('old', Date.now() - 2 * 60 * 60 * 1000);
  await insert('fresh', Date.now() + 60_000);
  createRateLimits({ database, isOn: true });
  vi.advanceTimersByTime(5 * 60_000);
  vi.useRealTimers();
  const count = () => database.db.$count(rateLimits, sql`key in ('old', 'fresh')`);
  await vi.waitFor(async () => expect(await count()).toBe(1), { timeout: 10_000 });
  expect(await database.db.$count(rateLimits, sql`key = 'fresh'`)).toBe(1);
});

// Must be the last test: it closes the database.
test('without its database a limit still works', async () => {
  await (database as OpenDatabase).close();
  await takeAll('resetMailbox', 'insured');
  expect((await refusalOf('resetMailbox', 'insured')).status).toBe(429);
  await limits.giveBack('resetMailbox', 'insured');
  await limits.clear('resetMailbox', 'insured');
  await limits.take('resetMailbox', 'insured');
});
