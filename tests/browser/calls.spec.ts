/** §7: every row of the call table, as another provider (API_HOST) sees it: method, path, payload, header, and what the answer is used for. */
import { expect, type Locator, type Page } from '@playwright/test';
import { SHIPPING_PIASTRES } from '#contract/constants.ts';
import { formatEgp, toPiastres } from '#contract/money.ts';
import { RESET_CODE, SHOPPER } from '#tests/setup/fake-provider/state.ts';
import type { FakeProvider, SeenCall } from '#tests/setup/fake-provider.ts';
import { at, say } from './language.ts';
import { fillCart, firstTwo, listOnly, signIn } from './remote-shopper.ts';
import { test } from './remote-test.ts';

/** Ends the session, and goes on to log in. */
async function logOut(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: say('Logout') }).click();
  await bar.getByRole('link', { name: say('Login') }).click();
  await expect(page).toHaveURL(at('/login'));
}

const ADDRESS = { details: '5 Tahrir Square', phone: '01012345678', city: 'Cairo' };

/** The calls of one row, without where they came from. */
function callsTo(provider: FakeProvider, method: string, path: string | RegExp): Omit<SeenCall, 'from'>[] {
  return provider.seen
    .filter((call) => call.method === method)
    .filter((call) => (typeof path === 'string' ? call.path === path : path.test(call.path)))
    .map(({ from: _, ...call }) => call);
}

const plainCall = (method: string, path: string) => ({ method, path, token: undefined, body: undefined });

test('§7 Catalogue reads carry no token, even of who is signed in', async ({ page, provider, trouble }) => {
  await signIn(page, provider);
  await page.setViewportSize({ width: 1440, height: 900 });
  const cards = page.getByRole('article');
  // Pointing at a link would ask for its screen ahead, and the calls could not be counted.
  const follow = (link: Locator) => link.dispatchEvent('click');
  const expectOne = (path: string) =>
    expect(callsTo(provider, 'GET', path)).toEqual([plainCall('GET', path)]);

  await test.step('GET /api/v1/products: data is the product list; no counts are asked for', async () => {
    await page.goto(at('/products'));
    await expect(cards).toHaveCount(40);
    expect(callsTo(provider, 'GET', /^\/api\/v1\/products/)).toEqual([plainCall('GET', '/api/v1/products')]);
  });

  await test.step('GET /api/v1/products?page=2: all products are reachable', async () => {
    await follow(
      page
        .getByRole('navigation', { name: say('Pages') })
        .getByRole('link', { name: '2' })
        .first(),
    );
    await expect(cards).toHaveCount(5);
    expectOne('/api/v1/products?page=2');
  });

  await test.step('GET /api/v1/products/{id} and ?category[in]={category}: the product and the related list', async () => {
    const product = provider.catalogue.products.at(-1);
    const title = product?.title ?? '';
    await follow(cards.getByRole('link', { name: title, exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const related = page.getByRole('region', { name: say('Related Products') }).getByRole('article');
    await expect(related.first()).toBeVisible();
    await expect(related.filter({ hasText: title })).toHaveCount(0);
    expectOne(`/api/v1/products/${product?._id}`);
    expectOne(`/api/v1/products?category[in]=${product?.category?._id}`);
  });

  for (const [name, groups] of [
    ['Brands', provider.catalogue.brands],
    ['Categories', provider.catalogue.categories],
  ] as const) {
    const path = `/${name.toLowerCase()}`;
    await test.step(`GET /api/v1${path}: the grid of ${path}`, async () => {
      const before = callsTo(provider, 'GET', `/api/v1${path}`).length;
      await follow(page.getByRole('banner').getByRole('link', { name: say(name) }));
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
        groups.map((group) => group.name),
      );
      await expect(page).toHaveURL(at(path));
      expect(callsTo(provider, 'GET', `/api/v1${path}`).slice(before)).toEqual([
        plainCall('GET', `/api/v1${path}`),
      ]);
    });
  }
  expect(trouble).toEqual([]);
});

test('§7 Cart and wish list carry the token in a header named token', async ({ page, provider }) => {
  const token = await signIn(page, provider);
  const [product, other] = firstTwo(provider);
  const { _id, title } = product;
  listOnly(provider, [product, other]);
  const card = page.getByRole('article').filter({ hasText: title });
  const banner = page.getByRole('banner');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/products'));

  await test.step("POST /api/v1/wishlist: body productId; heart filled, info toast 'Product Added to Wish List !'", async () => {
    await card.getByRole('button', { name: say('Add to wish list') }).click();
    await expect(page.getByRole('status').getByText(say('Product Added to Wish List !'))).toBeVisible();
    const heart = card.getByRole('button', { name: say('Remove from wish list') });
    await expect(heart.locator('svg')).toHaveCSS('fill', 'rgb(200, 40, 31)');
    expect(callsTo(provider, 'POST', '/api/v1/wishlist')).toEqual([
      { method: 'POST', path: '/api/v1/wishlist', token, body: { productId: _id } },
    ]);
  });

  await test.step("POST /api/v1/cart: body productId; toast 'Product Added To Card'", async () => {
    await card.getByRole('button', { name: say('Add to cart') }).click();
    await expect(page.getByText(say('Product Added To Card'))).toBeVisible();
    expect(callsTo(provider, 'POST', '/api/v1/cart')).toEqual([
      { method: 'POST', path: '/api/v1/cart', token, body: { productId: _id } },
    ]);
  });

  await test.step('GET /api/v1/wishlist: data is the product list', async () => {
    await banner.getByRole('link', { name: say('Wish List') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('Wish List') })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card).toBeVisible();
    const reads = callsTo(provider, 'GET', '/api/v1/wishlist');
    expect(reads).not.toEqual([]);
    for (const call of reads) expect(call).toEqual({ ...plainCall('GET', '/api/v1/wishlist'), token });
  });

  await test.step('GET, PUT and DELETE of /api/v1/cart: each answer replaces the cart', async () => {
    await fillCart(provider, token, [other]);
    await banner.getByRole('link', { name: `${say('Cart')} 1` }).click();
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(banner.getByRole('link', { name: `${say('Cart')} 2` })).toBeVisible();
    const quantity = row.getByRole('spinbutton', { name: say('Quantity') });
    await quantity.fill('3');
    await quantity.blur();
    await expect(banner.getByRole('link', { name: `${say('Cart')} 4` })).toBeVisible();
    await expect.poll(() => callsTo(provider, 'PUT', `/api/v1/cart/${_id}`)).toHaveLength(1);
    expect(callsTo(provider, 'PUT', `/api/v1/cart/${_id}`)).toEqual([
      { method: 'PUT', path: `/api/v1/cart/${_id}`, token, body: { count: 3 } },
    ]);
    await row.getByRole('button', { name: say('Remove') }).click();
    await expect(page.getByText(say('Product Deleted !'), { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
    await expect(page.getByRole('region', { name: say('Summary') }).getByRole('definition')).toContainText([
      say('4.99 EGP'),
      say(formatEgp(toPiastres(other.price))),
      say(formatEgp(toPiastres(other.price) + SHIPPING_PIASTRES)),
    ]);
    expect(callsTo(provider, 'DELETE', `/api/v1/cart/${_id}`)).toEqual([
      { ...plainCall('DELETE', `/api/v1/cart/${_id}`), token },
    ]);
    const reads = callsTo(provider, 'GET', '/api/v1/cart');
    expect(reads).not.toEqual([]);
    for (const call of reads) expect(call).toEqual({ ...plainCall('GET', '/api/v1/cart'), token });
  });

  await test.step("DELETE /api/v1/cart: toast 'All Product Deleted !'", async () => {
    await page.getByRole('button', { name: say('clear All Cart') }).click();
    await expect(page.getByText(say('All Product Deleted !'))).toBeVisible();
    expect(callsTo(provider, 'DELETE', '/api/v1/cart')).toEqual([
      { ...plainCall('DELETE', '/api/v1/cart'), token },
    ]);
  });
});

test('§7 Coming in: no token is sent, one is answered and stored, and home follows', async ({
  page,
  provider,
  trouble,
}) => {
  listOnly(provider, firstTwo(provider));
  const submit = page.getByRole('button', { name: say('Submit'), exact: true });
  const readToken = () => page.evaluate(() => localStorage.getItem('Token'));
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('POST /api/v1/auth/signup: body name, email, password, rePassword, phone', async () => {
    const account = {
      name: 'Omar Said',
      email: 'omar@example.com',
      password: 'Secret@123',
      rePassword: 'Secret@123',
      phone: '01112345678',
    };
    await page.goto(at('/signup'));
    await page.getByLabel(say('Full name')).fill(account.name);
    await page.getByLabel(say('Email')).fill(account.email);
    await page.getByLabel(say('Password'), { exact: true }).fill(account.password);
    await page.getByLabel(say('Re-password')).fill(account.rePassword);
    await page.getByLabel(say('Phone')).fill(account.phone);
    await submit.click();
    await expect(page).toHaveURL(at('/'));
    expect(callsTo(provider, 'POST', '/api/v1/auth/signup')).toEqual([
      { ...plainCall('POST', '/api/v1/auth/signup'), body: account },
    ]);
  });

  await logOut(page);
  expect(await readToken()).toBeNull();

  await test.step('a forgotten password: POST auth/forgotPasswords, POST auth/verifyResetCode, PUT auth/resetPassword', async () => {
    const { email } = SHOPPER;
    const newPassword = 'Changed@123';
    await page.getByRole('link', { name: say('Forgotten password?') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Forgotten password'));
    await page.getByLabel(say('Email')).fill(email);
    await submit.click();
    await page.getByLabel(say('Code')).fill(RESET_CODE);
    await submit.click();
    await page.getByLabel(say('New password'), { exact: true }).fill(newPassword);
    await submit.click();
    await expect(page).toHaveURL(at('/'));
    expect(await readToken()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    for (const [method, name, body] of [
      ['POST', 'forgotPasswords', { email }],
      ['POST', 'verifyResetCode', { resetCode: RESET_CODE }],
      ['PUT', 'resetPassword', { email, newPassword }],
    ] as const) {
      const path = `/api/v1/auth/${name}`;
      expect(callsTo(provider, method, path)).toEqual([{ ...plainCall(method, path), body }]);
    }
    await logOut(page);
  });

  await test.step('POST /api/v1/auth/signin: body email, password', async () => {
    const { email } = SHOPPER;
    const password = 'Changed@123';
    await page.getByLabel(say('Email')).fill(email);
    await page.getByLabel(say('Password'), { exact: true }).fill(password);
    await submit.click();
    await expect(page).toHaveURL(at('/'));
    expect(callsTo(provider, 'POST', '/api/v1/auth/signin')).toEqual([
      { ...plainCall('POST', '/api/v1/auth/signin'), body: { email, password } },
    ]);
    expect(await readToken()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });
  expect(trouble).toEqual([]);
});

test('§7 Checkout: body shippingAddress, header token', async ({ page, provider, shop }) => {
  const token = await signIn(page, provider);
  await fillCart(provider, token, firstTwo(provider));
  const submit = page.getByRole('button', { name: say('Submit'), exact: true });

  await test.step('POST /api/v1/orders/checkout-session/{cartID}: query url; then the browser goes to session.url', async () => {
    await page.goto(at('/shipping%20address'));
    await page.getByLabel(say('Details')).fill(ADDRESS.details);
    await page.getByLabel(say('Phone')).fill(ADDRESS.phone);
    await page.getByLabel(say('City')).fill(ADDRESS.city);
    await submit.click();
    await expect(page).toHaveURL(new RegExp(`^${provider.host}/pay/`));
    const [call] = callsTo(provider, 'POST', /^\/api\/v1\/orders\/checkout-session\//);
    expect(call).toMatchObject({ token, body: { shippingAddress: ADDRESS } });
    const asked = new URL(call?.path ?? '', provider.host);
    expect(asked.searchParams.get('url')).toBe(shop.url + at(''));
    expect([...asked.searchParams.keys()]).toEqual(['url']);
    expect(asked.pathname).toMatch(/\/checkout-session\/65dd\d{20}$/);
  });

  await test.step('POST /api/v1/orders/{cartID}: cash on delivery is offered beside the card; what was typed is still there', async () => {
    await page.goto(at('/shipping%20address'));
    await page.getByRole('radio', { name: say('Cash on delivery') }).check();
    await submit.click();
    await expect(page).toHaveURL(at('/allorders'));
    await expect(page.getByRole('main').getByText(say('Cash on delivery')).first()).toBeVisible();
    expect(callsTo(provider, 'POST', /^\/api\/v1\/orders\/65dd/)).toMatchObject([
      { token, body: { shippingAddress: ADDRESS } },
    ]);
  });
});
