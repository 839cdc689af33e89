/** §8: what is submitted or pressed and fails, against a provider that fails in every way, with the improvements of
 *  docs/departures.md. The cart's own failures are in cart-errors.spec.ts. */
import { expect } from '@playwright/test';
import { answerJson, createGate } from '#tests/setup/fake-provider/faults.ts';
import { SHOPPER } from '#tests/setup/fake-provider/state.ts';
import { expectUsableAnywhere } from './accessibility.ts';
import { at, LONG, say, sayRefusal } from './language.ts';
import { fillCart, firstTwo, listOnly, signIn } from './remote-shopper.ts';
import { test } from './remote-test.ts';
import { submitButton } from './submit-button.ts';
import { errorCard, refusal, WAYS_TO_FAIL } from './ways-to-fail.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test("§8 Login or signup failure: the server's message, or errors.msg instead of 'fail', in a card with 'Accept', on every failure; dismissing hides it, and a later try, with a spinner while it runs, can succeed", async ({
  page,
  provider,
}) => {
  listOnly(provider, firstTwo(provider));
  await page.goto(at('/login'));
  const submit = submitButton(page, 'login');
  const password = page.getByLabel(say('Password'), { exact: true });
  await page.getByLabel(say('Email')).fill(SHOPPER.email);
  await password.fill('Wrong@123');
  const refused = errorCard(page, sayRefusal('unauthenticated', 'Incorrect email or password'));
  await submit.click();
  await expect(refused).toBeVisible();
  await expectUsableAnywhere(page);
  await refused.getByRole('button', { name: say('Accept') }).click();
  await expect(refused).toHaveCount(0);
  await submit.click();
  await expect(refused).toBeVisible();
  await expect(page.getByLabel(say('Email'))).toHaveValue(SHOPPER.email);
  await expect(password).toHaveValue('Wrong@123');

  await password.fill(SHOPPER.password);
  const errors = { value: 'x', msg: 'This e-mail is not allowed here', param: 'email', location: 'body' };
  const wrongField = {
    name: 'names a wrong field',
    fault: answerJson(400, { message: 'fail', errors }),
    message: errors.msg,
  };
  for (const { name, fault, message } of [wrongField, ...WAYS_TO_FAIL]) {
    await test.step(`a provider that ${name}`, async () => {
      const mend = provider.on('POST', '/api/v1/auth/signin', fault);
      await submit.click();
      await expect(errorCard(page, message)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByText('fail', { exact: true })).toHaveCount(0);
      mend();
    });
  }
  const gate = createGate();
  provider.on('POST', '/api/v1/auth/signin', gate.fault);
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  gate.open();
  await expect(page).toHaveURL(at('/'));
});

test('§8 Add to cart and wish list add failure: the spinner stops, the badge goes back, the heart empties again and a message says so; §4 Add to cart, wish list add: idle, then busy, then idle, and badge and heart answer at once', async ({
  page,
  provider,
}) => {
  await signIn(page, provider);
  listOnly(provider, firstTwo(provider));
  await page.goto(at('/products'));
  const badge = (pieces: number) => page.getByRole('link', { name: `${say('Cart')} ${pieces}` });
  const add = page
    .getByRole('article')
    .getByRole('button', { name: say('Add to cart') })
    .first();
  await expect(badge(0)).toBeVisible();
  for (const { name, fault, message } of WAYS_TO_FAIL) {
    await test.step(`a provider that ${name}`, async () => {
      const mend = provider.on('POST', '/api/v1/cart', fault);
      await add.click();
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: `${say('The product was not added to the cart.')} ${message}` }),
      ).toBeVisible();
      await expect(add).not.toHaveAttribute('aria-busy', 'true');
      await expect(badge(0)).toBeVisible();
      mend();
    });
  }

  await test.step('the wish list', async () => {
    const mend = provider.on('POST', '/api/v1/wishlist', refusal(500, 'The list is full'));
    await page
      .getByRole('article')
      .getByRole('button', { name: say('Add to wish list') })
      .first()
      .click();
    await expect(
      page.getByRole('alert').filter({
        hasText: `${say('The wish list was not changed.')} ${sayRefusal('unavailable', 'The list is full')}`,
      }),
    ).toBeVisible();
    const filled = page.getByRole('button', { name: say('Remove from wish list') });
    await expect(filled).toHaveCount(0);
    mend();
    const gate = createGate();
    provider.on('POST', '/api/v1/wishlist', gate.fault);
    await page
      .getByRole('article')
      .getByRole('button', { name: say('Add to wish list') })
      .first()
      .click();
    await expect(filled).toHaveAttribute('aria-busy', 'true');
    gate.open();
    await expect(page.getByText(say('Product Added to Wish List !'))).toBeVisible();
    await expect(filled).not.toHaveAttribute('aria-busy', 'true');
  });

  await test.step('a provider that is slow', async () => {
    const gate = createGate();
    provider.on('POST', '/api/v1/cart', gate.fault);
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await expect(badge(1)).toBeVisible();
    await expect(page.getByText(say('Product Added To Card'))).toHaveCount(0);
    gate.open();
    await expect(page.getByText(say('Product Added To Card'))).toBeVisible();
    await expect(add).not.toHaveAttribute('aria-busy', 'true');
    await expect(badge(1)).toBeVisible();
  });
});

test('§8 Checkout failure: the spinner stops, a message says so, nothing typed is lost; §4 Checkout submit: idle, then busy', {
  tag: LONG,
}, async ({ page, provider }) => {
  const token = await signIn(page, provider);
  await fillCart(provider, token, firstTwo(provider));
  await page.goto(at('/shipping%20address'));
  await page.getByLabel(say('Details')).fill('5 Tahrir Square');
  await page.getByLabel(say('Phone')).fill('01012345678');
  await page.getByLabel(say('City')).fill('Cairo');
  const submit = submitButton(page, 'card');
  for (const { name, fault, message } of WAYS_TO_FAIL) {
    await test.step(`a provider that ${name}`, async () => {
      const mend = provider.on('POST', '/api/v1/orders/checkout-session/*', fault);
      await submit.click();
      await expect(
        page.getByRole('alert').filter({ hasText: `${say('Your order is not confirmed yet.')} ${message}` }),
      ).toBeVisible();
      await expect(submit).not.toHaveAttribute('aria-busy', 'true');
      await expect(page.getByLabel(say('Details'))).toHaveValue('5 Tahrir Square');
      await expect(page.getByLabel(say('City'))).toHaveValue('Cairo');
      mend();
    });
  }
  const gate = createGate();
  provider.on('POST', '/api/v1/orders/checkout-session/*', gate.fault);
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  gate.open();
  await expect(page).toHaveURL(new RegExp(`^${provider.host}/pay/`));
});
