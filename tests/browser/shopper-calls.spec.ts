/** The calls of the specification (§7) that carry a token, as another provider (API_HOST) sees them: method, path,
 *  payload, header, and what the answer is used for. */
import { expect } from '@playwright/test';
import { SHIPPING_PIASTRES } from '#contract/constants.ts';
import { formatEgp, toPiastres } from '#contract/money.ts';
import { SHOPPER } from '#tests/setup/fake-provider/state.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createPlainCall, listCallsTo } from './calls.ts';
import { at, LONG, say } from './language.ts';
import { fillCart, findFirstTwo, listOnly, signIn } from './remote-shopper.ts';
import { test } from './remote-test.ts';
import { findFormButton } from './submit-button.ts';

test('§7 Cart and wish list carry the token in a header named token', async ({ page, provider }) => {
  const token = await signIn(page, provider);
  const [product, other] = findFirstTwo(provider);
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
    await expect(heart).toHaveCSS('color', 'rgb(200, 40, 31)');
    const icon = await heart.evaluate((button) => getComputedStyle(button, '::before').maskImage);
    expect(icon).not.toContain("fill='none'");
    expect(listCallsTo(provider, 'POST', '/api/v1/wishlist')).toEqual([
      { method: 'POST', path: '/api/v1/wishlist', token, body: { productId: _id } },
    ]);
  });

  await test.step("POST /api/v1/cart: body productId; toast 'Product Added To Card'", async () => {
    await card.getByRole('button', { name: say('Add to cart') }).click();
    await expect(page.getByText(say('Product Added To Card'))).toBeVisible();
    expect(listCallsTo(provider, 'POST', '/api/v1/cart')).toEqual([
      { method: 'POST', path: '/api/v1/cart', token, body: { productId: _id } },
    ]);
  });

  await test.step('GET /api/v1/wishlist: data is the product list', async () => {
    await banner.getByRole('link', { name: say('Wish List') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('Wish List') })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card).toBeVisible();
    const reads = listCallsTo(provider, 'GET', '/api/v1/wishlist');
    expect(reads).not.toEqual([]);
    for (const call of reads) expect(call).toEqual({ ...createPlainCall('GET', '/api/v1/wishlist'), token });
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
    await expect.poll(() => listCallsTo(provider, 'PUT', `/api/v1/cart/${_id}`)).toHaveLength(1);
    expect(listCallsTo(provider, 'PUT', `/api/v1/cart/${_id}`)).toEqual([
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
    expect(listCallsTo(provider, 'DELETE', `/api/v1/cart/${_id}`)).toEqual([
      { ...createPlainCall('DELETE', `/api/v1/cart/${_id}`), token },
    ]);
    await page.getByRole('button', { name: say('Undo') }).click();
    await expect(row).toBeVisible();
    await expect(quantity).toHaveValue('3');
    await expect(banner.getByRole('link', { name: `${say('Cart')} 4` })).toBeVisible();
    await expect.poll(() => listCallsTo(provider, 'PUT', `/api/v1/cart/${_id}`)).toHaveLength(2);
    expect(listCallsTo(provider, 'POST', '/api/v1/cart').at(-1)?.body).toEqual({ productId: _id });
    const reads = listCallsTo(provider, 'GET', '/api/v1/cart');
    expect(reads).not.toEqual([]);
    for (const call of reads) expect(call).toEqual({ ...createPlainCall('GET', '/api/v1/cart'), token });
  });

  await test.step("DELETE /api/v1/cart: toast 'All Product Deleted !'", async () => {
    await page.getByRole('button', { name: say('clear All Cart') }).click();
    await expect(page.getByText(say('All Product Deleted !'))).toBeVisible();
    expect(listCallsTo(provider, 'DELETE', '/api/v1/cart')).toEqual([
      { ...createPlainCall('DELETE', '/api/v1/cart'), token },
    ]);
  });
});

test('§7 Checkout: body shippingAddress, header token', { tag: LONG }, async ({ page, provider, shop }) => {
  const token = await signIn(page, provider);
  await fillCart(provider, token, findFirstTwo(provider));

  await test.step('POST /api/v1/orders/checkout-session/{cartID}: query url; then the browser goes to session.url', async () => {
    await page.goto(at('/shipping%20address'));
    await page.waitForLoadState('networkidle');
    // Only our own provider has governorates, areas and saved addresses.
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(1);
    expect(listCallsTo(provider, 'GET', '/api/v1/addresses')).toEqual([]);
    await page.getByLabel(say('Details')).fill(ADDRESS.details);
    await page.getByLabel(say('Phone')).fill(ADDRESS.phone);
    await page.getByLabel(say('City')).fill(ADDRESS.city);
    const sent = page
      .waitForRequest(
        (request) => request.method() === 'POST' && request.url().includes('/checkout-session/'),
      )
      .then((request) => Object.keys(request.headers()));
    await findFormButton(page, 'card').click();
    await expect(page).toHaveURL(new RegExp(`^${provider.host}/pay/`));
    const [call] = listCallsTo(provider, 'POST', /^\/api\/v1\/orders\/checkout-session\//);
    expect(call?.token).toBe(token);
    // Only our own provider gets the expected total and an idempotency key.
    expect(call?.body).toEqual({ shippingAddress: ADDRESS });
    expect(await sent).not.toContain('idempotency-key');
    const asked = new URL(call?.path ?? '', provider.host);
    expect(asked.searchParams.get('url')).toBe(shop.url + at(''));
    expect([...asked.searchParams.keys()]).toEqual(['url']);
    expect(asked.pathname).toMatch(/\/checkout-session\/65dd\d{20}$/);
  });

  await test.step('POST /api/v1/orders/{cartID}: cash on delivery is offered; what was typed is still there', async () => {
    await page.goto(at('/shipping%20address'));
    await page.getByRole('radio', { name: say('Cash on delivery') }).check();
    await findFormButton(page, 'cash').click();
    await expect(page).toHaveURL(at('/allorders'));
    await expect(page.getByRole('main').getByText(say('Cash on delivery')).first()).toBeVisible();
    const [call] = listCallsTo(provider, 'POST', /^\/api\/v1\/orders\/65dd/);
    expect([call?.token, call?.body]).toEqual([token, { shippingAddress: ADDRESS }]);
  });
});

test('with another provider Logout sends nothing, and there is no account screen', {
  tag: LONG,
}, async ({ page, provider }) => {
  await page.addInitScript((token) => {
    if (!sessionStorage.getItem('began')) localStorage.setItem('Token', token);
    sessionStorage.setItem('began', 'yes');
  }, provider.signIn());
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/terms'));
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: say('Account') }).click();
  // The name is in the token, which only the browser reads.
  await expect(bar.getByText(SHOPPER.name).filter({ visible: true })).toBeVisible();
  await expect(bar.getByRole('link', { name: say('Account') })).toHaveCount(0);
  await bar
    .getByRole('button', { name: say('Logout'), exact: true })
    .last()
    .click();
  await expect(page).toHaveURL(at('/'));
  await expect(bar.getByRole('link', { name: say('Login') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(provider.seen.filter(({ path }) => /signout/i.test(path))).toEqual([]);
  expect((await page.goto(at('/account')))?.status()).toBe(404);
});
