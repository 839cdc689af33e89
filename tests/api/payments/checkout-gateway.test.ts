import { describe, expect, test } from 'vitest';
import { type Gateway, GatewayRefused } from '#api/payments/gateway.ts';
import { createPayments } from '#api/payments/payments.ts';
import { asc } from '#api/platform/database/drizzle.ts';
import { watchFaultPoints } from '#api/platform/fault-points.ts';
import { paymentSessions } from '#api/schema/payments.ts';
import { createBank } from '#tests/setup/bank.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';

const MINUTE_MS = 60_000;

type CreateSession = Gateway['createSession'];

/** Opens a shop whose gateway's `createSession` is wrapped by `create`. */
async function openShopWith(create: (open: CreateSession) => CreateSession) {
  const bank = createBank();
  const gateway = { ...bank.gateway, createSession: create(bank.gateway.createSession) };
  const shop = await openTestShop({ payments: () => createPayments([gateway], ['bank', 'cash']) });
  const readSessions = () =>
    shop.api.db.select().from(paymentSessions).orderBy(asc(paymentSessions.createdAt));
  return { bank, shop, readSessions, ...createShopSteps(shop) };
}

describe('a failing gateway', async () => {
  let failure: Error | undefined = new Error('down');
  const gatewayShop = await openShopWith((open) => async (request, signal) => {
    // The gateway opens the session, but its answer is lost.
    const opened = await open(request, signal);
    if (failure) throw failure;
    return opened;
  });

  test('is 502 and cancels the order; its pieces are released, and the next attempt works', async () => {
    const { quantity } = await gatewayShop.readProduct(plain.id);
    const shopper = await gatewayShop.addShopperWithCart(plain.id);
    expect(await gatewayShop.checkOut(shopper, shopper.cartId)).toMatchObject({
      status: 502,
      body: { statusMsg: 'error', message: expect.stringContaining('Nothing was charged') },
    });
    expect(await gatewayShop.readOrders(shopper)).toMatchObject([{ status: 'cancelled', stock: 'none' }]);
    expect((await gatewayShop.readProduct(plain.id)).quantity).toBe(quantity);
    expect(await gatewayShop.readSessions()).toMatchObject([{ url: null, closedAt: null }]);
    failure = undefined;
    expect((await gatewayShop.checkOut(shopper, shopper.cartId)).status).toBe(200);
    expect(await gatewayShop.listOrders(shopper)).toMatchObject([{ paymentStatus: 'pending' }]);
    // No shopper was sent to the first session, so it is closed without asking the gateway.
    gatewayShop.shop.passTime(16 * MINUTE_MS);
    await gatewayShop.shop.reconcile();
    expect((await gatewayShop.readSessions()).map(({ closedAt }) => closedAt !== null)).toEqual([true, true]);
  });

  test('that refuses permanently leaves no session to ask about', async () => {
    failure = new GatewayRefused('no such integration');
    const shopper = await gatewayShop.addShopperWithCart(plain.id);
    expect((await gatewayShop.checkOut(shopper, shopper.cartId)).status).toBe(502);
    expect((await gatewayShop.readSessions()).at(-1)?.closedAt).not.toBeNull();
  });
});

describe('two concurrent checkouts', async () => {
  let held: { arrived: () => void; released: Promise<void> } | undefined;
  let asked = 0;
  const gatewayShop = await openShopWith((open) => async (...request) => {
    asked += 1;
    const mine = held;
    held = undefined;
    mine?.arrived();
    await mine?.released;
    return open(...request);
  });

  /** Checks out twice. The gateway delays the first until the second was sent or, with `isSecondAnswered`, answered. */
  async function openBoth(one: string, other: string, isSecondAnswered: boolean) {
    asked = 0;
    const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    held = { arrived: arrived.resolve, released: released.promise };
    const shopper = await gatewayShop.addShopperWithCart(plain.id);
    const first = gatewayShop.checkOut(shopper, shopper.cartId, one);
    await arrived.promise;
    const second = gatewayShop.checkOut(shopper, shopper.cartId, other);
    if (isSecondAnswered) await second;
    released.resolve();
    return { shopper, answers: [await first, await second] };
  }

  test('with the same request get one order and the same session', async () => {
    const { shopper, answers } = await openBoth('', '', false);
    const [one, other] = answers;
    expect([one?.status, other?.status]).toEqual([200, 200]);
    expect(one?.body).toEqual(other?.body);
    expect(asked).toBe(1);
    expect(await gatewayShop.readSessions()).toHaveLength(1);
    expect(await gatewayShop.readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
  });

  test('with different return addresses: the later gets its session, the earlier a 409', async () => {
    const { shopper, answers } = await openBoth('?url=http://localhost:1', '?url=http://localhost:2', true);
    expect(answers.map(({ status }) => status)).toEqual([409, 200]);
    expect((await gatewayShop.readOrders(shopper)).map(({ status }) => status)).toEqual([
      'replaced',
      'pending',
    ]);
    await gatewayShop.shop.runJobs();
    // The session that no shopper was sent to is ended at the gateway.
    const [key] = (await gatewayShop.readSessions()).slice(-2).map(({ id }) => id);
    expect(gatewayShop.bank.find(`at-${key}`).status).toBe('ended');
  });
});

/**
 * Opens a shop with a gateway. After `holdNext`, the gateway holds the next request until `release` is called. If
 * `readFailure` then returns an error, the request fails with it.
 */
async function openDelayedShop(readFailure: () => Error | undefined = () => undefined) {
  let hold: { atGateway: () => void; until: Promise<void> } | undefined;
  const gatewayShop = await openShopWith((open) => async (...request) => {
    const held = hold;
    hold = undefined;
    held?.atGateway();
    await held?.until;
    const failure = held && readFailure();
    if (failure) throw failure;
    return open(...request);
  });
  const holdNext = () => {
    const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    hold = { atGateway: arrived.resolve, until: released.promise };
    return { arrived: arrived.promise, release: released.resolve };
  };
  return { gatewayShop, holdNext };
}

describe('a second click that waits for the first click’s session', async () => {
  let failure: Error | undefined;
  const { gatewayShop, holdNext } = await openDelayedShop(() => failure);

  /** Checks out twice, and acts while the first is at the gateway and the second waits for it. */
  async function clickTwiceWhile(act: (shopper: Shopper & { cartId: string }) => Promise<unknown>) {
    const { arrived, release } = holdNext();
    const shopper = await gatewayShop.addShopperWithCart(plain.id);
    const first = gatewayShop.checkOut(shopper, shopper.cartId);
    await arrived;
    const known = Promise.withResolvers<void>();
    watchFaultPoints((point) => void (point === 'order-written' && known.resolve()));
    const second = gatewayShop.checkOut(shopper, shopper.cartId);
    await known.promise;
    watchFaultPoints(undefined);
    await act(shopper);
    // The second checkout notices that it was replaced, and ends before the first one is released.
    const overtaken = failure ? undefined : await second;
    release();
    return { first: await first, second: overtaken ?? (await second) };
  }
  const REPLACED = { status: 409, body: { code: 'other-checkout' } };

  test('is a 409 if another checkout replaced both', async () => {
    const elsewhere = { shippingAddress: { ...ADDRESS, city: 'Giza' } };
    const { first, second } = await clickTwiceWhile((shopper) =>
      gatewayShop.checkOut(shopper, shopper.cartId, '', elsewhere),
    );
    expect(second).toMatchObject(REPLACED);
    expect(first).toMatchObject(REPLACED);
  });

  test('is 502, like the first, if the gateway fails', async () => {
    failure = new Error('down');
    const { first, second } = await clickTwiceWhile(async () => {});
    expect([first.status, second.status]).toEqual([502, 502]);
  });
});

describe('a checkout that is replaced or expires before it has a session', async () => {
  const KEY = { 'idempotency-key': 'mine' };
  const mine = { shippingAddress: ADDRESS };
  const { gatewayShop, holdNext } = await openDelayedShop();
  const statusesOf = async (shopper: Shopper) =>
    (await gatewayShop.readOrders(shopper)).map(({ status }) => status);

  /** Checks out with the key, and acts while the gateway is asked. */
  async function checkOutWhile(shopper: Shopper & { cartId: string }, act: () => Promise<unknown>) {
    const { arrived, release } = holdNext();
    const asked = gatewayShop.checkOut(shopper, shopper.cartId, '', mine, KEY);
    await arrived;
    await act();
    release();
    return asked;
  }

  test('is refused if a checkout to another address replaced it', async () => {
    const shopper = await gatewayShop.addShopperWithCart(plain.id);
    const elsewhere = { shippingAddress: { ...ADDRESS, city: 'Giza' } };
    const refused = await checkOutWhile(shopper, () =>
      gatewayShop.checkOut(shopper, shopper.cartId, '', elsewhere),
    );
    expect(refused).toMatchObject({ status: 409, body: { code: 'other-checkout' } });
    expect(await statusesOf(shopper)).toEqual(['replaced', 'pending']);
  });

  test('is ended at the gateway, even if the shop asked for that before the session was open', async () => {
    const shopper = await gatewayShop.addShopperWithCart(plain.id);
    const elsewhere = { shippingAddress: { ...ADDRESS, city: 'Giza' } };
    await checkOutWhile(shopper, async () => {
      await gatewayShop.checkOut(shopper, shopper.cartId, '', elsewhere);
      await gatewayShop.shop.runJobs();
    });
    await gatewayShop.shop.runJobs();
    const [overtaken] = (await gatewayShop.readSessions()).slice(-2);
    expect(gatewayShop.bank.find(overtaken?.gatewaySessionId ?? '').status).toBe('ended');
    expect(overtaken?.closedAt).not.toBeNull();
  });

  test('stays expired, as after a crash', async () => {
    const shopper = await gatewayShop.addShopperWithCart(plain.id);
    await checkOutWhile(shopper, async () => {
      gatewayShop.shop.passTime(31 * MINUTE_MS);
      await gatewayShop.shop.reconcile();
    });
    expect((await statusesOf(shopper))[0]).toBe('expired');
  });
});

test('a session left unopened by a crash is replaced by another of the same order', async () => {
  const gatewayShop = await openShopWith((open) => open);
  const shopper = await gatewayShop.addShopperWithCart(plain.id);
  await gatewayShop.checkOut(shopper, shopper.cartId);
  await gatewayShop.shop.api.db.update(paymentSessions).set({ url: null, gatewaySessionId: null });
  gatewayShop.shop.passTime(MINUTE_MS);
  expect((await gatewayShop.checkOut(shopper, shopper.cartId)).status).toBe(200);
  expect(await gatewayShop.readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
  expect((await gatewayShop.readSessions()).map(({ url }) => url !== null)).toEqual([false, true]);
});
