import { afterAll, expect, test } from 'vitest';
import { createPaymobGateway } from '#api/payments/paymob/gateway.ts';
import { createStripeGateway } from '#api/payments/stripe/gateway.ts';
import { warnOfDatabaseClock, watchGatewayClock } from '#api/platform/clock-offset.ts';
import { examineClocks } from '#server/examine-clocks.ts';
import type { Finding } from '#server/finding.ts';
import { createReadableLog } from '#tests/api/payments/gateway-shop.ts';
import { keepSession, sampleSession } from '#tests/gateways/paymob/sample-session.ts';
import { startPaymob } from '#tests/gateways/paymob/start-paymob.ts';
import { startStripe } from '#tests/gateways/stripe/start-stripe.ts';
import { asRequest } from '#tests/gateways/stripe/webhooks.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const database = await openTestDatabase();
const [paymob, stripe] = [await startPaymob(), await startStripe()];
afterAll(() => Promise.all([database.close(), paymob.close(), stripe.stop()]));
const { signal } = new AbortController();

const runBy = (aheadMs: number) => () => Date.now() + aheadMs;
const HOUR = 60 * 60_000;
const keys = { paymob: paymob.keys, stripe };

async function examine(aheadMs: number, asked: Parameters<typeof examineClocks>[1] = keys) {
  const findings: Finding[] = [];
  for await (const finding of examineClocks(database.db, asked, runBy(aheadMs))) findings.push(finding);
  return findings;
}

test('a clock that is right is said to be', async () => {
  const findings = await examine(0);
  expect(findings.map(({ state, what }) => [state, what])).toEqual([
    ['ok', 'clock'],
    ['ok', "Paymob's clock"],
    ['ok', "Stripe's clock"],
  ]);
});

test.each([
  [HOUR, /360\d seconds ahead of/],
  [-HOUR, /3(?:600|59\d) seconds behind/],
])('a clock that is off by %i ms is named beside each other one, in seconds', async (aheadMs, text) => {
  const findings = await examine(aheadMs);
  expect(findings.map(({ state }) => state)).toEqual(['problem', 'problem', 'problem']);
  for (const [at, name] of ["the database's", "Paymob's", "Stripe's"].entries()) {
    expect(findings[at]?.text).toMatch(text);
    expect(findings[at]?.text).toContain(`${name}: set it by NTP`);
  }
});

test('a minute is too much for the database alone', async () => {
  expect((await examine(45_000)).map(({ state }) => state)).toEqual(['problem', 'ok', 'ok']);
});

test('a gateway that can not be asked is no problem of the clock', async () => {
  const gone = await startStripe();
  await gone.stop();
  expect(await examine(0, { stripe: gone })).toMatchObject([{ state: 'ok' }, { state: 'warning' }]);
});

test('a shop warns at start of a clock that is off', async () => {
  const { log, lines } = createReadableLog();
  await warnOfDatabaseClock(database.db, log);
  expect(lines).toEqual([]);
  await warnOfDatabaseClock(database.db, log, runBy(HOUR));
  expect(lines).toMatchObject([{ msg: expect.stringContaining("seconds ahead of the database's") }]);
});

test('any answer of a gateway makes a running shop warn, once an hour', async () => {
  const { log, lines } = createReadableLog();
  let aheadMs = HOUR;
  const watch = (name: string) => watchGatewayClock(name, log, () => Date.now() + aheadMs);
  const atPaymob = createPaymobGateway({ ...paymob.keys, onTime: watch('Paymob') });
  const session = keepSession(sampleSession(new Date()));
  for (let time = 0; time < 3; time++) await atPaymob.askState(session, signal);
  expect(lines).toMatchObject([{ gateway: 'Paymob', msg: expect.stringContaining('ahead of Paymob') }]);
  aheadMs += HOUR;
  await atPaymob.askState(session, signal);
  expect(lines).toHaveLength(2);
  const atStripe = createStripeGateway({ ...stripe, onTime: watch('Stripe') });
  const stranger = { ...session, account: 'test', gatewaySessionId: 'cs_test_unknown' };
  await expect(atStripe.askState(stranger, signal)).rejects.toThrow(/No such/);
  expect(lines.at(-1)).toMatchObject({ gateway: 'Stripe', msg: expect.stringContaining('ahead of Stripe') });
});

test('an event of Stripe from the future is of a clock that is behind', async () => {
  const { log, lines } = createReadableLog();
  const clock = runBy(-120_000);
  const behind = createStripeGateway({ ...stripe, clock, onTime: watchGatewayClock('Stripe', log, clock) });
  const event = stripe.webhooks.make('customer.created', {});
  await expect(behind.readNotification?.(asRequest(stripe.webhooks.sign(event)))).resolves.toEqual({});
  expect(lines).toMatchObject([{ msg: expect.stringMatching(/1(?:19|20) seconds behind Stripe/) }]);
});
