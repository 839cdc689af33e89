import { describe, expect, test } from 'vitest';
import { setOffer } from '#api/catalogue/set-offer.ts';
import { eq, inArray } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { announceChange } from '#tests/setup/announce-change.ts';
import { onOffer, plain } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { db } = shop.api;
const { addShopperWithCart, placeCash } = createShopSteps(shop);
const [lowRated, wellRated, cheap] = demoCatalogue.products.filter(
  ({ id, ratingsAverage, quantity }) => id !== plain.id && ratingsAverage > 3 && quantity >= 30,
);
if (!lowRated || !wellRated || !cheap) throw new Error('the demo catalogue has too few products');

/** Reads a product's price in lists, search, wish list, details, cart and order. */
async function readPrices(id: string) {
  const shopper = await addShopperWithCart(id);
  const { token } = shopper;
  await shop.post('/api/v1/wishlist', { productId: id }, { token });
  const [list, details, wishes, cart] = [
    await shop.get('/api/v1/products?limit=100'),
    await shop.get(`/api/v1/products/${id}`),
    await shop.get('/api/v1/wishlist', { token }),
    await shop.get('/api/v1/cart', { token }),
  ];
  const listed = list.body.data.find((product: { _id: string }) => product._id === id);
  const documents = [listed, details.body.data, wishes.body.data[0]].map(
    ({ price, offerPrice, priceAfterDiscount }) => ({ price, offerPrice, priceAfterDiscount }),
  );
  expect(documents).toEqual(documents.map(() => documents[0]));
  const order = await placeCash(shopper, shopper.cartId, { shippingAddress: ADDRESS });
  return {
    ...documents[0],
    inCart: cart.body.data.totalCartPrice,
    ordered: order.body.data.cartItems[0].price,
  };
}

test('bad reviews do not put a product on offer', async () => {
  const before = await readPrices(plain.id);
  const path = `/api/v1/products/${plain.id}/reviews`;
  await db
    .update(products)
    .set({ ratingsSum: 4, ratingsQuantity: 1, ratingsAverage: 4 })
    .where(eq(products.id, plain.id));
  for (const rating of [1, 1]) {
    const { token } = await shop.addShopper();
    expect((await shop.post(path, { review: 'Bad', rating }, { token })).status).toBe(201);
  }
  const { body } = await shop.get(`/api/v1/products/${plain.id}`);
  expect(body.data.ratingsAverage).toBe(2);
  expect(await readPrices(plain.id)).toEqual(before);
  expect(before).toEqual({
    price: plain.price,
    offerPrice: null,
    priceAfterDiscount: undefined,
    inCart: plain.price,
    ordered: plain.price,
  });
});

test('a better rating does not end an offer', async () => {
  const half = onOffer.price / 2;
  await db.update(products).set({ ratingsAverage: 5 }).where(eq(products.id, onOffer.id));
  await announceChange(shop.api);
  expect(await readPrices(onOffer.id)).toEqual({
    price: onOffer.price,
    offerPrice: half,
    priceAfterDiscount: half,
    inCart: half,
    ordered: half,
  });
});

describe('the operator', () => {
  test('can put a product on offer at any price below its own, and end the offer', async () => {
    const offered = { price: wellRated.price, inCart: 12.34, ordered: 12.34 };
    expect(await setOffer(db, wellRated.slug, 1234)).toMatchObject({ slug: wellRated.slug });
    await shop.api.changes.refresh();
    expect(await readPrices(wellRated.id)).toEqual({
      ...offered,
      offerPrice: 12.34,
      priceAfterDiscount: 12.34,
    });
    const found = await shop.get(
      '/api/v1/products?offerPrice[gte]=0&priceAfterDiscount[lte]=12.34&sort=priceAfterDiscount&facets=1',
    );
    expect(found.body.data.map((product: { _id: string }) => product._id)).toContain(wellRated.id);
    expect(found.body.metadata.facets.price.min).toBeLessThanOrEqual(12.34);

    await setOffer(db, wellRated.id, null);
    await shop.api.changes.refresh();
    expect(await readPrices(wellRated.id)).toMatchObject({ offerPrice: null, ordered: wellRated.price });
  });

  test('cannot set an offer at the full price or for an unknown product', async () => {
    await expect(setOffer(db, plain.slug, plain.price * 100)).rejects.toThrow('must be below that');
    await expect(setOffer(db, 'nothing-like-it', 100)).rejects.toThrow('There is no product with the slug');
    await db
      .update(products)
      .set({ slug: 'twins' })
      .where(inArray(products.id, [plain.id, onOffer.id]));
    await expect(setOffer(db, 'twins', 100)).rejects.toThrow('2 products have the slug twins');
  });

  test('cannot store an invalid offer in the database either', async () => {
    const write = (offerPiastres: number) =>
      db.update(products).set({ offerPiastres }).where(eq(products.id, cheap.id));
    await expect(write(-1)).rejects.toThrow();
    await expect(write(cheap.price * 100)).rejects.toThrow();
  });
});
