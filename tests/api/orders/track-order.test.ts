/** Signed order links: what tracking shows, what confirms, and which links are refused. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cancelOrder, packOrder, shipOrder } from '#api/orders/actions.ts';
import { writeConfirmLink } from '#api/orders/tracking-links.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import { createRateLimits, LIMITS } from '#api/platform/security/rate-limits.ts';
import { orderEvents } from '#api/schema/order-events.ts';
import { trackedOrderAnswer } from '#contract/orders/listed.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { fillCart, openCardPage, placeCash, readOrders } = createShopSteps(shop);
const hash = createKeyedHash(shop.api.tokenSecret);

const SECRETS = { details: '7 Secret Street', phone: '01098765432', postalCode: '81511' };

async function placeOne() {
  const shopper = await shop.addShopper('Qamar Unmistakable');
  const cartId = await fillCart(shopper, plain.id, plain.id);
  const { body } = await placeCash(shopper, cartId, { shippingAddress: { ...ADDRESS, ...SECRETS } });
  const { _id: id, trackingPath, id: number } = body.data;
  const link = new URL(writeConfirmLink(ORIGIN, hash, { id, language: 'en' }));
  expect(link.pathname).toBe(trackingPath);
  return {
    shopper,
    id: id as string,
    number: number as number,
    path: `/api/v1/orders${trackingPath}`,
    confirmPath: `/api/v1/orders/track/${link.searchParams.get('confirm')}/confirm`,
  };
}

const readStatus = async (orderId: string) => {
  const events = await shop.api.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  return events.map(({ event, by }) => `${event} by ${by}`);
};

describe('GET /api/v1/orders/track/{token}', () => {
  test('shows products, progress and city without signing in, and nothing about the shopper', async () => {
    const { shopper, id, number, path } = await placeOne();
    await packOrder(shop.api, id);
    await shipOrder(shop.api, id, { carrier: 'Bosta', trackingNumber: '884120' });
    const { status, body, headers } = await shop.get(path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(v.safeParse(trackedOrderAnswer, body).issues).toBeUndefined();
    expect(body.data).toMatchObject({
      id: number,
      status: 'shipped',
      city: ADDRESS.city,
      carrier: 'Bosta',
      trackingNumber: '884120',
      history: [{ status: 'placed' }, { status: 'packed' }, { status: 'shipped' }],
      cartItems: [
        {
          count: 2,
          price: plain.price,
          product: { title: plain.title.en, imageCover: expect.stringMatching(`^${ORIGIN}/media/`) },
        },
      ],
    });
    const text = JSON.stringify(body);
    const { email, phone, id: userId } = shopper;
    for (const secret of ['Qamar', email, phone, userId, ...Object.values(SECRETS)]) {
      expect(text).not.toContain(secret);
    }
    expect((await shop.get(`${path}?lang=ar`)).body.data.cartItems[0].product.title).toBe(plain.title.ar);
  });

  test('refuses links signed for another order or purpose, and unsigned ones', async () => {
    const [one, another] = [await placeOne(), await placeOne()];
    const exchanged = one.path.replace(one.id, another.id);
    expect(await shop.get(exchanged)).toMatchObject({ status: 404, body: { code: 'unknown-link' } });
    const confirm = one.confirmPath.replace('/confirm', '');
    expect(await shop.get(confirm)).toMatchObject({ status: 404, body: { code: 'unknown-link' } });
    expect(await shop.get(`/api/v1/orders/track/${one.id}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid-link' },
    });
  });

  test('is rate limited per order', async () => {
    const limited = await openTestShop({
      database: shop.database,
      limits: createRateLimits({ database: shop.database, isOn: true }),
    });
    const [one, another] = [await placeOne(), await placeOne()];
    for (let read = 0; read < LIMITS.trackOrder.points; read++)
      await limited.api.limits.take('trackOrder', one.id);
    expect((await limited.get(one.path)).status).toBe(429);
    expect((await limited.get(another.path)).status).toBe(200);
  });
});

describe('POST /api/v1/orders/track/{token}/confirm', () => {
  test('confirms a cash order once, even if repeated', async () => {
    const { id, confirmPath, path } = await placeOne();
    const answers = await Promise.all([shop.post(confirmPath), shop.post(confirmPath)]);
    for (const { status, body } of answers) {
      expect([status, body.data.status]).toEqual([200, 'confirmed']);
    }
    await packOrder(shop.api, id);
    expect((await shop.post(confirmPath)).body.data.status).toBe('packed');
    expect(await readStatus(id)).toEqual(['confirmed by shopper', 'packed by shop']);
    expect((await shop.get(path)).body.data.history[1].status).toBe('confirmed');
  });

  test('is refused for a tracking link, and reading an order does not confirm it', async () => {
    const { id, path, confirmPath } = await placeOne();
    expect(await shop.post(`${path}/confirm`)).toMatchObject({ status: 404, body: { code: 'unknown-link' } });
    expect((await shop.get(confirmPath)).status).toBe(404);
    expect(await readStatus(id)).toEqual([]);
  });

  test('is refused for a cancelled order and for one awaiting payment', async () => {
    const { id, confirmPath } = await placeOne();
    await cancelOrder(shop.api, id, 'shop');
    const refusal = { status: 409, body: { code: 'order-not-confirmable' } };
    expect(await shop.post(confirmPath)).toMatchObject(refusal);
    const shopper = await shop.addShopper();
    await openCardPage(shopper, await fillCart(shopper, plain.id));
    const [waiting] = await readOrders(shopper);
    const link = writeConfirmLink('', hash, { id: waiting?.id ?? '', language: 'en' });
    expect(await shop.post(`/api/v1/orders/track/${link.split('confirm=')[1]}/confirm`)).toMatchObject(
      refusal,
    );
  });
});
