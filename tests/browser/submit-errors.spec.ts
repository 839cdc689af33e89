/** Failures of login, adding and checkout (§8 of the specification, docs/departures.md), on a provider that fails.
 *  Failures of the cart are in cart-errors.spec.ts. */
import { expect, type Page } from '@playwright/test';
import { answerJson, createGate } from '#tests/setup/fake-provider/faults.ts';
import { SHOPPER } from '#tests/setup/fake-provider/state.ts';
import type { FakeProvider } from '#tests/setup/fake-provider.ts';
import { expectUsableAnywhere } from './accessibility.ts';
import { at, LONG, say, sayRefusal } from './language.ts';
import { fillCart, findFirstTwo, listOnly, signIn } from './remote-shopper.ts';
import { test } from './remote-test.ts';
import { findFormButton } from './submit-button.ts';
import { createRefusal, findErrorCard, WAYS_TO_FAIL } from './ways-to-fail.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test("§8 Login failure: the server's message is in a card with 'Accept', and nothing typed is lost", async ({
  page,
}) => {
  await page.goto(at('/login'));
  const submit = findFormButton(page, 'login');
  const password = page.getByLabel(say('Password'), { exact: true });
  await page.getByLabel(say('Email')).fill(SHOPPER.email);
  await password.fill('Wrong@123');
  const refused = findErrorCard(page, sayRefusal('unauthenticated', 'Incorrect email or password'));
  await submit.click();
  await expect(refused).toBeVisible();
  await expectUsableAnywhere(page);
  await refused.getByRole('button', { name: say('Accept') }).click();
  await expect(refused).toHaveCount(0);
  await submit.click();
  await expect(refused).toBeVisible();
  await expect(page.getByLabel(say('Email'))).toHaveValue(SHOPPER.email);
  await expect(password).toHaveValue('Wrong@123');
});

test("§8 Login failure: each one is in the card, with errors.msg instead of 'fail'; a later try succeeds", async ({
  page,
  provider,
}) => {
  listOnly(provider, findFirstTwo(provider));
  await page.goto(at('/login'));
  const submit = findFormButton(page, 'login');
  await page.getByLabel(say('Email')).fill(SHOPPER.email);
  await page.getByLabel(say('Password'), { exact: true }).fill(SHOPPER.password);
  const errors = { value: 'x', msg: 'This email is not allowed here', param: 'email', location: 'body' };
  const wrongField = {
    name: 'names a wrong field',
    fault: answerJson(400, { message: 'fail', errors }),
    message: errors.msg,
  };
  for (const { name, fault, message } of [wrongField, ...WAYS_TO_FAIL]) {
    await test.step(`a provider that ${name}`, async () => {
      const restore = provider.on('POST', '/api/v1/auth/signin', fault);
      await submit.click();
      await expect(findErrorCard(page, message)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByText('fail', { exact: true })).toHaveCount(0);
      restore();
    });
  }
  const gate = createGate();
  provider.on('POST', '/api/v1/auth/signin', gate.fault);
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  gate.open();
  await expect(page).toHaveURL(at('/'));
});

const findCartLink = (page: Page, pieces: number) =>
  page.getByRole('link', { name: `${say('Cart')} ${pieces}` });
const findCardButton = (page: Page, name: string) =>
  page
    .getByRole('article')
    .getByRole('button', { name: say(name) })
    .first();

/** Opens two products, signed in, with an empty cart. */
async function openTwoProducts(page: Page, provider: FakeProvider): Promise<void> {
  await signIn(page, provider);
  listOnly(provider, findFirstTwo(provider));
  await page.goto(at('/products'));
  await expect(findCartLink(page, 0)).toBeVisible();
}

test('§8 Add to cart failure: the spinner stops, the badge goes back, and a message says so', async ({
  page,
  provider,
}) => {
  await openTwoProducts(page, provider);
  const add = findCardButton(page, 'Add to cart');
  for (const { name, fault, message } of WAYS_TO_FAIL) {
    await test.step(`a provider that ${name}`, async () => {
      const restore = provider.on('POST', '/api/v1/cart', fault);
      await add.click();
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: `${say('We couldn’t add this to your cart.')} ${message}` }),
      ).toBeVisible();
      await expect(add).not.toHaveAttribute('aria-busy', 'true');
      await expect(findCartLink(page, 0)).toBeVisible();
      restore();
    });
  }
});

test('§4 Add to cart: idle, then busy, then idle; the badge changes at once', async ({ page, provider }) => {
  await openTwoProducts(page, provider);
  const add = findCardButton(page, 'Add to cart');
  const gate = createGate();
  provider.on('POST', '/api/v1/cart', gate.fault);
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await expect(findCartLink(page, 1)).toBeVisible();
  await expect(page.getByText(say('Product Added To Card'))).toHaveCount(0);
  gate.open();
  await expect(page.getByText(say('Product Added To Card'))).toBeVisible();
  await expect(add).not.toHaveAttribute('aria-busy', 'true');
  await expect(findCartLink(page, 1)).toBeVisible();
});

test('§8 Wish list add failure: the heart empties again, and a message says so', async ({
  page,
  provider,
}) => {
  await openTwoProducts(page, provider);
  provider.on('POST', '/api/v1/wishlist', createRefusal(500, 'The list is full'));
  await findCardButton(page, 'Add to wish list').click();
  await expect(
    page.getByRole('alert').filter({
      hasText: `${say('We couldn’t update your wish list.')} ${sayRefusal('unavailable', 'The list is full')}`,
    }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: say('Remove from wish list') })).toHaveCount(0);
});

test('§4 Wish list add: the heart fills at once, and is busy until the answer', { tag: LONG }, async ({
  page,
  provider,
}) => {
  await openTwoProducts(page, provider);
  const filled = page.getByRole('button', { name: say('Remove from wish list') });
  const gate = createGate();
  provider.on('POST', '/api/v1/wishlist', gate.fault);
  await findCardButton(page, 'Add to wish list').click();
  await expect(filled).toHaveAttribute('aria-busy', 'true');
  gate.open();
  await expect(page.getByText(say('Product Added to Wish List !'))).toBeVisible();
  await expect(filled).not.toHaveAttribute('aria-busy', 'true');
});

/** Signs in with a cart, and fills in the shipping address. */
async function fillAddress(page: Page, provider: FakeProvider): Promise<void> {
  const token = await signIn(page, provider);
  await fillCart(provider, token, findFirstTwo(provider));
  await page.goto(at('/shipping%20address'));
  await page.getByLabel(say('Details')).fill('5 Tahrir Square');
  await page.getByLabel(say('Phone')).fill('01012345678');
  await page.getByLabel(say('City')).fill('Cairo');
}

test('§8 Checkout failure: the spinner stops, a message says so, and nothing typed is lost', {
  tag: LONG,
}, async ({ page, provider }) => {
  await fillAddress(page, provider);
  const submit = findFormButton(page, 'card');
  for (const { name, fault, message } of WAYS_TO_FAIL) {
    await test.step(`a provider that ${name}`, async () => {
      const restore = provider.on('POST', '/api/v1/orders/checkout-session/*', fault);
      await submit.click();
      await expect(
        page.getByRole('alert').filter({ hasText: `${say('Your order isn’t confirmed yet.')} ${message}` }),
      ).toBeVisible();
      await expect(submit).not.toHaveAttribute('aria-busy', 'true');
      await expect(page.getByLabel(say('Details'))).toHaveValue('5 Tahrir Square');
      await expect(page.getByLabel(say('City'))).toHaveValue('Cairo');
      restore();
    });
  }
});

test('§4 Checkout submit: idle, then busy, then the card page', { tag: LONG }, async ({ page, provider }) => {
  await fillAddress(page, provider);
  const submit = findFormButton(page, 'card');
  const gate = createGate();
  provider.on('POST', '/api/v1/orders/checkout-session/*', gate.fault);
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  gate.open();
  await expect(page).toHaveURL(new RegExp(`^${provider.host}/pay/`));
});
