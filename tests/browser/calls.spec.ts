/** §7: every row of the call table, as another provider (API_HOST) sees it: method, path, payload, header, and what the answer is used for. */
import { expect, type Page } from '@playwright/test';
import { SHOPPER } from '#tests/setup/fake-provider/state.ts';
import type { FakeProvider, SeenCall } from '#tests/setup/fake-provider.ts';
import { test } from './remote-test.ts';

const ADDRESS = { details: '5 Tahrir Square', phone: '01012345678', city: 'Cairo' };

/** Opens a page as the shopper who has an account; her token. */
async function signIn(page: Page, provider: FakeProvider): Promise<string> {
  const token = provider.signIn();
  await page.addInitScript((value) => localStorage.setItem('Token', value), token);
  return token;
}

/** The calls of one row, without where they came from. */
function callsTo(provider: FakeProvider, method: string, path: string | RegExp): Omit<SeenCall, 'from'>[] {
  return provider.seen
    .filter((call) => call.method === method)
    .filter((call) => (typeof path === 'string' ? call.path === path : path.test(call.path)))
    .map(({ from: _, ...call }) => call);
}

const first = (provider: FakeProvider) => {
  const [product] = provider.catalogue.products;
  if (!product) throw new Error('the fake provider sells something');
  return product;
};
const firstCard = (page: Page, provider: FakeProvider) =>
  page.getByRole('article').filter({ hasText: first(provider).title });
const plainCall = (method: string, path: string) => ({ method, path, token: undefined, body: undefined });

test.describe('§7 Catalogue reads carry no token, even of who is signed in', () => {
  test('GET /api/v1/products: data is the product list', async ({ page, provider, trouble }) => {
    await signIn(page, provider);
    await page.goto('/products');
    await expect(page.getByRole('article')).toHaveCount(40);
    expect(callsTo(provider, 'GET', '/api/v1/products')).toEqual([plainCall('GET', '/api/v1/products')]);
    expect(trouble).toEqual([]);
  });

  test('GET /api/v1/products?page=2: all products are reachable', async ({ page, provider }) => {
    await page.goto('/products');
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: '2', exact: false })
      .first()
      .click();
    await expect(page.getByRole('article')).toHaveCount(5);
    expect(callsTo(provider, 'GET', '/api/v1/products?page=2')).toHaveLength(1);
  });

  test('GET /api/v1/products/{id} and ?category[in]={category}: the product and the related list', async ({
    page,
    provider,
    trouble,
  }) => {
    await signIn(page, provider);
    const { _id, category, title } = first(provider);
    await page.goto(`/product%20details/${_id}/${category?._id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const related = page.getByRole('region', { name: 'Related Products' }).getByRole('article');
    await expect(related.first()).toBeVisible();
    await expect(related.filter({ hasText: title })).toHaveCount(0);
    const reads = [`/api/v1/products/${_id}`, `/api/v1/products?category[in]=${category?._id}`];
    for (const path of reads) expect(callsTo(provider, 'GET', path)).toEqual([plainCall('GET', path)]);
    expect(trouble).toEqual([]);
  });

  for (const [screen, path] of [
    ['/brands', '/api/v1/brands'],
    ['/categories', '/api/v1/categories'],
  ] as const) {
    test(`GET ${path}: the grid of ${screen}`, async ({ page, provider, trouble }) => {
      await signIn(page, provider);
      await page.goto(screen);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
      expect(callsTo(provider, 'GET', path)).toEqual([plainCall('GET', path)]);
      expect(trouble).toEqual([]);
    });
  }
});

test.describe('§7 Cart and wish list carry the token in a header named token', () => {
  test("POST /api/v1/wishlist: body productId; heart filled, info toast 'Product Added to Wish List !'", async ({
    page,
    provider,
  }) => {
    const token = await signIn(page, provider);
    await page.goto('/products');
    const card = firstCard(page, provider);
    await card.getByRole('button', { name: 'Add to wish list' }).click();
    await expect(page.getByRole('status').getByText('Product Added to Wish List !')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Remove from wish list' })).toBeVisible();
    expect(callsTo(provider, 'POST', '/api/v1/wishlist')).toEqual([
      { method: 'POST', path: '/api/v1/wishlist', token, body: { productId: first(provider)._id } },
    ]);
  });

  test('GET /api/v1/wishlist: data is the product list', async ({ page, provider }) => {
    const token = await signIn(page, provider);
    await page.goto('/products');
    await firstCard(page, provider).getByRole('button', { name: 'Add to wish list' }).click();
    await expect(page.getByText('Product Added to Wish List !')).toBeVisible();
    await page.goto('/wishList');
    await expect(firstCard(page, provider)).toBeVisible();
    const reads = callsTo(provider, 'GET', '/api/v1/wishlist');
    expect(reads).not.toEqual([]);
    for (const call of reads) expect(call).toEqual({ ...plainCall('GET', '/api/v1/wishlist'), token });
  });

  test("POST /api/v1/cart: body productId; toast 'Product Added To Card'", async ({ page, provider }) => {
    const token = await signIn(page, provider);
    await page.goto('/products');
    await firstCard(page, provider).getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Product Added To Card')).toBeVisible();
    expect(callsTo(provider, 'POST', '/api/v1/cart')).toEqual([
      { method: 'POST', path: '/api/v1/cart', token, body: { productId: first(provider)._id } },
    ]);
  });

  test('GET, PUT and DELETE of /api/v1/cart: each answer replaces the cart', async ({ page, provider }) => {
    const token = await signIn(page, provider);
    const { _id, title } = first(provider);
    await page.goto('/products');
    await firstCard(page, provider).getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Product Added To Card')).toBeVisible();
    await page.goto('/cart');
    const quantity = page
      .getByRole('textbox', { name: 'Quantity' })
      .or(page.getByRole('spinbutton', { name: 'Quantity' }));
    await quantity.fill('3');
    await quantity.blur();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart 3' })).toBeVisible();
    await expect.poll(() => callsTo(provider, 'PUT', `/api/v1/cart/${_id}`)).toHaveLength(1);
    expect(callsTo(provider, 'PUT', `/api/v1/cart/${_id}`)).toEqual([
      { method: 'PUT', path: `/api/v1/cart/${_id}`, token, body: { count: 3 } },
    ]);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Product Deleted !', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
    expect(callsTo(provider, 'DELETE', `/api/v1/cart/${_id}`)).toEqual([
      { ...plainCall('DELETE', `/api/v1/cart/${_id}`), token },
    ]);
    for (const call of callsTo(provider, 'GET', '/api/v1/cart')) expect(call.token).toBe(token);
  });

  test("DELETE /api/v1/cart: toast 'All Product Deleted !'", async ({ page, provider }) => {
    const token = await signIn(page, provider);
    await page.goto('/products');
    await firstCard(page, provider).getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Product Added To Card')).toBeVisible();
    await page.goto('/cart');
    await page.getByRole('button', { name: 'clear All Cart' }).click();
    await expect(page.getByText('All Product Deleted !')).toBeVisible();
    expect(callsTo(provider, 'DELETE', '/api/v1/cart')).toEqual([
      { ...plainCall('DELETE', '/api/v1/cart'), token },
    ]);
  });
});

test.describe('§7 Coming in: no token is sent, one is answered', () => {
  test('POST /api/v1/auth/signin: body email, password; the token is stored, and home follows', async ({
    page,
    provider,
    trouble,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(SHOPPER.email);
    await page.getByLabel('Password', { exact: true }).fill(SHOPPER.password);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/');
    const { email, password } = SHOPPER;
    expect(callsTo(provider, 'POST', '/api/v1/auth/signin')).toEqual([
      { ...plainCall('POST', '/api/v1/auth/signin'), body: { email, password } },
    ]);
    expect(await page.evaluate(() => localStorage.getItem('Token'))).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(trouble).toEqual([]);
  });

  test('POST /api/v1/auth/signup: body name, email, password, rePassword, phone', async ({
    page,
    provider,
  }) => {
    const account = {
      name: 'Omar Said',
      email: 'omar@example.com',
      password: 'Secret@123',
      rePassword: 'Secret@123',
      phone: '01112345678',
    };
    await page.goto('/signup');
    await page.getByLabel('Full name').fill(account.name);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByLabel('Re-password').fill(account.rePassword);
    await page.getByLabel('Phone').fill(account.phone);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/');
    expect(callsTo(provider, 'POST', '/api/v1/auth/signup')).toEqual([
      { ...plainCall('POST', '/api/v1/auth/signup'), body: account },
    ]);
  });
});

test.describe('§7 POST /api/v1/orders/checkout-session/{cartID}', () => {
  async function openCheckout(page: Page, provider: FakeProvider): Promise<void> {
    await page.goto('/products');
    await firstCard(page, provider).getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Product Added To Card')).toBeVisible();
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Check Out' }).click();
    await page.getByLabel('Details').fill(ADDRESS.details);
    await page.getByLabel('Phone').fill(ADDRESS.phone);
    await page.getByLabel('City').fill(ADDRESS.city);
  }

  test('body shippingAddress, query url, header token; then the browser goes to session.url', async ({
    page,
    provider,
    shop,
  }) => {
    const token = await signIn(page, provider);
    await openCheckout(page, provider);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(new RegExp(`^${provider.host}/pay/`));
    const [call] = callsTo(provider, 'POST', /^\/api\/v1\/orders\/checkout-session\//);
    expect(call).toMatchObject({ token, body: { shippingAddress: ADDRESS } });
    const asked = new URL(call?.path ?? '', provider.host);
    expect(asked.searchParams.get('url')).toBe(shop.url);
    expect([...asked.searchParams.keys()]).toEqual(['url']);
    expect(asked.pathname).toMatch(/\/checkout-session\/65dd\d{20}$/);
  });

  test('cash on delivery is offered beside the card: POST /api/v1/orders/{cartID}', async ({
    page,
    provider,
  }) => {
    const token = await signIn(page, provider);
    await openCheckout(page, provider);
    await page.getByRole('radio', { name: /Cash on delivery/ }).check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/allorders');
    await expect(page.getByRole('main').getByText('Cash on delivery').first()).toBeVisible();
    expect(callsTo(provider, 'POST', /^\/api\/v1\/orders\/65dd/)).toMatchObject([
      { token, body: { shippingAddress: ADDRESS } },
    ]);
  });
});
