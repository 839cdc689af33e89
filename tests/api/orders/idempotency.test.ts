/** Idempotency: a client that repeats an order request gets one order, with or without a key. */
import { describe, expect, test } from 'vitest';
import { createApi } from '#api/create-api.ts';
import { deleteOldKeys } from '#api/orders/idempotency-keys.ts';
import { orderKeys } from '#api/schema/orders.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { APPROVED_CARD, createShopSteps } from '#tests/setup/shop-steps.ts';
import { ORIGIN, openTestShop, type Shopper } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const steps = createShopSteps(shop);
const { addShopperWithCart, checkOut, fillCart, placeCash, postForm, readOrders, readProduct } = steps;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ORDER_BODY = { shippingAddress: ADDRESS };
const OTHER_ORDER_BODY = { shippingAddress: { ...ADDRESS, city: 'Giza' } };
const withKey = (key: string) => ({ 'idempotency-key': key });
const TWENTY_ITEMS = Array.from({ length: 20 });

/** Runs an action with the clock advanced. */
async function runLater<Result>(ms: number, act: () => Promise<Result>): Promise<Result> {
  shop.passTime(ms);
  try {
    return await act();
  } finally {
    shop.passTime(-ms);
  }
}

describe.each([
  ['with one key', () => withKey('twenty')],
  ['with keys of their own', (at: number) => withKey(`twenty-${at}`)],
  ['without a key', () => ({})],
])('one cart ordered 20 times at once, %s', (_, headersOf) => {
  test('in cash is one order, and all answers contain it', async () => {
    const shopper = await addShopperWithCart(plain.id);
    const { quantity } = await readProduct(plain.id);
    const answers = await Promise.all(
      TWENTY_ITEMS.map((_, at) => placeCash(shopper, shopper.cartId, ORDER_BODY, headersOf(at))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const [order, ...more] = await readOrders(shopper);
    expect(more).toEqual([]);
    expect(new Set(answers.map(({ body }) => body.data._id))).toEqual(new Set([order?.id]));
    expect((await readProduct(plain.id)).quantity).toBe(quantity - 1);
  });

  test('by card is one order with one session', async () => {
    const shopper = await addShopperWithCart(plain.id);
    const answers = await Promise.all(
      TWENTY_ITEMS.map((_, at) => checkOut(shopper, shopper.cartId, '', ORDER_BODY, headersOf(at))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.session.url)).size).toBe(1);
    expect(await readOrders(shopper)).toHaveLength(1);
  });
});

describe('a repeated idempotency key', () => {
  test('answers the same cash order byte for byte for a day, also after a restart', async () => {
    const shopper = await addShopperWithCart(plain.id);
    const ask = () => placeCash(shopper, shopper.cartId, ORDER_BODY, withKey('cash'));
    const first = await ask();
    const restarted = await createApi(shop.api);
    const again = await restarted.app.request(
      `${ORIGIN}/api/v1/orders/${shopper.cartId}`,
      {
        method: 'POST',
        headers: { token: shopper.token, 'content-type': 'application/json', ...withKey('cash') },
        body: JSON.stringify(ORDER_BODY),
      },
      { origin: ORIGIN, clientAddress: '127.0.0.1' },
    );
    expect([again.status, await again.json()]).toEqual([201, first.body]);
    expect((await runLater(DAY_MS - MINUTE_MS, ask)).body).toEqual(first.body);
    expect((await runLater(DAY_MS + MINUTE_MS, ask)).status).toBe(404);
    expect(await readOrders(shopper)).toHaveLength(1);
  });

  test('answers the same session, even after it was paid and the cart is gone', async () => {
    const shopper = await addShopperWithCart(plain.id);
    const ask = () => checkOut(shopper, shopper.cartId, '', ORDER_BODY, withKey('card'));
    const first = await ask();
    await postForm(new URL(first.body.session.url).pathname, APPROVED_CARD);
    expect((await ask()).body).toEqual(first.body);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'paid' }]);
  });

  test.each([
    [
      'another address',
      (shopper: Shopper & { cartId: string }) => ({ cartId: shopper.cartId, body: OTHER_ORDER_BODY }),
    ],
    ['another cart', () => ({ cartId: 'a'.repeat(24), body: ORDER_BODY })],
    [
      'another total',
      ({ cartId }: { cartId: string }) => ({ cartId, body: { ...ORDER_BODY, expectedTotal: 1 } }),
    ],
  ])('with %s is refused and changes nothing', async (_, change) => {
    const shopper = await addShopperWithCart(plain.id);
    await checkOut(shopper, shopper.cartId, '', ORDER_BODY, withKey('mine'));
    const { cartId, body } = change(shopper);
    const refused = { status: 422, body: { statusMsg: 'fail', code: 'idempotency-key-reused' } };
    expect(await checkOut(shopper, cartId, '', body, withKey('mine'))).toMatchObject(refused);
    expect(await placeCash(shopper, shopper.cartId, ORDER_BODY, withKey('mine'))).toMatchObject(refused);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
  });

  test('may also be used by another account, for an order of its own', async () => {
    const [sara, mona] = [await addShopperWithCart(plain.id), await addShopperWithCart(plain.id)];
    for (const { token, cartId } of [sara, mona]) {
      expect((await placeCash({ token }, cartId, ORDER_BODY, withKey('shared'))).status).toBe(201);
    }
    expect(await readOrders(sara)).toHaveLength(1);
    expect(await readOrders(mona)).toHaveLength(1);
  });

  test('starts a new attempt after a refusal', async () => {
    const shopper = await addShopperWithCart(plain.id);
    const ask = () => placeCash(shopper, shopper.cartId, ORDER_BODY, withKey('try'));
    await steps.setStock(plain.id, 0);
    expect((await ask()).status).toBe(400);
    await steps.setStock(plain.id, 50);
    expect((await ask()).status).toBe(201);
  });

  test('is deleted after a day', async () => {
    const shopper = await addShopperWithCart(plain.id);
    await placeCash(shopper, shopper.cartId, ORDER_BODY, withKey('old'));
    await deleteOldKeys(shop.api);
    expect(await shop.api.db.$count(orderKeys)).toBeGreaterThan(0);
    await runLater(DAY_MS + MINUTE_MS, () => deleteOldKeys(shop.api));
    expect(await shop.api.db.$count(orderKeys)).toBe(0);
  });

  test.each(['', 'two words', 'a'.repeat(129), 'caf\u00e9', 'tab\tbed'])(
    'that is %j is refused',
    async (key) => {
      const shopper = await addShopperWithCart(plain.id);
      expect(await placeCash(shopper, shopper.cartId, ORDER_BODY, withKey(key))).toMatchObject({
        status: 400,
        body: { code: 'invalid-idempotency-key' },
      });
    },
  );

  test('may be sent by a browser from another origin', async () => {
    const { headers } = await shop.call('OPTIONS', `/api/v1/orders/${'a'.repeat(24)}`, {
      headers: {
        origin: 'https://client.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key,token',
      },
    });
    expect(headers.get('access-control-allow-headers')).toContain('idempotency-key');
  });
});

describe('a cash order repeated without a key', () => {
  test('answers the same order for ten minutes, then 404', async () => {
    const shopper = await addShopperWithCart(plain.id);
    const ask = () => placeCash(shopper, shopper.cartId);
    const first = await ask();
    expect(await runLater(9 * MINUTE_MS, ask)).toMatchObject({ status: 201, body: first.body });
    expect(await runLater(11 * MINUTE_MS, ask)).toMatchObject({
      status: 404,
      body: { statusMsg: 'fail', message: `There is no such cart with id ${shopper.cartId}` },
    });
  });

  test('with another address is refused with the order’s number', async () => {
    const shopper = await addShopperWithCart(plain.id);
    const { body } = await placeCash(shopper, shopper.cartId);
    expect(await placeCash(shopper, shopper.cartId, OTHER_ORDER_BODY)).toMatchObject({
      status: 409,
      body: { code: 'already-ordered', values: [body.data.orderNumber] },
    });
  });

  test('is 404 for other shoppers, and with a new cart makes a new order', async () => {
    const shopper = await addShopperWithCart(plain.id);
    await placeCash(shopper, shopper.cartId);
    expect((await placeCash(await shop.addShopper(), shopper.cartId)).status).toBe(404);
    expect((await placeCash(shopper, await fillCart(shopper, other.id))).status).toBe(201);
    expect(await readOrders(shopper)).toHaveLength(2);
  });
});
