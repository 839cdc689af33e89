/** Acknowledged writes are durable: a shop that is killed during writes keeps every acknowledged one. */
import { afterAll, describe, expect, test } from 'vitest';
import { plentiful } from '#tests/setup/cart-products.ts';
import { type RunningShop, SHORT_LIVED, startShop } from '#tests/setup/running-shop.ts';
import * as client from '#tests/setup/shop-client.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { createPostgresDatabase } from '#tests/setup/test-database.ts';

// `npm run test:long` kills more often, and also the shop on PostgreSQL (but not PostgreSQL itself).
const IS_LONG = Boolean(process.env.TEST_LONG);
const ROUND_COUNT = IS_LONG ? 10 : 1;
const SHOPPER_COUNT = 6;
const PRODUCT_ID = plentiful.id;
// All rounds together, plus one piece per kill, must not exhaust the stock.
const MAX_PER_ROUND = Math.floor(plentiful.quantity / (ROUND_COUNT * SHOPPER_COUNT)) - 1;

const folder = copyDataFolder(makeTemporaryFolder(afterAll));

/** Whether a request failed because the shop was killed; any other failure fails the test. */
const isCut = (error: unknown) =>
  error instanceof TypeError && /^(?:fetch failed|terminated)$/.test(error.message);

/** Lets all shoppers repeat an action, and kills the shop once each has succeeded; returns their success counts. */
async function cutDuring(
  shop: RunningShop,
  shoppers: client.SignedInShopper[],
  act: (shopper: client.SignedInShopper) => Promise<unknown>,
): Promise<Map<string, number>> {
  const acknowledged = new Map(shoppers.map(({ id }) => [id, 0]));
  const underWay = Promise.withResolvers<void>();
  const repeatUntilCut = async (shopper: client.SignedInShopper) => {
    for (let times = 1; times <= MAX_PER_ROUND; times++) {
      try {
        await act(shopper);
      } catch (error) {
        if (isCut(error)) return;
        throw error;
      }
      acknowledged.set(shopper.id, times);
      if (![...acknowledged.values()].includes(0)) underWay.resolve();
    }
  };
  const acting = Promise.all(shoppers.map(repeatUntilCut));
  // A failed action ends the wait as well.
  await Promise.race([underWay.promise, acting]).finally(shop.kill);
  await acting;
  expect([...acknowledged.values()]).not.toContain(0);
  return acknowledged;
}

const signUpAll = (shop: RunningShop, name: string) =>
  Promise.all(
    Array.from({ length: SHOPPER_COUNT }, (_, n) => client.signUp(shop.url, `${name}${n}@example.com`)),
  );

const createEmbeddedEnvironment = async () => ({ DATA_DIR: folder });
const createPostgresEnvironment = async () => ({
  DATA_DIR: `${folder}/beside-postgres`,
  DATABASE_URL: await createPostgresDatabase(),
});

describe.each([
  ['the embedded engine', createEmbeddedEnvironment],
  ...(IS_LONG ? [['PostgreSQL', createPostgresEnvironment] as const] : []),
] as const)('kill -9 on %s', (_name, environmentOf) => {
  // Runs only in long runs: the next test writes carts, too.
  test.runIf(IS_LONG)('loses no acknowledged cart write', async () => {
    const environment = await environmentOf();
    let shop = await startShop(environment, SHORT_LIVED);
    const shoppers = await signUpAll(shop, 'cut');
    const before = new Map(shoppers.map(({ id }) => [id, 0]));
    for (let round = 0; round < ROUND_COUNT; round++) {
      const acknowledged = await cutDuring(shop, shoppers, (shopper) =>
        client.putIntoCart(shop.url, shopper, PRODUCT_ID),
      );
      shop = await startShop(environment, SHORT_LIVED);
      for (const shopper of shoppers) {
        const kept = (await client.readCounts(shop.url, shopper)).get(PRODUCT_ID) ?? 0;
        const promised = (before.get(shopper.id) ?? 0) + (acknowledged.get(shopper.id) ?? 0);
        expect(kept).toBeGreaterThanOrEqual(promised);
        // One write per shopper can be done but not yet acknowledged.
        expect(kept).toBeLessThanOrEqual(promised + 1);
        before.set(shopper.id, kept);
      }
    }
    expect(await shop.stop()).toBe(0);
  });

  test('leaves no partial order when it interrupts payments', async () => {
    const environment = await environmentOf();
    let shop = await startShop(environment, SHORT_LIVED);
    const shoppers = await signUpAll(shop, 'pay');
    const stockBefore = await client.readStock(shop.url, PRODUCT_ID);
    const before = new Map(shoppers.map(({ id }) => [id, 0]));
    for (let round = 0; round < ROUND_COUNT; round++) {
      const paid = await cutDuring(shop, shoppers, (shopper) => buyOne(shop.url, shopper));
      shop = await startShop(environment, SHORT_LIVED);
      for (const shopper of shoppers) {
        const kept = await countPaid(shop.url, shopper);
        const promised = (before.get(shopper.id) ?? 0) + (paid.get(shopper.id) ?? 0);
        expect(kept).toBeGreaterThanOrEqual(promised);
        expect(kept).toBeLessThanOrEqual(promised + 1);
        before.set(shopper.id, kept);
      }
    }
    // Stock was reduced by exactly the pieces paid or held for an open payment, and every order has its lines.
    let taken = 0;
    for (const shopper of shoppers) {
      for (const order of await client.listOrders(shop.url, shopper)) {
        expect(order.cartItems).toHaveLength(1);
        expect(order.isPaid).toBe(order.paymentStatus === 'paid');
        if (order.isPaid || order.paymentStatus === 'pending') taken += countPieces(order);
      }
    }
    expect(await client.readStock(shop.url, PRODUCT_ID)).toBe(stockBefore - taken);
    expect(await shop.stop()).toBe(0);
  });
});

function countPieces(order: { cartItems: unknown[] }): number {
  return order.cartItems.reduce<number>((sum, line) => sum + (line as { count: number }).count, 0);
}

async function buyOne(shop: string, shopper: client.SignedInShopper): Promise<void> {
  const cartId = await client.putIntoCart(shop, shopper, PRODUCT_ID);
  const session = await client.startCheckout(shop, shopper, cartId);
  const returned = await client.payByCard(session);
  if (!returned?.endsWith('/allorders')) throw new Error(`paying led to ${returned}`);
}

async function countPaid(shop: string, shopper: client.SignedInShopper): Promise<number> {
  return (await client.listOrders(shop, shopper)).filter((order) => order.isPaid).length;
}
