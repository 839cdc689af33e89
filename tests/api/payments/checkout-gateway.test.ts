import { describe, expect, test } from 'vitest';
import { paymentSessions } from '#api/payments/tables.ts';
import { createTestCardGateway } from '#api/payments/test-card/gateway.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

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
