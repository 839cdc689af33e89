/** §4 Cart quantity update and §8 its failures, against a provider that is slow or fails, as docs/departures.md describes. */
import { expect, type Page } from '@playwright/test';
import { SHIPPING_PIASTRES } from '#contract/constants.ts';
import { formatEgp, toPiastres } from '#contract/money.ts';
import { findOdd } from '#tests/setup/fake-provider/catalogue.ts';
import { answerHtml, answerJson, createGate, dropConnection } from '#tests/setup/fake-provider/faults.ts';
import type { FakeProvider } from '#tests/setup/fake-provider.ts';
import { expectNoViolations, expectUsableAnywhere } from './accessibility.ts';
import { ARABIC, at, LONG, say, sayRefusal } from './language.ts';
import { fillCart, firstTwo, signIn } from './remote-shopper.ts';
import { test } from './remote-test.ts';
import { refusal, WAYS_TO_FAIL } from './ways-to-fail.ts';

const rows = (page: Page) =>
  page.getByRole('list', { name: say('Products in the cart') }).getByRole('listitem');
const button = (page: Page, name: string) => rows(page).first().getByRole('button', { name });
const field = (page: Page) =>
  rows(page)
    .first()
    .getByRole('spinbutton', { name: say('Quantity') });
const checkOut = (page: Page) => page.getByRole('link', { name: say('Check Out') });
const total = (page: Page) =>
  page
    .getByRole('region', { name: say('Summary') })
    .getByRole('definition')
    .nth(1);
const unchanged = (page: Page, why: string) =>
  page.getByRole('alert').filter({ hasText: `${say('The cart was not changed.')} ${why}` });

/** A shopper with one piece each of two products in the cart. */
async function signInWithCart(page: Page, provider: FakeProvider): Promise<void> {
  await fillCart(provider, await signIn(page, provider), firstTwo(provider));
}

async function expectSettled(page: Page): Promise<void> {
  await expect(rows(page)).toHaveCount(2);
  await expect(checkOut(page)).not.toHaveAttribute('aria-disabled');
}

const sentCounts = (provider: FakeProvider) =>
  provider.seen.filter(({ method }) => method === 'PUT').map(({ body }) => body);

test("§4 Cart quantity update: buttons are disabled while it runs and have the focus again; money waits, the response replaces the cart; typing on sends the last count only; 'Check Out' is held until it has settled, and then goes on", {
  tag: LONG,
}, async ({ page, provider }) => {
  await signInWithCart(page, provider);
  await page.goto(at('/cart'));
  await expectSettled(page);
  const more = button(page, say('Increase quantity'));
  const less = button(page, say('Decrease quantity'));

  await test.step('by keyboard alone', async () => {
    await more.focus();
    for (const count of ['2', '3']) {
      await page.keyboard.press('Enter');
      await expect(field(page)).toHaveValue(count);
      await expect(more).toBeEnabled();
      await expect(more).toBeFocused();
    }
    await less.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('2');
    await expect(less).toBeEnabled();
    await expect(less).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('1');
    await expect(field(page)).toBeFocused();
    await expectSettled(page);
    expect(sentCounts(provider)).toEqual([{ count: 2 }, { count: 3 }, { count: 2 }, { count: 1 }]);
  });

  await test.step('while it runs, and after', async () => {
    const [product, other] = firstTwo(provider);
    const gate = createGate();
    const mend = provider.on('PUT', '/api/v1/cart/*', gate.fault);
    const before = await total(page).innerText();
    await more.click();
    await gate.arrived;
    await expect(more).toBeDisabled();
    await expect(less).toBeDisabled();
    await expect(
      rows(page)
        .last()
        .getByRole('button', { name: say('Increase quantity') }),
    ).toBeEnabled();
    await expect(field(page)).toHaveValue('2');
    await expect(total(page)).toHaveAttribute('aria-busy', 'true');
    await expect(total(page)).toHaveText(before);
    await expectUsableAnywhere(page);
    gate.open();
    await expect(more).toBeEnabled();
    await expect(total(page)).toHaveAttribute('aria-busy', 'false');
    await expect(total(page)).toHaveText(say(formatEgp(toPiastres(product.price * 2 + other.price))));
    mend();
  });

  await test.step('typing on', async () => {
    const gate = createGate();
    const mend = provider.on('PUT', '/api/v1/cart/*', gate.fault);
    await more.click();
    await gate.arrived;
    for (const count of ['5', '8']) {
      await field(page).fill(count);
      await field(page).press('Enter');
    }
    gate.open();
    await expectSettled(page);
    await expect(field(page)).toHaveValue('8');
    expect(sentCounts(provider).slice(-2)).toEqual([{ count: 3 }, { count: 8 }]);
    mend();
  });

  await test.step("'Check Out'", async () => {
    const gate = createGate();
    provider.on('PUT', '/api/v1/cart/*', gate.fault);
    await more.click();
    await gate.arrived;
    await expect(checkOut(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(checkOut(page)).toHaveAccessibleDescription(say('Your last change is being saved.'));
    await checkOut(page).click({ force: true });
    await expect(page).toHaveURL(at('/cart'));
    gate.open();
    await expect(page).toHaveURL(at('/shipping%20address'));
    expect(provider.seen.filter(({ path }) => path.includes('checkout-session'))).toEqual([]);
  });
});

test("§8 Cart failures: a fetch is told in the cart's place, with 'Try again'; a change in an alert, and the cart is as it was; a token that is no longer accepted leads to /login", async ({
  page,
  provider,
}) => {
  await signInWithCart(page, provider);
  const more = button(page, say('Increase quantity'));

  await test.step("fetch: 'Try again' reads it", async () => {
    const mend = provider.on('GET', '/api/v1/cart', answerHtml());
    await page.goto(at('/cart'));
    const failed = page.getByRole('main').getByRole('alert');
    await expect(failed).toContainText(say('The cart cannot be shown'));
    await expectNoViolations(page);
    mend();
    await failed.getByRole('button', { name: say('Try again') }).click();
    await expectSettled(page);
  });

  await test.step('a cart that cannot be read again stays, says so, and holds the way on until it can', async () => {
    const mend = [
      provider.on('PUT', '/api/v1/cart/*', refusal(429, 'Not now')),
      provider.on('GET', '/api/v1/cart', dropConnection()),
    ];
    await more.click();
    await expect(unchanged(page, sayRefusal('limited', 'Not now'))).toBeVisible();
    const outdated = page.getByRole('main').getByRole('alert');
    await expect(outdated).toContainText(say('The cart could not be read again.'));
    await expect(rows(page)).toHaveCount(2);
    await expect(checkOut(page)).toHaveAttribute('aria-disabled', 'true');
    for (const end of mend) end();
    await outdated.getByRole('button', { name: say('Try again') }).click();
    await expect(outdated).toHaveCount(0);
    await expectSettled(page);
  });

  for (const { name, fault, message } of WAYS_TO_FAIL) {
    await test.step(`update: a provider that ${name}`, async () => {
      const mend = provider.on('PUT', '/api/v1/cart/*', fault);
      await more.click();
      await expect(unchanged(page, message)).toBeVisible();
      await expect(field(page)).toHaveValue('1');
      await expect(more).toBeEnabled();
      await expectSettled(page);
      await expect(total(page)).toHaveAttribute('aria-busy', 'false');
      mend();
    });
  }

  await test.step("'Check Out' does not go on with a cart that the change has failed to change", async () => {
    const gate = createGate();
    const mend = provider.on('PUT', '/api/v1/cart/*', async (answer) => {
      await gate.fault(answer);
      refusal(400, 'Only 1 pieces left')(answer);
    });
    await more.click();
    await gate.arrived;
    await checkOut(page).click({ force: true });
    gate.open();
    await expect(unchanged(page, sayRefusal('rejected', 'Only 1 pieces left'))).toBeVisible();
    await expectSettled(page);
    await expect(page).toHaveURL(at('/cart'));
    mend();
  });

  await test.step('remove: the row comes back', async () => {
    const mend = provider.on('DELETE', '/api/v1/cart/*', refusal(400, 'The row is stuck'));
    await button(page, say('Remove')).click();
    await expect(unchanged(page, 'The row is stuck')).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText(firstTwo(provider)[0].title);
    mend();
  });

  await test.step('clear: the rows come back', async () => {
    const mend = provider.on('DELETE', '/api/v1/cart', refusal(409, 'The cart is locked'));
    await page.getByRole('button', { name: say('clear All Cart') }).click();
    await expect(unchanged(page, 'The cart is locked')).toBeVisible();
    await expectSettled(page);
    mend();
  });

  await test.step('a token that the provider no longer accepts: to /login, with one sentence', async () => {
    provider.on('PUT', '/api/v1/cart/*', answerJson(401, { statusMsg: 'fail', message: 'Expired Token' }));
    await more.click();
    await expect(page).toHaveURL(at('/login'));
    await expect(page.getByText(say('Your session has ended. Please log in again.'))).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('Token'))).toBeNull();
  });
});

test('§2 Cart: long titles, no brand, no picture, 0.99 and 1,234,567.50 EGP fit at 320 pixels', {
  tag: ARABIC,
}, async ({ page, provider }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const odd = (['longTitle', 'withoutBrand', 'withoutPictures', 'cheapest', 'dearest'] as const).map(
    (which) => findOdd(provider.catalogue, which),
  );
  await fillCart(provider, await signIn(page, provider), odd);
  await page.goto(at('/cart'));
  await expect(rows(page)).toHaveCount(odd.length);
  await expect(rows(page).filter({ hasText: say('0.99 EGP') })).toBeVisible();
  await expect(rows(page).filter({ hasText: say('1,234,567.50 EGP') })).toBeVisible();
  const sum = odd.reduce((piastres, { price }) => piastres + toPiastres(price), SHIPPING_PIASTRES);
  await expect(page.getByText(say(formatEgp(sum)))).toBeVisible();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
