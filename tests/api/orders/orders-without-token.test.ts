/** ORDERS_WITHOUT_TOKEN: off by default; if on, answers contain no personal data. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ordersAnswer } from '#contract/orders/listed.ts';
import { other, plain, UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop, TEST_SETTINGS, type TestShop } from '#tests/setup/test-shop.ts';

const closed = await openTestShop();
const open = await openTestShop({ settings: { ...TEST_SETTINGS, isOrdersWithoutTokenOn: true } });

/** Creates a shopper with a unique name, a cash order and two reviews. */
async function addReviewer(shop: TestShop) {
  const shopper = await shop.addShopper('Qamar Unmistakable');
  const { fillCart, placeCash } = createShopSteps(shop);
  const address = { ...ADDRESS, details: '7 Secret Street', city: 'Aswan', postalCode: '81511' };
  await placeCash(shopper, await fillCart(shopper, plain.id), { shippingAddress: address });
  const written = [];
  for (const { id } of [plain, other]) {
    const review = { review: 'Good', rating: 4 };
    written.push((await shop.post(`/api/v1/products/${id}/reviews`, review, shopper)).body.data);
  }
  return { shopper, written };
}

/** Reads all author ids that are public. */
async function readAuthors(shop: TestShop, reviewId: string): Promise<string[]> {
  const { body: product } = await shop.get(`/api/v1/products/${plain.id}`);
  const { body: ofProduct } = await shop.get(`/api/v1/products/${other.id}/reviews`);
  const { body: all } = await shop.get('/api/v1/reviews');
  const { body: one } = await shop.get(`/api/v1/reviews/${reviewId}`);
  const reviews = [...product.data.reviews, ...ofProduct.data, ...all.data, one.data];
  return reviews.map(({ user }: { user: { _id: string } }) => user._id);
}

describe.each(['v1', 'v2'])('GET /api/%s/orders/user/{userId}', (version) => {
  const pathOf = ({ id }: { id: string }) => `/api/${version}/orders/user/${id}`;

  test('needs a token by default', async () => {
    const { shopper } = await addReviewer(closed);
    for (const token of [undefined, 'null', 'undefined']) {
      expect(await closed.get(pathOf(shopper), { token })).toMatchObject({ status: 401 });
    }
  });

  test('if on, answers in the contract’s shape without name, email, phone and address', async () => {
    const { shopper } = await addReviewer(open);
    for (const token of [undefined, 'null', 'undefined']) {
      const { status, body } = await open.get(pathOf(shopper), { token });
      expect(status).toBe(200);
      expect(v.safeParse(ordersAnswer, body).issues).toBeUndefined();
      expect(body).toMatchObject([
        {
          user: { _id: shopper.id, name: '', email: '', phone: '' },
          shippingAddress: { details: '', phone: '', city: '' },
          paymentMethodType: 'cash',
          cartItems: [{ count: 1, price: plain.price, product: { _id: plain.id, title: plain.title.en } }],
        },
      ]);
      expect(body[0]).not.toHaveProperty('orderNumber');
      const text = JSON.stringify(body);
      for (const secret of ['Qamar', shopper.email, shopper.phone, 'Secret', 'Aswan', '81511']) {
        expect(text).not.toContain(secret);
      }
    }
    expect((await open.get(pathOf({ id: UNKNOWN_PRODUCT_ID }))).body).toEqual([]);
    expect((await open.get(pathOf({ id: 'nonsense' }))).status).toBe(400);
  });

  test('if on, still answers the owner in full and refuses invalid and other shoppers’ tokens', async () => {
    const { shopper } = await addReviewer(open);
    const { token } = shopper;
    expect((await open.get(pathOf(shopper), { token })).body).toMatchObject([
      { user: { name: shopper.name }, shippingAddress: { details: '7 Secret Street' } },
    ]);
    expect((await open.get(pathOf(shopper), { token: 'wrong' })).status).toBe(401);
    const stranger = await open.addShopper();
    expect((await open.get(pathOf(shopper), { token: stranger.token })).status).toBe(403);
  });
});

describe('authors of reviews', () => {
  test('have their account id by default', async () => {
    const { shopper, written } = await addReviewer(closed);
    expect(await readAuthors(closed, written[0]._id)).toContain(shopper.id);
    expect(written[0].user).toBe(shopper.id);
  });

  test('have a different, consistent id if orders are readable without a token; it finds no orders', async () => {
    const { shopper, written } = await addReviewer(open);
    const authors = await readAuthors(open, written[0]._id);
    expect(authors).not.toContain(shopper.id);
    const author: string = written[0].user;
    expect(author).toMatch(/^[0-9a-f]{24}$/);
    expect(written[1].user).toBe(author);
    expect(authors.filter((id) => id === author)).toHaveLength(5);
    for (const id of new Set(authors)) {
      expect((await open.get(`/api/v1/orders/user/${id}`)).body).toEqual([]);
    }
  });

  test('can still change and delete their own reviews', async () => {
    const { shopper, written } = await addReviewer(open);
    const path = `/api/v1/reviews/${written[0]._id}`;
    expect((await open.put(path, { rating: 5 }, shopper)).body.data.user).toBe(written[0].user);
    expect((await open.delete(path, shopper)).status).toBe(204);
  });
});
