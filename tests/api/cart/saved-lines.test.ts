import { describe, expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { cartLines, savedLines } from '#api/schema/cart.ts';
import { products } from '#api/schema/catalogue.ts';
import { MAX_SAVED_LINES } from '#contract/constants.ts';
import { ANSWER_KEYS } from '#tests/setup/cart-answers.ts';
import { onOffer, other, plain, plentiful, soldOut, UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { type Answer, openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { addShopperWithCart } = createShopSteps(shop);
const SAVED_PATH = '/api/v1/cart/saved';

type Token = { token: string };
interface Line {
  count: number;
  product: { _id: string };
}
const save = ({ token }: Token, productId: string) => shop.post(SAVED_PATH, { productId }, { token });
const put = ({ token }: Token, productId: string, count: unknown) =>
  shop.put(`${SAVED_PATH}/${productId}`, { count }, { token });
const move = ({ token }: Token, productId: string) =>
  shop.post(`${SAVED_PATH}/${productId}/moveToCart`, undefined, { token });
const setStock = (id: string, quantity: number) =>
  shop.api.db.update(products).set({ quantity }).where(eq(products.id, id));

/** Adds products like `plain` to the catalogue. */
async function addCopies(...ids: string[]): Promise<void> {
  const [row] = await shop.api.db.select().from(products).where(eq(products.id, plain.id));
  if (row) await shop.api.db.insert(products).values(ids.map((id) => ({ ...row, id, slug: id })));
}

const toPairs = (lines: Line[]) => lines.map(({ count, product }) => [product._id, count]);
/** Reads cart and saved lines from an answer. */
const readBoth = ({ body }: Answer) => ({ cart: toPairs(body.data.products), saved: toPairs(body.saved) });
const readSaved = async ({ token }: Token) => toPairs((await shop.get(SAVED_PATH, { token })).body.data);
const readCart = async ({ token }: Token) =>
  toPairs((await shop.get('/api/v1/cart', { token })).body.data.products);

describe('POST /cart/saved', () => {
  test('moves the line with its count out of the cart and answers both; again, it changes nothing', async () => {
    const shopper = await addShopperWithCart(plain.id, onOffer.id);
    await shop.put(`/api/v1/cart/${plain.id}`, { count: 4 }, shopper);
    for (let time = 0; time < 2; time++) {
      const answer = await save(shopper, plain.id);
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body)).toEqual([...ANSWER_KEYS, 'saved']);
      expect(readBoth(answer)).toEqual({ cart: [[onOffer.id, 1]], saved: [[plain.id, 4]] });
      expect(answer.body.cartId).toBe(shopper.cartId);
    }
    await save(shopper, onOffer.id);
    const { body } = await shop.get(`${SAVED_PATH}?lang=ar`, shopper);
    expect(body).toMatchObject({
      status: 'success',
      count: 2,
      data: [
        { count: 1, price: onOffer.price / 2, product: { _id: onOffer.id, title: onOffer.title.ar } },
        { count: 4, price: plain.price, product: { _id: plain.id, quantity: plain.quantity } },
      ],
    });
    expect(await readCart(shopper)).toEqual([]);
  });

  test('adds the cart’s count to the saved one, up to 999', async () => {
    const shopper = await addShopperWithCart(plain.id);
    await put(shopper, plain.id, 2);
    expect(readBoth(await save(shopper, plain.id))).toEqual({ cart: [], saved: [[plain.id, 3]] });
    await put(shopper, plain.id, 999);
    await shop.post('/api/v1/cart', { productId: plain.id }, shopper);
    expect(readBoth(await save(shopper, plain.id))).toEqual({ cart: [], saved: [[plain.id, 999]] });
  });

  test('a product neither in the cart nor saved is 404, a malformed id 400', async () => {
    const shopper = await addShopperWithCart(plain.id);
    for (const id of [other.id, UNKNOWN_PRODUCT_ID]) {
      expect(await save(shopper, id)).toMatchObject({ status: 404, body: { code: 'not-in-cart' } });
    }
    expect(await save(await shop.addShopper(), plain.id)).toMatchObject({ status: 404 });
    expect(await save(shopper, 'nonsense')).toMatchObject({ status: 400, body: { code: 'invalid-id' } });
    expect(await readCart(shopper)).toEqual([[plain.id, 1]]);
  });

  test('saves at most 100 products; more pieces of a saved product are still accepted', async () => {
    const shopper = await addShopperWithCart(plain.id, other.id);
    const ids = Array.from({ length: MAX_SAVED_LINES - 1 }, (_, at) => String(at).padStart(24, 'b'));
    await addCopies(...ids);
    await shop.api.db
      .insert(savedLines)
      .values([plain.id, ...ids].map((productId) => ({ userId: shopper.id, productId, count: 1 })));
    const isFull = { status: 400, body: { code: 'saved-full', values: [100] } };
    expect(await save(shopper, other.id)).toMatchObject(isFull);
    expect(await put(shopper, other.id, 1)).toMatchObject(isFull);
    expect(await readCart(shopper)).toEqual([
      [plain.id, 1],
      [other.id, 1],
    ]);
    expect(readBoth(await save(shopper, plain.id)).saved[0]).toEqual([plain.id, 2]);
    expect(await shop.api.db.$count(savedLines, eq(savedLines.userId, shopper.id))).toBe(100);
  });
});

describe('PUT and DELETE /cart/saved/{productId}', () => {
  test('set, change and remove a saved count, idempotently', async () => {
    const shopper = await shop.addShopper();
    for (const count of [3, '٣', 7]) expect((await put(shopper, plain.id, count)).status).toBe(200);
    expect((await put(shopper, soldOut.id, 1)).body).toMatchObject({ count: 2 });
    expect(await readSaved(shopper)).toEqual([
      [soldOut.id, 1],
      [plain.id, 7],
    ]);
    for (let time = 0; time < 2; time++) {
      const { status, body } = await shop.delete(`${SAVED_PATH}/${plain.id}`, shopper);
      expect([status, toPairs(body.data)]).toEqual([200, [[soldOut.id, 1]]]);
    }
  });

  test('an unknown product is 404, a count out of range 400', async () => {
    const shopper = await shop.addShopper();
    expect(await put(shopper, UNKNOWN_PRODUCT_ID, 1)).toMatchObject({
      status: 404,
      body: { code: 'no-product' },
    });
    for (const count of [0, 1000, 'two', null]) {
      expect(await put(shopper, plain.id, count)).toMatchObject({
        status: 400,
        body: { code: 'invalid-count' },
      });
    }
    expect(await readSaved(shopper)).toEqual([]);
  });
});

describe('POST /cart/saved/{productId}/moveToCart', () => {
  test('moves the line with its count back, into a new cart if needed; again, it changes nothing', async () => {
    const shopper = await shop.addShopper();
    await put(shopper, plain.id, 3);
    for (let time = 0; time < 2; time++) {
      const answer = await move(shopper, plain.id);
      expect([answer.status, readBoth(answer)]).toEqual([200, { cart: [[plain.id, 3]], saved: [] }]);
    }
  });

  test('adds to the count in the cart, as far as the stock allows', async () => {
    await setStock(other.id, 5);
    const shopper = await addShopperWithCart(other.id);
    await put(shopper, other.id, 2);
    expect(readBoth(await move(shopper, other.id))).toEqual({ cart: [[other.id, 3]], saved: [] });
    await put(shopper, other.id, 40);
    expect(readBoth(await move(shopper, other.id))).toEqual({ cart: [[other.id, 5]], saved: [] });
    await setStock(other.id, other.quantity);
  });

  test('keeps the line saved if the cart can take no more pieces', async () => {
    await setStock(other.id, 1);
    await setStock(plentiful.id, 2000);
    const shopper = await addShopperWithCart(other.id, plentiful.id);
    await shop.put(`/api/v1/cart/${plentiful.id}`, { count: 999 }, shopper);
    for (const { id } of [soldOut, other, plentiful]) await put(shopper, id, 2);
    expect(await move(shopper, soldOut.id)).toMatchObject({ status: 400, body: { code: 'out-of-stock' } });
    expect(await move(shopper, other.id)).toMatchObject({
      status: 400,
      body: { code: 'pieces-left', values: [1] },
    });
    expect(await move(shopper, plentiful.id)).toMatchObject({
      status: 400,
      body: { code: 'too-many-pieces' },
    });
    expect(await readSaved(shopper)).toHaveLength(3);
    await setStock(other.id, other.quantity);
    await setStock(plentiful.id, plentiful.quantity);
  });

  test('a product that is not saved is 404, and no cart is made', async () => {
    const shopper = await shop.addShopper();
    expect(await move(shopper, plain.id)).toMatchObject({ status: 404, body: { code: 'not-saved' } });
    expect((await shop.get('/api/v1/cart', shopper)).body.cartId).toBeNull();
  });
});

test('a product removed from the catalogue is no longer among the saved lines', async () => {
  const shopper = await shop.addShopper();
  const id = 'a'.repeat(24);
  await addCopies(id);
  await put(shopper, id, 1);
  expect(await readSaved(shopper)).toEqual([[id, 1]]);
  await shop.api.db.delete(products).where(eq(products.id, id));
  expect(await readSaved(shopper)).toEqual([]);
});

test('concurrent saving, moving, changing and ordering neither lose nor duplicate pieces', async () => {
  const { placeCash } = createShopSteps(shop);
  for (let round = 0; round < 4; round++) {
    await setStock(plain.id, 500);
    const shopper = await addShopperWithCart(plain.id);
    await shop.put(`/api/v1/cart/${plain.id}`, { count: 3 }, shopper);
    const acts = [
      () => save(shopper, plain.id),
      () => placeCash(shopper, shopper.cartId),
      () => move(shopper, plain.id),
      () => save(shopper, plain.id),
      () => move(shopper, plain.id),
      () => shop.get(SAVED_PATH, shopper),
    ];
    const answers = await Promise.all(acts.map((_, at) => acts[(at * 5 + round) % acts.length]?.()));
    for (const answer of answers) expect([200, 201, 400, 404, 409]).toContain(answer?.status);
    const sold =
      500 - ((await shop.api.db.select().from(products).where(eq(products.id, plain.id)))[0]?.quantity ?? 0);
    const left = [...(await readCart(shopper)), ...(await readSaved(shopper))];
    expect(left.reduce((sum, [, count]) => sum + Number(count), sold)).toBe(3);
    expect(await shop.api.db.$count(cartLines, eq(cartLines.count, 0))).toBe(0);
  }
});
