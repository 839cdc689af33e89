/** Regression tests: requests of careless, slow or hostile clients that once did harm. */

import { describe, expect, test } from 'vitest';
import { newId } from '#api/platform/database/columns.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { users } from '#api/schema/account.ts';
import { products } from '#api/schema/catalogue.ts';
import { wishes } from '#api/schema/wish-list.ts';
import { MAX_CART_LINES, MAX_WISHES } from '#contract/constants.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const PRODUCT_ID = plain.id;

describe('the language of cached answers', () => {
  test.each([
    ['/api/v1/products?limit=1&fields=title', 'lang=%20ar'],
    ['/api/v1/categories?limit=2', 'lang=&lang=ar'],
    [`/api/v1/products/${PRODUCT_ID}?`, 'lang=undefined&lang=ar'],
  ])('%s with %s does not affect the cached lang=ar', async (path, odd) => {
    await shop.get(`${path}&${odd}`);
    const { body } = await shop.get(`${path}&lang=ar`);
    expect(JSON.stringify(body.data)).toMatch(/[\u0621-\u064a]/);
    const { body: english } = await shop.get(path);
    expect(JSON.stringify(english.data)).not.toMatch(/[\u0621-\u064a]/);
  });
});

describe('an invalid value that is deep or long', () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  test('is refused with 400, and not echoed in full', async () => {
    const nested = await shop.post('/api/v1/auth/signin', `{"email":${deep},"password":"x"}`);
    expect(nested).toMatchObject({ status: 400, body: { message: 'fail', errors: { param: 'email' } } });
    expect(nested.body.errors).not.toHaveProperty('value');
    const long = await shop.post('/api/v1/auth/signin', { email: 'x'.repeat(5000), password: 'x' });
    expect(long.body.errors.value).toHaveLength(200);
  });
});

test('an account change writes only its own fields, even if another change came in between', async () => {
  const sara = await shop.addShopper('Sara Ali');
  // The body is sent only after the other change, as by a client on a slow network.
  let sendBody = () => {};
  const body = new ReadableStream({
    start(controller) {
      sendBody = () => {
        controller.enqueue(new TextEncoder().encode('{"phone":"01112345678"}'));
        controller.close();
      };
    },
  });
  const init = { method: 'PUT', body, headers: { token: sara.token, 'content-type': 'application/json' } };
  const slow = shop.app.request('http://shop.test/api/v1/users/updateMe', {
    ...init,
    duplex: 'half',
  } as RequestInit);
  await shop.put('/api/v1/users/updateMe', { name: 'Sara Hassan' }, { token: sara.token });
  sendBody();
  expect((await slow).status).toBe(200);
  const [row] = await shop.database.db.select().from(users).where(eq(users.id, sara.id));
  expect(row).toMatchObject({ name: 'Sara Hassan', email: sara.email, phone: '01112345678' });
});

describe('at its limit', () => {
  const addCopies = async (count: number) => {
    const ids = Array.from({ length: count }, () => newId());
    const [row] = await shop.database.db.select().from(products).where(eq(products.id, PRODUCT_ID));
    if (!row) throw new Error('the demo product is missing');
    await shop.database.db.insert(products).values(ids.map((id) => ({ ...row, id, slug: id })));
    return ids;
  };

  test('a cart accepts no more products, but more pieces of those it has', async () => {
    const [first = '', ...rest] = await addCopies(MAX_CART_LINES + 1);
    const last = rest.pop() ?? '';
    const sara = await shop.addShopper();
    const { cartId } = (await shop.post('/api/v1/cart', { productId: first }, { token: sara.token })).body;
    await shop.database.db.execute(
      sql`insert into cart_lines (id, cart_id, product_id, count)
          select substr(md5(id), 1, 24), ${cartId}, id, 1 from products where id in ${rest}`,
    );
    const refused = await shop.post('/api/v1/cart', { productId: last }, { token: sara.token });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { param: 'productId', msg: expect.stringContaining('up to 500') } },
    });
    const more = await shop.post('/api/v1/cart', { productId: first }, { token: sara.token });
    expect(more.body).toMatchObject({ numOfCartItems: MAX_CART_LINES });
    expect(more.body.data.products[0].count).toBe(2);
  });

  test('a wish list refuses more products; adding one again still works', async () => {
    const ids = await addCopies(MAX_WISHES + 1);
    const last = ids.pop() ?? '';
    const sara = await shop.addShopper();
    await shop.database.db.insert(wishes).values(ids.map((productId) => ({ userId: sara.id, productId })));
    const refused = await shop.post('/api/v1/wishlist', { productId: last }, { token: sara.token });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { param: 'productId', msg: expect.stringContaining('up to 500') } },
    });
    const again = await shop.post('/api/v1/wishlist', { productId: ids[0] }, { token: sara.token });
    expect(again).toMatchObject({ status: 200, body: { data: ids } });
  });
});

test('every JSON answer has a charset', async () => {
  const { token } = await shop.addShopper();
  const answers = [
    await shop.get('/api/v1/products?limit=1'),
    await shop.get('/api/v1/cart', { token }),
    await shop.get('/api/v1/cart'),
    await shop.get('/api/v1/nothing'),
  ];
  for (const { headers } of answers)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('a postal code may be a number', async () => {
  const { token } = await shop.addShopper();
  const { cartId } = (await shop.post('/api/v1/cart', { productId: PRODUCT_ID }, { token })).body;
  const shippingAddress = {
    details: '12 Tahrir Street',
    phone: '01012345678',
    city: 'Cairo',
    postalCode: 11511,
  };
  const placed = await shop.post(`/api/v2/orders/${cartId}`, { shippingAddress }, { token });
  expect(placed).toMatchObject({ status: 201, body: { data: { shippingAddress: { postalCode: '11511' } } } });
});
