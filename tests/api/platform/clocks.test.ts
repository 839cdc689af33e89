import { afterAll, expect, test } from 'vitest';
import { createPaymobGateway } from '#api/payments/paymob/gateway.ts';
import { createStripeGateway } from '#api/payments/stripe/gateway.ts';
import { warnOfDatabaseClock, watchGatewayClock } from '#api/platform/clock-offset.ts';
import { examineClocks } from '#server/examine-clocks.ts';
import type { Finding } from '#server/finding.ts';
import { createReadableLog } from '#tests/api/payments/gateway-shop.ts';
import { sampleSession, toStoredSession } from '#tests/gateways/paymob/sample-session.ts';
import { startPaymob } from '#tests/gateways/paymob/start-paymob.ts';
import { startStripe } from '#tests/gateways/stripe/start-stripe.ts';
import { asRequest } from '#tests/gateways/stripe/webhooks.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const database = await openTestDatabase();
const [paymob, stripe] = [await startPaymob(), await startStripe()];
afterAll(() => Promise.all([database.close(), paymob.close(), stripe.stop()]));
const { signal } = new AbortController();

const createClock = (aheadMs: number) => () => Date.now() + aheadMs;
const HOUR_MS = 60 * 60_000;
const gatewayKeys = { paymob: paymob.keys, stripe };

async function examine(aheadMs: number, asked: Parameters<typeof examineClocks>[1] = gatewayKeys) {
  const findings: Finding[] = [];
  for await (const finding of examineClocks(database.db, asked, createClock(aheadMs))) findings.push(finding);
  return findings;
}

test('a correct clock is reported as ok', async () => {
  const findings = await examine(0);
  expect(findings.map(({ state, what }) => [state, what])).toEqual([
    ['ok', 'clock'],
    ['ok', "Paymob's clock"],
    ['ok', "Stripe's clock"],
  ]);
});

test.each([
  [HOUR_MS, /360\d seconds ahead of/],
  [-HOUR_MS, /3(?:600|59\d) seconds behind/],
])('a clock that is off by %i ms is reported against each other clock, in seconds', async (aheadMs, text) => {
  const findings = await examine(aheadMs);
  expect(findings.map(({ state }) => state)).toEqual(['problem', 'problem', 'problem']);
  for (const [at, name] of ["the database's", "Paymob's", "Stripe's"].entries()) {
    expect(findings[at]?.text).toMatch(text);
    expect(findings[at]?.text).toContain(`${name}: set it by NTP`);
  }
});

test('45 seconds are too much only against the database’s clock', async () => {
  expect((await examine(45_000)).map(({ state }) => state)).toEqual(['problem', 'ok', 'ok']);
});

test('an unreachable gateway is a warning, not a clock problem', async () => {
  const gone = await startStripe();
  await gone.stop();
  expect(await examine(0, { stripe: gone })).toMatchObject([{ state: 'ok' }, { state: 'warning' }]);
});

test('a shop warns at start if its clock is off', async () => {
  const { log, lines } = createReadableLog();
  await warnOfDatabaseClock(database.db, log);
  expect(lines).toEqual([]);
  await warnOfDatabaseClock(database.db, log, createClock(HOUR_MS));
  expect(lines).toMatchObject([{ msg: expect.stringContaining("seconds ahead of the database's") }]);
});

test('a running shop checks its clock by gateway answers and warns once an hour', async () => {
  const { log, lines } = createReadableLog();
  let aheadMs = HOUR_MS;
  const watch = (name: string) => watchGatewayClock(name, log, () => Date.now() + aheadMs);
  const atPaymob = createPaymobGateway({ ...paymob.keys, onTime: watch('Paymob') });
  const session = toStoredSession(sampleSession(new Date()));
  for (let time = 0; time < 3; time++) await atPaymob.fetchState(session, signal);
  expect(lines).toMatchObject([{ gateway: 'Paymob', msg: expect.stringContaining('ahead of Paymob') }]);
  aheadMs += HOUR_MS;
  await atPaymob.fetchState(session, signal);
  expect(lines).toHaveLength(2);
  const atStripe = createStripeGateway({ ...stripe, onTime: watch('Stripe') });
  const stranger = { ...session, account: 'test', gatewaySessionId: 'cs_test_unknown' };
  await expect(atStripe.fetchState(stranger, signal)).rejects.toThrow(/No such/);
  expect(lines.at(-1)).toMatchObject({ gateway: 'Stripe', msg: expect.stringContaining('ahead of Stripe') });
});

test('a Stripe event from the future warns of a clock that is behind', async () => {
  const { log, lines } = createReadableLog();
  const clock = createClock(-120_000);
  const behind = createStripeGateway({ ...stripe, clock, onTime: watchGatewayClock('Stripe', log, clock) });
  const event = stripe.webhooks.make('customer.created', {});
  await expect(behind.readNotification?.(asRequest(stripe.webhooks.sign(event)))).resolves.toEqual({});
  expect(lines).toMatchObject([{ msg: expect.stringMatching(/1(?:19|20) seconds behind Stripe/) }]);
});
