import { describe, expect, test } from 'vitest';
import { expirePendingOrders } from '#api/payments/expire.ts';
import { paymentSessions } from '#api/payments/tables.ts';
import { createTestCardGateway } from '#api/payments/test-card/gateway.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';

describe('a gateway that does not answer well', async () => {
  const gateway = createTestCardGateway();
  let isDown = true;
  const troubled = await openTestShop({
    payments: {
      ...gateway,
      createSession: (...request) =>
        isDown ? Promise.reject(new Error('down')) : gateway.createSession(...request),
    },
  });
  const steps = createShopSteps(troubled);

  test('is 502, the order cannot be paid, and the next try works', async () => {
    const shopper = await troubled.addShopper();
    const cartId = await steps.fillCart(shopper, plain.id);
    expect(await steps.checkOut(shopper, cartId)).toMatchObject({
      status: 502,
      body: { statusMsg: 'error', message: expect.stringContaining('Nothing was charged') },
    });
    expect(await steps.readOrders(shopper)).toMatchObject([{ status: 'cancelled' }]);
    expect(await troubled.api.db.select().from(paymentSessions)).toEqual([]);
    isDown = false;
    expect((await steps.checkOut(shopper, cartId)).status).toBe(200);
    expect(await steps.listOrders(shopper)).toMatchObject([{ paymentStatus: 'pending' }]);
  });
});

describe('two checkouts that are at the gateway together', async () => {
  const gateway = createTestCardGateway();
  let arrived = 0;
  let bothArrived = Promise.withResolvers<void>();
  const slow = await openTestShop({
    payments: {
      ...gateway,
      async createSession(...request) {
        if (++arrived % 2 === 0) bothArrived.resolve();
        await bothArrived.promise;
        return gateway.createSession(...request);
      },
    },
  });
  const steps = createShopSteps(slow);
  const openBoth = async (one: string, other: string) => {
    bothArrived = Promise.withResolvers();
    const shopper = await slow.addShopper();
    const cartId = await steps.fillCart(shopper, plain.id);
    const answers = await Promise.all([
      steps.checkOut(shopper, cartId, one),
      steps.checkOut(shopper, cartId, other),
    ]);
    return { shopper, answers };
  };

  test('with the same request get one order and the same session', async () => {
    const { shopper, answers } = await openBoth('', '');
    const [one, other] = answers;
    expect([one?.status, other?.status]).toEqual([200, 200]);
    expect(one?.body).toEqual(other?.body);
    expect(await slow.api.db.select().from(paymentSessions)).toHaveLength(1);
    expect(await steps.readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
  });

  test('with different return addresses: one gets its session, the other is asked to try again', async () => {
    const { shopper, answers } = await openBoth('?url=http://localhost:1', '?url=http://localhost:2');
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await steps.readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
  });
});

describe('a checkout that was overtaken before it had a session', async () => {
  const gateway = createTestCardGateway();
  const MINUTE_MS = 60_000;
  const KEY = { 'idempotency-key': 'mine' };
  const mine = { shippingAddress: ADDRESS };
  let hold: { atGateway: () => void; until: Promise<void> } | undefined;
  const slow = await openTestShop({
    payments: {
      ...gateway,
      async createSession(...request) {
        const held = hold;
        hold = undefined;
        held?.atGateway();
        await held?.until;
        return gateway.createSession(...request);
      },
    },
  });
  const steps = createShopSteps(slow);
  const statusesOf = async (shopper: Shopper) =>
    (await steps.readOrders(shopper)).map(({ status }) => status);

  /** Checks out with the key, and does something else while the gateway is asked. */
  async function checkOutWhile(shopper: Shopper & { cartId: string }, act: () => Promise<unknown>) {
    const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    hold = { atGateway: arrived.resolve, until: released.promise };
    const asked = steps.checkOut(shopper, shopper.cartId, '', mine, KEY);
    await arrived.promise;
    await act();
    released.resolve();
    return asked;
  }

  test('by one to another address: it is refused, and sent again with its key it is a new one', async () => {
    const shopper = await steps.addShopperWithCart(plain.id);
    const elsewhere = { shippingAddress: { ...ADDRESS, city: 'Giza' } };
    const refused = await checkOutWhile(shopper, () =>
      steps.checkOut(shopper, shopper.cartId, '', elsewhere),
    );
    expect(refused).toMatchObject({ status: 409, body: { code: 'other-checkout' } });
    const again = await steps.checkOut(shopper, shopper.cartId, '', mine, KEY);
    expect(again.status).toBe(200);
    expect(await statusesOf(shopper)).toEqual(['replaced', 'replaced', 'pending']);
    // From then on the key is that order's.
    expect((await steps.checkOut(shopper, shopper.cartId, '', mine, KEY)).body).toEqual(again.body);
  });

  test('by the end of its time, as after a crash: sent again with its key it is a new one', async () => {
    const shopper = await steps.addShopperWithCart(plain.id);
    await checkOutWhile(shopper, async () => {
      slow.passTime(31 * MINUTE_MS);
      await expirePendingOrders(slow.api);
    });
    expect(await statusesOf(shopper)).toEqual(['cancelled']);
    expect((await steps.checkOut(shopper, shopper.cartId, '', mine, KEY)).status).toBe(200);
    expect(await statusesOf(shopper)).toEqual(['replaced', 'pending']);
  });
});
