import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { newId } from '#api/platform/database/columns.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { orders } from '#api/schema/orders.ts';
import { toPiastres } from '#contract/money.ts';
import { ordersAnswer } from '#contract/orders/listed.ts';
import { other, plain, UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { APPROVED_CARD, createShopSteps } from '#tests/setup/shop-steps.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { fillCart, listOrders, openCardPage, placeCash, postForm, readOrders } = createShopSteps(shop);

/** Inserts orders directly, for tests of long lists. */
async function addOrders(userId: string, count: number) {
  const row = {
    userId,
    cartId: UNKNOWN_PRODUCT_ID,
    paymentMethod: 'cash',
    gateway: 'cash',
    status: 'placed',
    stock: 'sold',
    ...ADDRESS,
  } as const;
  const amounts = { itemsPiastres: 100, shippingPiastres: 499, taxPiastres: 74, totalPiastres: 599 };
  await shop.api.db
    .insert(orders)
    .values(Array.from({ length: count }, () => ({ id: newId(), ...row, ...amounts })));
}

describe('GET /api/v1/orders/user/{userId}', () => {
  test('answers a plain array, newest first, with shopper and products in full', async () => {
    const shopper = await shop.addShopper();
    await placeCash(shopper, await fillCart(shopper, plain.id));
    await postForm(await openCardPage(shopper, await fillCart(shopper, other.id, plain.id)), APPROVED_CARD);
    const { status, body } = await shop.get(`/api/v1/orders/user/${shopper.id}/`, { token: shopper.token });
    expect(status).toBe(200);
    expect(v.safeParse(ordersAnswer, body).issues).toBeUndefined();
    expect(body).toMatchObject([
      { paymentMethodType: 'card', paymentStatus: 'paid', isPaid: true, paidAt: expect.any(String) },
      { paymentMethodType: 'cash', paymentStatus: 'cash', isPaid: false },
    ]);
    expect(body[1]).not.toHaveProperty('paidAt');
    expect(body[0].user).toEqual({
      _id: shopper.id,
      name: shopper.name,
      email: shopper.email,
      phone: shopper.phone,
    });
    expect(body[0].cartItems).toMatchObject([
      { count: 1, product: { _id: other.id } },
      {
        count: 1,
        price: plain.price,
        product: {
          _id: plain.id,
          id: plain.id,
          title: plain.title.en,
          imageCover: expect.stringMatching(`^${ORIGIN}/media/`),
          category: { _id: plain.category, image: expect.stringMatching(`^${ORIGIN}/media/`) },
          brand: { _id: plain.brand },
          ratingsAverage: plain.ratingsAverage,
        },
      },
    ]);
    expect(Object.keys(body[0].cartItems[0].product)).toEqual([
      'subcategory',
      'ratingsQuantity',
      '_id',
      'title',
      'slug',
      'imageCover',
      'category',
      'brand',
      'ratingsAverage',
      'id',
    ]);
    const { body: details } = await shop.get(`/api/v1/products/${plain.id}`);
    expect(details.data).toMatchObject(body[1].cartItems[0].product);
    for (const { cartItems, shippingPrice, taxPrice, totalOrderPrice } of body) {
      const lines = cartItems.reduce(
        (sum: number, line: { count: number; price: number }) => sum + line.count * toPiastres(line.price),
        0,
      );
      expect(lines + toPiastres(shippingPrice) + toPiastres(taxPrice)).toBe(toPiastres(totalOrderPrice));
    }
    const arabic = await shop.get(`/api/v1/orders/user/${shopper.id}?lang=ar`, { token: shopper.token });
    expect(arabic.body[1].cartItems[0].product.title).toBe(plain.title.ar);
  });

  test('an order keeps the title and cover it was bought with, even without the product', async () => {
    const shopper = await shop.addShopper();
    const id = newId();
    const [row] = await shop.api.db.select().from(products).where(eq(products.id, plain.id));
    if (!row) throw new Error('no product');
    await shop.api.db.insert(products).values({ ...row, id, slug: 'passing', titleEn: 'Passing' });
    await placeCash(shopper, await fillCart(shopper, id));
    await shop.api.db.update(products).set({ titleEn: 'Renamed', cover: 'other' }).where(eq(products.id, id));
    const before = (await listOrders(shopper))[0].cartItems[0].product;
    expect(before).toMatchObject({ title: 'Passing', category: { _id: plain.category } });
    expect(before.imageCover).toContain(row.cover);
    await shop.api.db.delete(products).where(eq(products.id, id));
    expect((await listOrders(shopper))[0].cartItems[0].product).toMatchObject({
      _id: id,
      title: 'Passing',
      subcategory: [],
      category: null,
      brand: null,
    });
  });

  test('is 401 without a token, 403 for another shopper, 400 for a malformed id', async () => {
    const [shopper, stranger] = [await shop.addShopper(), await shop.addShopper()];
    expect((await shop.get(`/api/v1/orders/user/${shopper.id}`)).status).toBe(401);
    for (const id of [shopper.id, UNKNOWN_PRODUCT_ID]) {
      expect(await shop.get(`/api/v1/orders/user/${id}`, { token: stranger.token })).toMatchObject({
        status: 403,
        body: { statusMsg: 'fail', message: 'You can only see your own orders' },
      });
    }
    expect(await shop.get('/api/v1/orders/user/x', { token: stranger.token })).toMatchObject({
      status: 400,
      body: { errors: { msg: 'Invalid ID ' } },
    });
  });

  test('answers at most the latest hundred orders, or an empty array', async () => {
    const shopper = await shop.addShopper();
    expect(await listOrders(shopper)).toEqual([]);
    await addOrders(shopper.id, 103);
    const listed: { id: number }[] = await listOrders(shopper);
    const numbers = (await readOrders(shopper)).map((order) => order.number);
    expect(listed.map((order) => order.id)).toEqual(numbers.toReversed().slice(0, 100));
  });
});

describe('GET /api/v1/orders', () => {
  test('lists the shopper’s own orders in the list envelope', async () => {
    const [shopper, stranger] = [await shop.addShopper(), await shop.addShopper()];
    await addOrders(shopper.id, 5);
    await addOrders(stranger.id, 1);
    const { status, body } = await shop.get('/api/v1/orders/?limit=2&page=3', { token: shopper.token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      results: 5,
      metadata: { currentPage: 3, numberOfPages: 3, limit: 2, prevPage: 2 },
      data: [{ user: { _id: shopper.id } }],
    });
    expect((await shop.get('/api/v2/orders', { token: stranger.token })).body.results).toBe(1);
  });

  test('does not list replaced orders', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    await openCardPage(shopper, cartId);
    await openCardPage(shopper, await fillCart(shopper, other.id));
    expect((await shop.get('/api/v1/orders', { token: shopper.token })).body.results).toBe(1);
    expect(await readOrders(shopper)).toHaveLength(2);
  });
});
