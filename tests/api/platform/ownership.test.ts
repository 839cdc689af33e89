import { describe, expect, test } from 'vitest';
import { other, plain, soldOut } from '#tests/setup/cart-products.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const HOME_ADDRESS = { name: 'Home', details: '12 Nile Street', phone: '01012345678', city: 'Giza' };
const NO_BODY = undefined;

const cartCalls = ['/api/v1/cart', '/api/v2/cart'].flatMap((cart) => [
  ['GET', cart, NO_BODY],
  ['POST', cart, { productId: plain.id }],
  ['PUT', `${cart}/${plain.id}`, { count: 2 }],
  ['DELETE', `${cart}/${plain.id}`, NO_BODY],
  ['DELETE', cart, NO_BODY],
]);
const protectedCalls = [
  ...cartCalls,
  ['PUT', '/api/v2/cart/applyCoupon', { couponName: 'SUMMER' }],
  ['GET', '/api/v1/cart/', NO_BODY],
  ['GET', '/api/v1/cart/saved', NO_BODY],
  ['POST', '/api/v1/cart/saved', { productId: plain.id }],
  ['PUT', `/api/v1/cart/saved/${plain.id}`, { count: 2 }],
  ['DELETE', `/api/v1/cart/saved/${plain.id}`, NO_BODY],
  ['POST', `/api/v1/cart/saved/${plain.id}/moveToCart`, NO_BODY],
  ['GET', '/api/v1/wishlist', NO_BODY],
  ['POST', '/api/v1/wishlist', { productId: plain.id }],
  ['DELETE', `/api/v1/wishlist/${plain.id}`, NO_BODY],
  ['GET', '/api/v1/stockAlerts', NO_BODY],
  ['POST', '/api/v1/stockAlerts', { productId: soldOut.id }],
  ['DELETE', `/api/v1/stockAlerts/${soldOut.id}`, NO_BODY],
  ['GET', `/api/v1/products/${plain.id}/reviews/mine`, NO_BODY],
  ['GET', '/api/v1/addresses', NO_BODY],
  ['POST', '/api/v1/addresses', HOME_ADDRESS],
  ['GET', `/api/v1/addresses/${plain.id}`, NO_BODY],
  ['PUT', `/api/v1/addresses/${plain.id}`, HOME_ADDRESS],
  ['DELETE', `/api/v1/addresses/${plain.id}`, NO_BODY],
] as [method: string, path: string, body: unknown][];

describe.each(protectedCalls)('%s %s', (method, path, body) => {
  test.each([undefined, '', 'null', 'undefined'])(
    'with the token %j is 401: not logged in',
    async (token) => {
      expect(await shop.call(method, path, { token, body })).toMatchObject({
        status: 401,
        body: { statusMsg: 'fail', message: 'You are not logged in. Please login to get access' },
      });
    },
  );

  test('with a forged token is 401: invalid', async () => {
    const [sara, omar] = [await shop.addShopper('Sara'), await shop.addShopper('Omar')];
    const [header, , signature] = sara.token.split('.');
    const forged = [header, omar.token.split('.')[1], signature].join('.');
    for (const token of ['nonsense', forged]) {
      expect(await shop.call(method, path, { token, body })).toMatchObject({
        status: 401,
        body: { statusMsg: 'fail', message: 'Invalid Token. please login again' },
      });
    }
  });
});

/** Adds Sara, who has data of every kind, and Omar, who tries to access her data. */
async function addSaraAndOmar() {
  const [sara, omar] = [await shop.addShopper('Sara'), await shop.addShopper('Omar')];
  const own = { token: sara.token };
  await shop.post('/api/v1/cart', { productId: plain.id }, own);
  await shop.put(`/api/v1/cart/saved/${plain.id}`, { count: 2 }, own);
  await shop.post('/api/v1/wishlist', { productId: plain.id }, own);
  await shop.post('/api/v1/stockAlerts', { productId: soldOut.id }, own);
  await shop.post(`/api/v1/products/${plain.id}/reviews`, { review: 'Good', rating: 4 }, own);
  const { body } = await shop.post('/api/v1/addresses', HOME_ADDRESS, own);
  const readAll = async () =>
    Promise.all(
      [
        '/api/v1/cart',
        '/api/v1/cart/saved',
        '/api/v1/wishlist',
        '/api/v1/stockAlerts',
        `/api/v1/products/${plain.id}/reviews/mine`,
        '/api/v1/addresses',
      ].map(async (path) => (await shop.get(path, own)).body),
    );
  return { omar: { token: omar.token }, addressId: body.data[0]._id as string, readAll };
}

test.each([
  ['GET', '/api/v1/cart/abc'],
  ['POST', '/api/v2/cart/x/y'],
  ['PATCH', '/api/v1/wishlist'],
  ['PATCH', '/api/v1/stockAlerts'],
  ['GET', '/api/v1/addresses/a/b'],
])('the unknown route %s %s is 404 for shoppers and 401 for others', async (method, path) => {
  expect((await shop.call(method, path, {})).status).toBe(401);
  const { token } = await shop.addShopper();
  expect((await shop.call(method, path, { token })).status).toBe(404);
});

describe('another shopper’s data', () => {
  test('cannot be read', async () => {
    const { omar, addressId } = await addSaraAndOmar();
    expect((await shop.get('/api/v1/cart', omar)).body.data.products).toEqual([]);
    expect((await shop.get('/api/v1/cart/saved', omar)).body.data).toEqual([]);
    expect((await shop.get('/api/v1/wishlist', omar)).body.data).toEqual([]);
    expect((await shop.get('/api/v1/stockAlerts', omar)).body.data).toEqual([]);
    expect((await shop.get(`/api/v1/products/${plain.id}/reviews/mine`, omar)).body.data).toBeNull();
    expect((await shop.get('/api/v1/addresses', omar)).body.data).toEqual([]);
    expect(await shop.get(`/api/v1/addresses/${addressId}`, omar)).toMatchObject({
      status: 404,
      body: { message: `No address found with this id ${addressId}` },
    });
  });

  test('cannot be changed, whether or not the own cart has the same products', async () => {
    const { omar, addressId, readAll } = await addSaraAndOmar();
    const before = await readAll();
    const tryEverything = async () => {
      await shop.put(`/api/v1/cart/${plain.id}`, { count: 9 }, omar);
      await shop.delete(`/api/v1/cart/${plain.id}`, omar);
      await shop.post('/api/v1/cart/saved', { productId: plain.id }, omar);
      await shop.put(`/api/v1/cart/saved/${plain.id}`, { count: 9 }, omar);
      await shop.post(`/api/v1/cart/saved/${plain.id}/moveToCart`, undefined, omar);
      await shop.delete(`/api/v1/cart/saved/${plain.id}`, omar);
      await shop.delete(`/api/v1/wishlist/${plain.id}`, omar);
      await shop.delete(`/api/v1/stockAlerts/${soldOut.id}`, omar);
      expect((await shop.put(`/api/v1/addresses/${addressId}`, HOME_ADDRESS, omar)).status).toBe(404);
      expect((await shop.delete(`/api/v1/addresses/${addressId}`, omar)).status).toBe(404);
    };
    await tryEverything();
    for (const productId of [plain.id, other.id]) {
      await shop.post('/api/v1/cart', { productId }, omar);
      await shop.post('/api/v1/wishlist', { productId }, omar);
    }
    await tryEverything();
    await shop.delete('/api/v1/cart', omar);
    expect(await readAll()).toEqual(before);
  });
});
