import { describe, expect, test } from 'vitest';
import { type Gateway, GatewayRefused } from '#api/payments/gateway.ts';
import { createPayments } from '#api/payments/payments.ts';
import { paymentSessions } from '#api/payments/tables.ts';
import { asc } from '#api/platform/database/drizzle.ts';
import { watchFaultPoints } from '#api/platform/fault-points.ts';
import { createBank } from '#tests/setup/bank.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';

const MINUTE_MS = 60_000;

type CreateSession = Gateway['createSession'];

/** A shop whose gateway opens sessions as `create` says. */
async function openShopWith(create: (open: CreateSession) => CreateSession) {
  const bank = createBank();
  const gateway = { ...bank.gateway, createSession: create(bank.gateway.createSession) };
  const shop = await openTestShop({ payments: () => createPayments([gateway], ['bank', 'cash']) });
  const readSessions = () =>
    shop.api.db.select().from(paymentSessions).orderBy(asc(paymentSessions.createdAt));
  return { bank, shop, readSessions, ...createShopSteps(shop) };
}

describe('a gateway that does not answer well', async () => {
  let failure: Error | undefined = new Error('down');
  const at = await openShopWith((open) => async (request, signal) => {
    // What is asked for may be done all the same: only the answer is lost.
    const opened = await open(request, signal);
    if (failure) throw failure;
    return opened;
  });

  test('is 502, the order cannot be paid, its pieces are free, and the next try works', async () => {
    const { quantity } = await at.readProduct(plain.id);
    const shopper = await at.addShopperWithCart(plain.id);
    expect(await at.checkOut(shopper, shopper.cartId)).toMatchObject({
      status: 502,
      body: { statusMsg: 'error', message: expect.stringContaining('Nothing was charged') },
    });
    expect(await at.readOrders(shopper)).toMatchObject([{ status: 'cancelled', stock: 'none' }]);
    expect((await at.readProduct(plain.id)).quantity).toBe(quantity);
    expect(await at.readSessions()).toMatchObject([{ url: null, closedAt: null }]);
    failure = undefined;
    expect((await at.checkOut(shopper, shopper.cartId)).status).toBe(200);
    expect(await at.listOrders(shopper)).toMatchObject([{ paymentStatus: 'pending' }]);
    // Nobody was ever sent to the first one: it is closed without being asked about again.
    at.shop.passTime(16 * MINUTE_MS);
    await at.shop.reconcile();
    expect((await at.readSessions()).map(({ closedAt }) => closedAt !== null)).toEqual([true, true]);
  });

  test('that says no for good leaves no session to ask about', async () => {
    failure = new GatewayRefused('no such integration');
    const shopper = await at.addShopperWithCart(plain.id);
    expect((await at.checkOut(shopper, shopper.cartId)).status).toBe(502);
    expect((await at.readSessions()).at(-1)?.closedAt).not.toBeNull();
  });
});

describe('two checkouts that are at the gateway together', async () => {
  let held: { arrived: () => void; released: Promise<void> } | undefined;
  let asked = 0;
  const at = await openShopWith((open) => async (...request) => {
    asked += 1;
    const mine = held;
    held = undefined;
    mine?.arrived();
    await mine?.released;
    return open(...request);
  });

  /** Checks out twice; the first is at the gateway while the second comes, and may be answered. */
  async function openBoth(one: string, other: string, isSecondAnswered: boolean) {
    asked = 0;
    const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    held = { arrived: arrived.resolve, released: released.promise };
    const shopper = await at.addShopperWithCart(plain.id);
    const first = at.checkOut(shopper, shopper.cartId, one);
    await arrived.promise;
    const second = at.checkOut(shopper, shopper.cartId, other);
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
    expect(await at.readSessions()).toHaveLength(1);
    expect(await at.readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
  });

  test('with different return addresses: the later one gets its session, the other is asked to try again', async () => {
    const { shopper, answers } = await openBoth('?url=http://localhost:1', '?url=http://localhost:2', true);
    expect(answers.map(({ status }) => status)).toEqual([409, 200]);
    expect((await at.readOrders(shopper)).map(({ status }) => status)).toEqual(['replaced', 'pending']);
    await at.shop.runJobs();
    // The one that nobody was sent to is ended at the gateway.
    const [key] = (await at.readSessions()).slice(-2).map(({ id }) => id);
    expect(at.bank.find(`at-${key}`).standing).toBe('ended');
  });
});

/** A shop whose gateway keeps the next one waiting who comes there after `holdNext`, and then may fail. */
async function openHoldingShop(readFailure: () => Error | undefined = () => undefined) {
  let hold: { atGateway: () => void; until: Promise<void> } | undefined;
  const at = await openShopWith((open) => async (...request) => {
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
  return { at, holdNext };
}

describe('a second click that waits for the page of the first', async () => {
  let failure: Error | undefined;
  const { at, holdNext } = await openHoldingShop(() => failure);

  /** Clicks twice, and does something else while the first is at the gateway and the second waits for it. */
  async function clickTwiceWhile(act: (shopper: Shopper & { cartId: string }) => Promise<unknown>) {
    const { arrived, release } = holdNext();
    const shopper = await at.addShopperWithCart(plain.id);
    const first = at.checkOut(shopper, shopper.cartId);
    await arrived;
    const known = Promise.withResolvers<void>();
    watchFaultPoints((point) => void (point === 'order-written' && known.resolve()));
    const second = at.checkOut(shopper, shopper.cartId);
    await known.promise;
    watchFaultPoints(undefined);
    await act(shopper);
    // Before the first is back: the second found out by itself.
    const overtaken = failure ? undefined : await second;
    release();
    return { first: await first, second: overtaken ?? (await second) };
  }
  const REPLACED = { status: 409, body: { code: 'other-checkout' } };

  test('is asked to try again when another checkout overtook them', async () => {
    const elsewhere = { shippingAddress: { ...ADDRESS, city: 'Giza' } };
    const { first, second } = await clickTwiceWhile((shopper) =>
      at.checkOut(shopper, shopper.cartId, '', elsewhere),
    );
    expect(second).toMatchObject(REPLACED);
    expect(first).toMatchObject(REPLACED);
  });

  test('is told that the page could not be opened when the gateway did not answer', async () => {
    failure = new Error('down');
    const { first, second } = await clickTwiceWhile(async () => {});
    expect([first.status, second.status]).toEqual([502, 502]);
  });
});

describe('a checkout that was overtaken before it had a session', async () => {
  const KEY = { 'idempotency-key': 'mine' };
  const mine = { shippingAddress: ADDRESS };
  const { at, holdNext } = await openHoldingShop();
  const statusesOf = async (shopper: Shopper) => (await at.readOrders(shopper)).map(({ status }) => status);

  /** Checks out with the key, and does something else while the gateway is asked. */
  async function checkOutWhile(shopper: Shopper & { cartId: string }, act: () => Promise<unknown>) {
    const { arrived, release } = holdNext();
    const asked = at.checkOut(shopper, shopper.cartId, '', mine, KEY);
    await arrived;
    await act();
    release();
    return asked;
  }

  test('by one to another address: it is refused, and sent again with its key it has its session', async () => {
    const shopper = await at.addShopperWithCart(plain.id);
    const elsewhere = { shippingAddress: { ...ADDRESS, city: 'Giza' } };
    const refused = await checkOutWhile(shopper, () => at.checkOut(shopper, shopper.cartId, '', elsewhere));
    expect(refused).toMatchObject({ status: 409, body: { code: 'other-checkout' } });
    expect(await statusesOf(shopper)).toEqual(['replaced', 'pending']);
  });

  test('is ended at the gateway, though that was asked about it before it was opened', async () => {
    const shopper = await at.addShopperWithCart(plain.id);
    const elsewhere = { shippingAddress: { ...ADDRESS, city: 'Giza' } };
    await checkOutWhile(shopper, async () => {
      await at.checkOut(shopper, shopper.cartId, '', elsewhere);
      await at.shop.runJobs();
    });
    await at.shop.runJobs();
    const [overtaken] = (await at.readSessions()).slice(-2);
    expect(at.bank.find(overtaken?.gatewaySessionId ?? '').standing).toBe('ended');
    expect(overtaken?.closedAt).not.toBeNull();
  });

  test('by the end of its time, as after a crash: sent again with its key it is a new one', async () => {
    const shopper = await at.addShopperWithCart(plain.id);
    await checkOutWhile(shopper, async () => {
      at.shop.passTime(31 * MINUTE_MS);
      await at.shop.reconcile();
    });
    expect((await statusesOf(shopper))[0]).toBe('expired');
  });
});

test('a session that a crash left unopened is followed by another of the same order', async () => {
  const at = await openShopWith((open) => open);
  const shopper = await at.addShopperWithCart(plain.id);
  await at.checkOut(shopper, shopper.cartId);
  await at.shop.api.db.update(paymentSessions).set({ url: null, gatewaySessionId: null });
  at.shop.passTime(MINUTE_MS);
  expect((await at.checkOut(shopper, shopper.cartId)).status).toBe(200);
  expect(await at.readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
  expect((await at.readSessions()).map(({ url }) => url !== null)).toEqual([false, true]);
});
