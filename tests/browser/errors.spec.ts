/** §8: the error catalogue, against a provider that fails in every way, with the improvements of docs/departures.md.
 *  The cart's rows of it are in cart-trouble.spec.ts, those of the details in details-remote.spec.ts. */
import { expect, type Page } from '@playwright/test';
import {
  answerBrokenJson,
  answerHtml,
  answerJson,
  createGate,
  dropConnection,
  type Fault,
} from '#tests/setup/fake-provider/faults.ts';
import { SHOPPER } from '#tests/setup/fake-provider/state.ts';
import type { FakeProvider } from '#tests/setup/fake-provider.ts';
import { test } from './remote-test.ts';
import { expectNoBarriers } from './shop-test.ts';

const refusal = (status: number, message: string) => answerJson(status, { statusMsg: 'fail', message });
const WAYS_TO_FAIL: [string, Fault][] = [
  ['refuses', refusal(500, 'The till is closed')],
  ['answers HTML', answerHtml()],
  ['answers half of it', answerBrokenJson()],
  ['drops the connection', dropConnection()],
];

async function signIn(page: Page, provider: FakeProvider): Promise<void> {
  await page.addInitScript((token) => localStorage.setItem('Token', token), provider.signIn());
}

/** A shopper with one piece in the cart. */
async function signInWithCart(page: Page, provider: FakeProvider): Promise<void> {
  const token = provider.signIn();
  await fetch(`${provider.host}/api/v1/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ productId: provider.catalogue.products[0]?._id }),
  });
  await page.addInitScript((value) => localStorage.setItem('Token', value), token);
}

async function login(page: Page, password = SHOPPER.password): Promise<void> {
  await page.getByLabel('Email').fill(SHOPPER.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
}

test.describe('§8 Login or signup failure', () => {
  test("the server's message is shown in a card with 'Accept', on every failure; dismissing hides it", async ({
    page,
  }) => {
    await page.goto('/login');
    await login(page, 'Wrong@123');
    const card = page.getByRole('alert').filter({ hasText: 'Incorrect email or password' });
    await expect(card).toBeVisible();
    await expectNoBarriers(page);
    await card.getByRole('button', { name: 'Accept' }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(card).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(SHOPPER.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong@123');
  });

  test("a validation error shows errors.msg, not 'fail'", async ({ page, provider }) => {
    const errors = { value: 'x', msg: 'This e-mail is not allowed here', param: 'email', location: 'body' };
    provider.on('POST', '/api/v1/auth/signin', answerJson(400, { message: 'fail', errors }));
    await page.goto('/login');
    await login(page);
    await expect(page.getByRole('alert').filter({ hasText: errors.msg })).toBeVisible();
    await expect(page.getByText('fail', { exact: true })).toHaveCount(0);
  });

  for (const [name, fault] of WAYS_TO_FAIL.slice(1)) {
    test(`a provider that ${name} is told in words, and a second try can succeed`, async ({
      page,
      provider,
    }) => {
      const mend = provider.on('POST', '/api/v1/auth/signin', fault);
      await page.goto('/login');
      await login(page);
      await expect(
        page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Accept' }) }),
      ).toBeVisible();
      mend();
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test.describe('§8 Products, brands or categories list fetch failure', () => {
  for (const [name, fault] of WAYS_TO_FAIL) {
    test(`home survives a provider that ${name}, and shows the card; 'Accept' dismisses it`, async ({
      page,
      provider,
    }) => {
      provider.on('GET', '/api/v1/products', fault);
      await page.goto('/');
      const accept = page.getByRole('button', { name: 'Accept' });
      await expect(accept).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      if (name === 'refuses') await expectNoBarriers(page);
      await accept.click();
      await expect(accept).toHaveCount(0);
    });
  }

  for (const screen of ['products', 'brands', 'categories']) {
    test(`a failure of /${screen} is stored: its screen offers to try again, home alone shows the card, once`, async ({
      page,
      provider,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const mend = provider.on('GET', `/api/v1/${screen}`, refusal(500, 'The shelf fell down'));
      await page.goto(`/${screen}`);
      await expect(page.getByRole('main').getByText('The shelf fell down')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
      await expectNoBarriers(page);
      mend();
      const menu = page.getByRole('banner');
      await menu.getByRole('link', { name: 'Home' }).click();
      const card = page.getByRole('alert').filter({ hasText: 'The shelf fell down' });
      await expect(card).toBeVisible();
      await menu.getByRole('link', { name: 'Wish List' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Wish List' })).toBeVisible();
      await menu.getByRole('link', { name: 'Home' }).click();
      await expect(page.getByRole('region', { name: 'Best seller' })).toBeVisible();
      await expect(card).toHaveCount(0);
    });
  }

  test("'Try again' brings the list once the provider is back", async ({ page, provider }) => {
    const mend = provider.on('GET', '/api/v1/brands', answerHtml(503));
    await page.goto('/brands');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    mend();
    await again.click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  });
});

test.describe('§2 Home: the welcome loader is there while data is on the way, and only then', () => {
  test('a slow provider: the shell at once, the loader, then the products', async ({
    page,
    provider,
    trouble,
  }) => {
    const gate = createGate();
    provider.on('GET', '/api/v1/products', gate.fault);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText('Welcome to My Store Website')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'My Store' })).toBeVisible();
    gate.open();
    await expect(page.getByRole('region', { name: 'Best seller' }).getByRole('article')).toHaveCount(9);
    await expect(page.getByText('Welcome to My Store Website')).toHaveCount(0);
    expect(trouble).toEqual([]);
  });

  test('data that is there is not kept waiting behind it', async ({ request }) => {
    const html = await (await request.get('/brands')).text();
    expect(html).not.toContain('Welcome to My Store Website');
  });
});

test.describe('§8 Add to cart failure', () => {
  for (const [name, fault] of WAYS_TO_FAIL) {
    test(`the spinner stops, the badge goes back and a message says so: the provider ${name}`, async ({
      page,
      provider,
    }) => {
      await signIn(page, provider);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/products');
      await expect(page.getByRole('link', { name: 'Cart 0' })).toBeVisible();
      provider.on('POST', '/api/v1/cart', fault);
      const add = page.getByRole('article').getByRole('button', { name: 'Add to cart' }).first();
      await add.click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'The product was not added to the cart.' }),
      ).toBeVisible();
      await expect(add).not.toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('link', { name: 'Cart 0' })).toBeVisible();
    });
  }

  test('§4 Add to cart: idle, then busy, then idle; the badge answers at once', async ({
    page,
    provider,
  }) => {
    await signIn(page, provider);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/products');
    await expect(page.getByRole('link', { name: 'Cart 0' })).toBeVisible();
    const gate = createGate();
    provider.on('POST', '/api/v1/cart', gate.fault);
    const add = page.getByRole('article').getByRole('button', { name: 'Add to cart' }).first();
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('link', { name: 'Cart 1' })).toBeVisible();
    await expect(page.getByText('Product Added To Card')).toHaveCount(0);
    gate.open();
    await expect(page.getByText('Product Added To Card')).toBeVisible();
    await expect(add).not.toHaveAttribute('aria-busy', 'true');
  });
});

test.describe('§8 Wish list add failure', () => {
  test('add: the heart empties again and a message says so', async ({ page, provider }) => {
    await signIn(page, provider);
    await page.goto('/products');
    provider.on('POST', '/api/v1/wishlist', refusal(500, 'The list is full'));
    await page.getByRole('article').getByRole('button', { name: 'Add to wish list' }).first().click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'The wish list was not changed. The list is full' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove from wish list' })).toHaveCount(0);
  });
});

test.describe('§8 Checkout failure', () => {
  for (const [name, fault] of WAYS_TO_FAIL) {
    test(`the spinner stops, a message says so, nothing typed is lost: the provider ${name}`, async ({
      page,
      provider,
    }) => {
      await signInWithCart(page, provider);
      await page.goto('/shipping%20address');
      await page.getByLabel('Details').fill('5 Tahrir Square');
      await page.getByLabel('Phone').fill('01012345678');
      await page.getByLabel('City').fill('Cairo');
      provider.on('POST', '/api/v1/orders/checkout-session/*', fault);
      const submit = page.getByRole('button', { name: 'Submit' });
      await submit.click();
      await expect(page.getByRole('alert').filter({ hasText: 'Checkout did not start.' })).toBeVisible();
      await expect(submit).not.toHaveAttribute('aria-busy', 'true');
      await expect(page.getByLabel('Details')).toHaveValue('5 Tahrir Square');
      await expect(page.getByLabel('City')).toHaveValue('Cairo');
    });
  }
});
