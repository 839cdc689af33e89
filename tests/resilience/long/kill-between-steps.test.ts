/**
 * kill -9 between any two steps of a payment: after a restart the shop finds what was paid, and the ledger balances.
 */
import { readdirSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { FaultPoint } from '#api/platform/fault-points.ts';
import { startStripe } from '#tests/gateways/stripe/start-stripe.ts';
import { plentiful } from '#tests/setup/cart-products.ts';
import { Killed, startKillable } from '#tests/setup/killable/start.ts';
import { type Records, sumByKind } from '#tests/setup/records.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import * as client from '#tests/setup/shop-client.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { createPostgresDatabase } from '#tests/setup/test-database.ts';

const MINUTE_MS = 60_000;
const PRODUCT_ID = plentiful.id;

/** For each fault point, at which of its executions (counted from 1) the process is killed. */
const KILLS_BY_POINT: Record<FaultPoint, number[]> = {
  'cash-placed': [1],
  'order-written': [1],
  'session-opened': [1],
  'session-kept': [1],
  'before-settling': [1, 2],
  settled: [1, 2],
  'order-moved': [1],
  'refund-sent': [1],
  'refund-settled': [1],
  'email-sent': [1, 2, 3, 4],
};
const KILL_CASES = Object.entries(KILLS_BY_POINT).flatMap(([point, reached]) =>
  reached.map((times) => ({ point: point as FaultPoint, times })),
);

/** Opens a shop that is restarted after each kill, with a fake Stripe that keeps running. */
async function openKillableShop(databaseUrl: string | undefined) {
  const folder = databaseUrl ? makeTemporaryFolder() : copyDataFolder(makeTemporaryFolder());
  const stripe = await startStripe();
  let aheadMs = 0;
  let kills = 0;
  const start = async () => {
    const shop = await startKillable({ databaseUrl, folder, stripe: keysOf(stripe), aheadMs });
    stripe.webhooks.notifyUrl = `${shop.url}/api/payments/stripe/notify`;
    return shop;
  };
  let shop = await start();
  onTestFinished(async () => {
    await shop.kill();
    await stripe.stop();
  });
  const pass = async (ms: number) => {
    aheadMs += ms;
    await stripe.advance(ms);
  };
  return {
    stripe,
    folder,
    countKills: () => kills,
    url: () => shop.url,
    ask: (asked: Parameters<typeof shop.ask>[0]) => shop.ask({ ...asked, aheadMs }),
    pass,
    /** Runs an action. If the shop is killed during it, restarts the shop and repeats the action once. */
    async retryAfterKill<Done>(act: () => Promise<Done>): Promise<Done> {
      const before = shop;
      try {
        return await act();
      } catch (error) {
        const isCut = error instanceof TypeError && /^(?:fetch failed|terminated)$/.test(error.message);
        if (!isCut && !(error instanceof Killed)) throw error;
        expect(await before.ended).toBe('SIGKILL');
        kills += 1;
        // A checkout waits some seconds for an unfinished checkout of the same cart, so the clock is moved past that
        // time.
        await pass(MINUTE_MS / 2);
        shop = await start();
        return act();
      }
    },
  };
}

const keysOf = ({ secretKey, webhookSecret, baseUrl }: Awaited<ReturnType<typeof startStripe>>) => ({
  secretKey,
  webhookSecret,
  baseUrl,
});

type KillableShop = Awaited<ReturnType<typeof openKillableShop>>;

/** Orders in cash, and by card with payment, cancellation and refund; interrupted calls are repeated. */
async function buyAndCancel(
  { url, ask, pass, retryAfterKill, stripe }: KillableShop,
  shopper: client.SignedInShopper,
  name: string,
) {
  const order = async (path: string, cartId: string) => {
    // The return URL is fixed, because a repeated request must be identical.
    const answer = await fetch(`${url()}/api/v1/orders/${path}${cartId}?url=http://localhost:1`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        token: shopper.token,
        'idempotency-key': `${name}/${path}`,
      },
      body: JSON.stringify({ shippingAddress: ADDRESS }),
    });
    if (answer.status >= 400) throw new Error(`${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<{ session: { url: string } }>;
  };
  const inCash = await client.putIntoCart(url(), shopper, PRODUCT_ID);
  await retryAfterKill(() => order('', inCash));
  const byCard = await client.putIntoCart(url(), shopper, PRODUCT_ID);
  const { session } = await retryAfterKill(() => order('checkout-session/', byCard));
  // The fake Stripe notifies the shop before it answers this request. It keeps running when the shop is killed.
  await fetch(`${session.url}/pay`, { method: 'POST', redirect: 'manual' });
  const look = (): Promise<Records | undefined> =>
    retryAfterKill(() => ask({ isWorkWanted: true, productId: PRODUCT_ID }));
  await look();
  await pass(20 * MINUTE_MS);
  const paid = (await look())?.orders.at(-1);
  expect(paid?.status).toBe('paid');
  await retryAfterKill(() => ask({ cancel: paid?.id ?? '' }));
  await look();
  await stripe.webhooks.settled();
  await pass(20 * MINUTE_MS);
  await look();
}

/** Compares the shop's ledger with Stripe's, and its stock, emails and orders with what was bought. */
async function expectBalance({ ask, folder, stripe }: KillableShop, rounds: number, stockBefore: number) {
  const records = await ask({ productId: PRODUCT_ID });
  if (!records) throw new Error('the shop has no records');
  const { orders, emails, entries, products, sessions, jobs } = records;
  expect(orders.map(({ status, stock }) => `${status}, ${stock}`).sort()).toEqual([
    ...Array.from({ length: rounds }, () => 'placed, sold'),
    ...Array.from({ length: rounds }, () => 'refunded, none'),
  ]);
  expect(products).toMatchObject([{ quantity: stockBefore - rounds }]);
  const charges = [...stripe.records.sessions.values()].filter(
    ({ paymentStatus }) => paymentStatus === 'paid',
  );
  const taken = charges.reduce((sum, { amountTotal }) => sum + amountTotal, 0);
  const sentBack = stripe.records.refunds.reduce((sum, { amount }) => sum + amount, 0);
  expect(charges).toHaveLength(rounds);
  expect(sumByKind(entries)).toMatchObject({ taken, refunded: sentBack, held: 0 });
  expect(jobs).toBe(0);
  expect(sessions.filter(({ is_open }) => is_open)).toEqual([]);
  for (const kind of ['placed', 'paid', 'refund_due', 'refunded'])
    expect(
      emails.filter((email) => email.kind === kind),
      kind,
    ).toHaveLength(rounds);
  // An email that is sent again after a kill overwrites its file.
  expect(readdirSync(`${folder}/outbox`).filter((name) => name.endsWith('.txt'))).toHaveLength(emails.length);
}

const findNoUrl = async (): Promise<string | undefined> => undefined;

describe.each([
  ['the embedded engine', findNoUrl],
  ['PostgreSQL', createPostgresDatabase],
] as const)('kill -9 on %s', (_name, createDatabase) => {
  test('between any two steps of a payment neither loses nor duplicates anything', async () => {
    const at = await openKillableShop(await createDatabase());
    const shopper = await client.signUp(at.url(), 'killed@example.com');
    const before = await client.readStock(at.url(), PRODUCT_ID);
    for (const [index, killAt] of KILL_CASES.entries()) {
      await at.ask({ killAt });
      await buyAndCancel(at, shopper, `round-${index}`);
      expect(at.countKills(), `kills until ${killAt.point}, ${killAt.times}`).toBe(index + 1);
      await expectBalance(at, index + 1, before);
    }
  });
});
