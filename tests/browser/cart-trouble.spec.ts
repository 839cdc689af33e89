/** §4 Cart quantity update and §8 its failures, against a provider that is slow or fails, as docs/departures.md has it. */
import { expect, type Page } from '@playwright/test';
import { formatEgp, toPiastres } from '#contract/money.ts';
import { findOdd } from '#tests/setup/fake-provider/catalogue.ts';
import { answerHtml, answerJson, createGate, dropConnection } from '#tests/setup/fake-provider/faults.ts';
import type { FakeProvider } from '#tests/setup/fake-provider.ts';
import { test as remoteTest } from './remote-test.ts';
import { expectNoBarriers } from './shop-test.ts';

const SHIPPING = 499;

const rows = (page: Page) => page.getByRole('list', { name: 'Products in the cart' }).getByRole('listitem');
const button = (page: Page, name: string) => rows(page).first().getByRole('button', { name });
const field = (page: Page) => rows(page).first().getByRole('spinbutton', { name: 'Quantity' });
const checkOut = (page: Page) => page.getByRole('link', { name: 'Check Out' });
const total = (page: Page) => page.getByRole('region', { name: 'Summary' }).getByRole('definition').nth(1);
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function fillCart({ host }: FakeProvider, token: string, ids: string[]) {
  for (const productId of ids) {
    await fetch(`${host}/api/v1/cart`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ productId }),
    });
  }
}

interface CartFixtures {
  /** The first product of the cart, of which it has one piece; there is another product. */
  product: { _id: string; title: string; price: number };
}

const test = remoteTest.extend<CartFixtures>({
  product: async ({ page, provider }, use) => {
    const [product, other] = provider.catalogue.products;
    if (!product || !other) throw new Error('the fake provider sells something');
    const token = provider.signIn();
    await fillCart(provider, token, [product._id, other._id]);
    await page.addInitScript((value) => localStorage.setItem('Token', value), token);
    await page.goto('/cart');
    await expect(rows(page)).toHaveCount(2);
    await expect(checkOut(page)).not.toHaveAttribute('aria-disabled');
    await use(product);
  },
});

const changesOf = (provider: FakeProvider) =>
  provider.seen.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/v1/cart/'));

test.describe('§4 Cart quantity update', () => {
  test('buttons are disabled while it runs, money waits, the response replaces the cart', async ({
    page,
    provider,
    product,
  }) => {
    const gate = createGate();
    provider.on('PUT', '/api/v1/cart/*', gate.fault);
    const before = await total(page).innerText();
    await button(page, 'Increase quantity').click();
    await gate.arrived;
    await expect(button(page, 'Increase quantity')).toBeDisabled();
    await expect(button(page, 'Decrease quantity')).toBeDisabled();
    await expect(rows(page).last().getByRole('button', { name: 'Increase quantity' })).toBeEnabled();
    await expect(field(page)).toHaveValue('2');
    await expect(total(page)).toHaveAttribute('aria-busy', 'true');
    await expect(total(page)).toHaveText(before);
    await expectNoBarriers(page);
    gate.open();
    await expect(button(page, 'Increase quantity')).toBeEnabled();
    await expect(total(page)).toHaveAttribute('aria-busy', 'false');
    const [, other] = provider.catalogue.products;
    await expect(total(page)).toHaveText(formatEgp(toPiastres(product.price * 2 + (other?.price ?? 0))));
  });

  test("'Check Out' is held until the change has settled, and then goes on", async ({
    page,
    provider,
    product: _,
  }) => {
    const gate = createGate();
    provider.on('PUT', '/api/v1/cart/*', gate.fault);
    await button(page, 'Increase quantity').click();
    await gate.arrived;
    await expect(checkOut(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(checkOut(page)).toHaveAccessibleDescription('Your last change is being saved.');
    await checkOut(page).click({ force: true });
    await expect(page).toHaveURL('/cart');
    gate.open();
    await expect(page).toHaveURL('/shipping%20address');
    expect(provider.seen.filter(({ path }) => path.includes('checkout-session'))).toEqual([]);
  });

  test("'Check Out' does not go on with a cart that the change has failed to change", async ({
    page,
    provider,
    product: _,
  }) => {
    const gate = createGate();
    provider.on('PUT', '/api/v1/cart/*', async (answer) => {
      await gate.fault(answer);
      answerJson(500, { statusMsg: 'fail', message: 'Not today' })(answer);
    });
    await button(page, 'Increase quantity').click();
    await gate.arrived;
    await checkOut(page).click({ force: true });
    gate.open();
    await expect(page.getByRole('alert').filter({ hasText: 'Not today' })).toBeVisible();
    await expect(checkOut(page)).not.toHaveAttribute('aria-disabled');
    await expect(page).toHaveURL('/cart');
  });

  test('by keyboard alone: the button that was pressed has the focus again', async ({
    page,
    provider,
    product: _,
  }) => {
    const more = button(page, 'Increase quantity');
    await more.focus();
    for (const count of ['2', '3']) {
      await page.keyboard.press('Enter');
      await expect(field(page)).toHaveValue(count);
      await expect(more).toBeEnabled();
      await expect(more).toBeFocused();
    }
    const less = button(page, 'Decrease quantity');
    await less.focus();
    await page.keyboard.press('Enter');
    await expect(less).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('1');
    await expect(field(page)).toBeFocused();
    expect(changesOf(provider).map(({ body }) => body)).toEqual([
      { count: 2 },
      { count: 3 },
      { count: 2 },
      { count: 1 },
    ]);
  });

  test('typing on while an update runs sends the last count only, after it', async ({
    page,
    provider,
    product: _,
  }) => {
    const gate = createGate();
    provider.on('PUT', '/api/v1/cart/*', gate.fault);
    await button(page, 'Increase quantity').click();
    await gate.arrived;
    for (const count of ['5', '8']) {
      await field(page).fill(count);
      await field(page).press('Enter');
    }
    gate.open();
    await expect(checkOut(page)).not.toHaveAttribute('aria-disabled');
    await expect(field(page)).toHaveValue('8');
    expect(changesOf(provider).map(({ body }) => body)).toEqual([{ count: 2 }, { count: 8 }]);
  });
});

test.describe('§8 Cart failures', () => {
  for (const [name, fault] of [
    ['refuses', answerJson(400, { statusMsg: 'fail', message: 'Only 1 pieces left' })],
    ['answers HTML', answerHtml()],
    ['drops the connection', dropConnection()],
  ] as const) {
    test(`update: a provider that ${name} is told in an alert, the count is as it was`, async ({
      page,
      provider,
      product: _,
    }) => {
      provider.on('PUT', '/api/v1/cart/*', fault);
      await button(page, 'Increase quantity').click();
      await expect(alert(page, 'The cart was not changed.')).toBeVisible();
      if (name === 'refuses') await expect(alert(page, 'Only 1 pieces left')).toBeVisible();
      await expect(field(page)).toHaveValue('1');
      await expect(button(page, 'Increase quantity')).toBeEnabled();
      await expect(checkOut(page)).not.toHaveAttribute('aria-disabled');
      await expect(total(page)).toHaveAttribute('aria-busy', 'false');
    });
  }

  test('remove: the row comes back, with an alert', async ({ page, provider, product }) => {
    provider.on('DELETE', '/api/v1/cart/*', answerHtml());
    await button(page, 'Remove').click();
    await expect(alert(page, 'The cart was not changed.')).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText(product.title);
  });

  test('clear: the rows come back, with an alert', async ({ page, provider, product: _ }) => {
    provider.on('DELETE', '/api/v1/cart', dropConnection());
    await page.getByRole('button', { name: 'clear All Cart' }).click();
    await expect(alert(page, 'The cart was not changed.')).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
  });

  test("fetch: said in the cart's place, with 'Try again', which reads it", async ({
    page,
    provider,
    product: _,
  }) => {
    const recover = provider.on('GET', '/api/v1/cart', answerHtml());
    await page.reload();
    const failed = page.getByRole('main').getByRole('alert');
    await expect(failed).toContainText('The cart cannot be shown');
    await expectNoBarriers(page);
    recover();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(2);
  });

  test('a cart that cannot be read again stays, says so, and holds the way on until it can', async ({
    page,
    provider,
    product: _,
  }) => {
    const recover = [
      provider.on('PUT', '/api/v1/cart/*', dropConnection()),
      provider.on('GET', '/api/v1/cart', dropConnection()),
    ];
    await button(page, 'Increase quantity').click();
    const outdated = page.getByRole('main').getByRole('alert');
    await expect(outdated).toContainText('The cart could not be read again.');
    await expect(rows(page)).toHaveCount(2);
    await expect(checkOut(page)).toHaveAttribute('aria-disabled', 'true');
    for (const end of recover) end();
    await outdated.getByRole('button', { name: 'Try again' }).click();
    await expect(outdated).toHaveCount(0);
    await expect(checkOut(page)).not.toHaveAttribute('aria-disabled');
  });

  test('a token that the provider no longer accepts: to /login, with one sentence', async ({
    page,
    provider,
    product: _,
  }) => {
    provider.on('PUT', '/api/v1/cart/*', answerJson(401, { statusMsg: 'fail', message: 'Expired Token' }));
    await button(page, 'Increase quantity').click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('Token'))).toBeNull();
  });
});

test('§2 Cart: long titles, no brand, no picture, 0.99 and 1,234,567.50 EGP fit at 320 pixels', async ({
  page,
  provider,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const odd = (['longTitle', 'withoutBrand', 'withoutPictures', 'cheapest', 'dearest'] as const).map(
    (which) => findOdd(provider.catalogue, which),
  );
  const token = provider.signIn();
  await fillCart(
    provider,
    token,
    odd.map(({ _id }) => _id),
  );
  await page.addInitScript((value) => localStorage.setItem('Token', value), token);
  await page.goto('/cart');
  await expect(rows(page)).toHaveCount(odd.length);
  await expect(rows(page).filter({ hasText: '0.99 EGP' })).toBeVisible();
  await expect(rows(page).filter({ hasText: '1,234,567.50 EGP' })).toBeVisible();
  const sum = odd.reduce((piastres, { price }) => piastres + toPiastres(price), SHIPPING);
  await expect(page.getByText(formatEgp(sum))).toBeVisible();
  await expectNoBarriers(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
