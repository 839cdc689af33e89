import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { orderLines } from '#api/orders/tables.ts';
import { paymentSessions } from '#api/payments/tables.ts';
import { createTestCardGateway } from '#api/payments/test-card-gateway.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { toPiastres } from '#contract/money.ts';
import { checkoutSessionAnswer } from '#contract/orders/answers.ts';
import { ADDRESS } from '#tests/setup/address.ts';
import { other, plain, UNKNOWN } from '#tests/setup/cart-products.ts';
import { CARD, shopWith } from '#tests/setup/checkout.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const {
  checkOut,
  fillCart,
  listOrders,
  openCardPage,
  postForm,
  readCart,
  readOrders,
  readProduct,
  setPrice,
  setStock,
} = shopWith(shop);

const statusesOf = async (shopper: Parameters<typeof readOrders>[0]) =>
  (await readOrders(shopper)).map((order) => order.status);

describe('POST /api/v1/orders/checkout-session/{cartId}', () => {
  test('answers exactly the session, with the order frozen before the shopper leaves', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id, plain.id);
    const stock = await readProduct(plain.id);
    const { status, body } = await checkOut(shopper, cartId, '?url=http://localhost:5173');
    expect(status).toBe(200);
    expect(v.safeParse(checkoutSessionAnswer, body).issues).toBeUndefined();
    expect(body).toEqual({
      status: 'success',
      session: {
        url: expect.stringMatching(new RegExp(`^${ORIGIN}/pay/[\\w-]{43}$`)),
        success_url: 'http://localhost:5173/allorders',
        cancel_url: 'http://localhost:5173/cart',
      },
    });
    const [order, ...more] = await readOrders(shopper);
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      ...ADDRESS,
      status: 'pending',
      paymentMethod: 'card',
      cartId,
      itemsPiastres: 2 * toPiastres(plain.price),
      totalPiastres: 2 * toPiastres(plain.price) + 499,
      paidAt: null,
    });
    const lines = await shop.api.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order?.id ?? ''));
    expect(lines).toMatchObject([
      { productId: plain.id, titleEn: plain.title.en, count: 2, pricePiastres: toPiastres(plain.price) },
    ]);
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 1, cartId });
    expect(await readProduct(plain.id)).toEqual(stock);
    expect(await listOrders(shopper)).toMatchObject([
      { paymentMethodType: 'card', paymentStatus: 'pending', isPaid: false },
    ]);
  });

  test.each([
    ['at the root', { shippingAddress: ADDRESS }],
    ['inside shape', { shape: { shippingAddress: ADDRESS } }],
    ['as the body itself', ADDRESS],
    ['with an empty postcode', { shippingAddress: { ...ADDRESS, postalCode: '' } }],
    ['with a phone as people write it', { shippingAddress: { ...ADDRESS, phone: '+20 101 234 5678' } }],
  ])('takes the address %s', async (_, body) => {
    const shopper = await shop.addShopper();
    expect((await checkOut(shopper, await fillCart(shopper, plain.id), '', body)).status).toBe(200);
    expect(await readOrders(shopper)).toMatchObject([{ ...ADDRESS, postalCode: null }]);
  });

  test.each([
    [{}, 'details'],
    [{ shape: {} }, 'details'],
    [{ shape: { shippingAddress: { ...ADDRESS, city: '' } } }, 'city'],
    [{ ...ADDRESS, phone: '123' }, 'phone'],
    [[], 'details'],
  ])('refuses the body %j', async (body, param) => {
    const shopper = await shop.addShopper();
    expect(await checkOut(shopper, await fillCart(shopper, plain.id), '', body)).toMatchObject({
      status: 400,
      body: { message: 'fail', errors: { param, location: 'body' } },
    });
    expect(await readOrders(shopper)).toEqual([]);
  });

  test.each([
    ['', ORIGIN],
    ['?url=', ORIGIN],
    ['?url=undefined', ORIGIN],
    [`?url=${ORIGIN}/`, ORIGIN],
    [`?url=${ORIGIN}/ar`, `${ORIGIN}/ar`],
    ['?url=https://client.example/shop', 'https://client.example/shop'],
    ['?url=http%3A%2F%2Flocalhost%3A4200%2F%23', 'http://localhost:4200/#'],
  ])('returns the shopper of %s to %s', async (query, stem) => {
    const shopper = await shop.addShopper();
    const { body } = await checkOut(shopper, await fillCart(shopper, plain.id), query);
    expect(body.session).toMatchObject({ success_url: `${stem}/allorders`, cancel_url: `${stem}/cart` });
  });

  test('sends nobody to a foreign address', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    for (const url of ['https://evil.example', 'javascript:alert(1)', `${ORIGIN}@evil.example`, '/x']) {
      expect(await checkOut(shopper, cartId, `?url=${encodeURIComponent(url)}`)).toMatchObject({
        status: 400,
        body: { message: 'fail', errors: { param: 'url', location: 'query', value: url } },
      });
    }
    expect(await readOrders(shopper)).toEqual([]);
  });

  test("refuses without a token, an unknown cart and another shopper's", async () => {
    const [shopper, stranger] = [await shop.addShopper(), await shop.addShopper()];
    const cartId = await fillCart(shopper, plain.id);
    expect((await shop.post(`/api/v1/orders/checkout-session/${cartId}`, ADDRESS)).status).toBe(401);
    for (const id of [UNKNOWN, cartId]) {
      expect(await checkOut(stranger, id)).toMatchObject({
        status: 404,
        body: { statusMsg: 'fail', message: `There is no such cart with id ${id}` },
      });
    }
  });

  test('refuses what the shop no longer has', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, other.id);
    const { quantity } = await readProduct(other.id);
    await setStock(other.id, 0);
    expect(await checkOut(shopper, cartId)).toMatchObject({
      status: 400,
      body: { message: 'fail', errors: { param: 'count', msg: `${other.title.en} is out of stock` } },
    });
    await setStock(other.id, quantity);
    expect(await readOrders(shopper)).toEqual([]);
  });
});

describe('one truthful order per cart', () => {
  test('the same checkout again answers the same session', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    const [first, second] = [await openCardPage(shopper, cartId), await openCardPage(shopper, cartId)];
    expect(second).toBe(first);
    expect(await statusesOf(shopper)).toEqual(['pending']);
  });

  test('five clicks at once make one order and one session that works', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    const pages = await Promise.all(Array.from({ length: 5 }, () => openCardPage(shopper, cartId)));
    expect(new Set(pages).size).toBe(1);
    expect(await statusesOf(shopper)).toEqual(['pending']);
    expect((await postForm(pages[0] as string, CARD)).headers.get('location')).toBe(`${ORIGIN}/allorders`);
    expect(await statusesOf(shopper)).toEqual(['paid']);
  });

  test.each<
    [string, (shopper: Awaited<ReturnType<typeof shop.addShopper>>, cartId: string) => Promise<void>]
  >([
    ['another line', async (shopper) => void (await fillCart(shopper, other.id))],
    ['another count', async (shopper) => void (await fillCart(shopper, plain.id))],
    ['another price', () => setPrice(plain.id, toPiastres(plain.price) + 100).then(() => {})],
    [
      'another address',
      async (shopper, cartId) => {
        const body = { ...ADDRESS, city: 'Giza' };
        await checkOut(shopper, cartId, '', body);
      },
    ],
    [
      'another return address',
      async (shopper, cartId) => void (await checkOut(shopper, cartId, '?url=http://localhost:1')),
    ],
    ['half of its time gone', async () => shop.passTime(16 * 60 * 1000)],
  ])('a checkout with %s replaces the older order', async (_, change) => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    const first = await openCardPage(shopper, cartId);
    await change(shopper, cartId);
    const second = await openCardPage(shopper, cartId);
    await setPrice(plain.id, toPiastres(plain.price));

    expect(second).not.toBe(first);
    const statuses = await statusesOf(shopper);
    expect(statuses.at(-1)).toBe('pending');
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set(['replaced']));
    expect(await listOrders(shopper)).toHaveLength(1);
    expect((await shop.get(first)).status).toBe(410);
    expect((await postForm(first, CARD)).status).toBe(410);
    expect((await shop.get(second)).status).toBe(200);
  });

  test('parallel checkouts to different addresses leave one order that can be paid', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    const answers = await Promise.all(
      ['Cairo', 'Giza', 'Luxor', 'Aswan'].map((city) => checkOut(shopper, cartId, '', { ...ADDRESS, city })),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect((await statusesOf(shopper)).filter((status) => status !== 'replaced')).toEqual(['pending']);
    const pages = answers.flatMap(({ status, body }) =>
      status === 200 ? [new URL(body.session.url).pathname] : [],
    );
    const shown = await Promise.all(pages.map((page) => shop.get(page)));
    expect(shown.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('cancelling or failing and checking out again lists one order', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    await postForm(`${await openCardPage(shopper, cartId)}/cancel`);
    expect(await listOrders(shopper)).toMatchObject([{ paymentStatus: 'cancelled' }]);
    await postForm(await openCardPage(shopper, cartId), { ...CARD, number: '4000000000000002' });
    expect(await listOrders(shopper)).toMatchObject([{ paymentStatus: 'failed' }]);
    await postForm(await openCardPage(shopper, cartId), CARD);
    expect(await listOrders(shopper)).toMatchObject([{ paymentStatus: 'paid', isPaid: true }]);
    expect(await statusesOf(shopper)).toEqual(['replaced', 'replaced', 'paid']);
    expect((await checkOut(shopper, cartId)).status).toBe(404);
  });
});

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
  const steps = shopWith(troubled);

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
  const steps = shopWith(slow);
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
