/** Acknowledged means durable: the shop is killed in the middle of writes and must remember all it said yes to. */
import { afterAll, describe, expect, test } from 'vitest';
import { makeDataFolder, startShop } from '#tests/setup/running-shop.ts';
import * as client from '#tests/setup/shop-client.ts';
import { createPostgresDatabase } from '#tests/setup/test-database.ts';

const ROUNDS = 3;
const SHOPPERS = 6;
// Plenty of stock in the demo catalogue.
const PRODUCT = '4ef3fea22e3ff0ec5da5ea80';

const data = makeDataFolder();
afterAll(data.remove);

/** Runs an action again and again until the shop is gone; how often it was acknowledged. */
async function repeatUntilCut(action: () => Promise<unknown>): Promise<number> {
  for (let acknowledged = 0; ; acknowledged++) {
    try {
      await action();
    } catch {
      return acknowledged;
    }
  }
}

describe.each([
  ['the embedded engine', async () => ({ DATA_DIR: data.folder })],
  [
    'PostgreSQL',
    async () => ({
      DATA_DIR: `${data.folder}/beside-postgres`,
      DATABASE_URL: await createPostgresDatabase(),
    }),
  ],
])('kill -9 on %s', (_name, environmentOf) => {
  test('loses no acknowledged cart write', async () => {
    const environment = await environmentOf();
    let shop = await startShop(environment);
    const shoppers = await Promise.all(
      Array.from({ length: SHOPPERS }, (_, n) => client.signUp(shop.url, `cut${n}@example.com`)),
    );
    const acknowledged = new Map(shoppers.map(({ id }) => [id, 0]));
    for (let round = 0; round < ROUNDS; round++) {
      const writing = shoppers.map(async (shopper) => {
        const count = await repeatUntilCut(() => client.addToCart(shop.url, shopper, PRODUCT));
        acknowledged.set(shopper.id, (acknowledged.get(shopper.id) ?? 0) + count);
      });
      await waitForWrites(shop.url, shoppers, acknowledged);
      await shop.kill();
      await Promise.all(writing);
      shop = await startShop(environment);
      for (const shopper of shoppers) {
        const kept = (await client.readCounts(shop.url, shopper)).get(PRODUCT) ?? 0;
        const promised = acknowledged.get(shopper.id) ?? 0;
        expect(kept).toBeGreaterThanOrEqual(promised);
        // One write per shopper can have been under way, done but not yet acknowledged.
        expect(kept).toBeLessThanOrEqual(promised + 1);
        acknowledged.set(shopper.id, kept);
      }
    }
    expect(await shop.stop()).toBe(0);
  });

  test('leaves no half order when it strikes payments', async () => {
    const environment = await environmentOf();
    let shop = await startShop(environment);
    const shoppers = await Promise.all(
      Array.from({ length: SHOPPERS }, (_, n) => client.signUp(shop.url, `pay${n}@example.com`)),
    );
    const stockBefore = await client.readStock(shop.url, PRODUCT);
    for (let round = 0; round < ROUNDS; round++) {
      const paid = new Map<string, number>(shoppers.map(({ id }) => [id, 0]));
      const before = new Map<string, number>();
      for (const shopper of shoppers) before.set(shopper.id, await countPaid(shop.url, shopper));
      const buying = shoppers.map(async (shopper) => {
        const count = await repeatUntilCut(() => buyOne(shop.url, shopper));
        paid.set(shopper.id, count);
      });
      await waitForOrder(shop.url, shoppers, before);
      await shop.kill();
      await Promise.all(buying);
      shop = await startShop(environment);
      for (const shopper of shoppers) {
        const kept = (await countPaid(shop.url, shopper)) - (before.get(shopper.id) ?? 0);
        expect(kept).toBeGreaterThanOrEqual(paid.get(shopper.id) ?? 0);
      }
    }
    // Stock went down by exactly the paid pieces, and every order has its lines.
    let sold = 0;
    for (const shopper of shoppers) {
      for (const order of await client.listOrders(shop.url, shopper)) {
        expect(order.cartItems).toHaveLength(1);
        expect(order.isPaid).toBe(order.paymentStatus === 'paid');
        if (order.isPaid) sold += piecesOf(order);
      }
    }
    expect(await client.readStock(shop.url, PRODUCT)).toBe(stockBefore - sold);
    expect(await shop.stop()).toBe(0);
  });
});

function piecesOf(order: { cartItems: unknown[] }): number {
  return order.cartItems.reduce<number>((sum, line) => sum + (line as { count: number }).count, 0);
}

async function buyOne(shop: string, shopper: client.Signed): Promise<void> {
  const cartId = await client.addToCart(shop, shopper, PRODUCT);
  const session = await client.startCheckout(shop, shopper, cartId);
  const returned = await client.payByCard(session);
  if (!returned?.endsWith('/allorders')) throw new Error(`paying led to ${returned}`);
}

async function countPaid(shop: string, shopper: client.Signed): Promise<number> {
  return (await client.listOrders(shop, shopper)).filter((order) => order.isPaid).length;
}

/** Returns while writes go on: each shopper has had at least one more. */
async function waitForWrites(
  shop: string,
  shoppers: client.Signed[],
  before: Map<string, number>,
): Promise<void> {
  for (const shopper of shoppers) {
    while (((await client.readCounts(shop, shopper)).get(PRODUCT) ?? 0) <= (before.get(shopper.id) ?? 0)) {
      // Asking again is the wait.
    }
  }
}

async function waitForOrder(
  shop: string,
  shoppers: client.Signed[],
  before: Map<string, number>,
): Promise<void> {
  const [first] = shoppers;
  if (!first) return;
  while ((await countPaid(shop, first)) <= (before.get(first.id) ?? 0)) {
    // Asking again is the wait.
  }
}
