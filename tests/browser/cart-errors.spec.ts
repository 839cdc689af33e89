/** Failures of the cart (§8 of the specification, docs/departures.md) and odd products in it, on a fake provider. */
import { expect } from '@playwright/test';
import { SHIPPING_PIASTRES } from '#contract/constants.ts';
import { formatEgp, toPiastres } from '#contract/money.ts';
import { findEdgeCase } from '#tests/setup/fake-provider/catalogue.ts';
import { answerHtml, answerJson, createGate, dropConnection } from '#tests/setup/fake-provider/faults.ts';
import { expectNoViolations } from './accessibility.ts';
import { ARABIC, at, LONG, say, sayRefusal } from './language.ts';
import {
  expectSettled,
  findButton,
  findCheckOutLink,
  findMoreButton,
  findQuantityField,
  findRows,
  findTotal,
  findUpdateAlert,
  openCart,
  signInWithCart,
} from './remote-cart-page.ts';
import { fillCart, findFirstTwo, signIn } from './remote-shopper.ts';
import { test } from './remote-test.ts';
import { createRefusal, WAYS_TO_FAIL } from './ways-to-fail.ts';

test("§8 Cart: a failed fetch is reported in the cart's place, and 'Try again' reads it", async ({
  page,
  provider,
}) => {
  await signInWithCart(page, provider);
  const restore = provider.on('GET', '/api/v1/cart', answerHtml());
  await page.goto(at('/cart'));
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText(say('We couldn’t load your cart'));
  await expectNoViolations(page);
  restore();
  await failed.getByRole('button', { name: say('Try again') }).click();
  await expectSettled(page);
});

test('§8 Cart: a failed update is reported, and the count is as before', async ({ page, provider }) => {
  await openCart(page, provider);
  const more = findMoreButton(page);
  for (const { name, fault, message } of WAYS_TO_FAIL) {
    await test.step(`a provider that ${name}`, async () => {
      const restore = provider.on('PUT', '/api/v1/cart/*', fault);
      await more.click();
      await expect(findUpdateAlert(page, message)).toBeVisible();
      await expect(findQuantityField(page)).toHaveValue('1');
      await expect(more).toBeEnabled();
      await expectSettled(page);
      await expect(findTotal(page)).toHaveAttribute('aria-busy', 'false');
      restore();
    });
  }
});

test("§8 Cart: a failed 'Remove' is reported, and the row comes back", { tag: LONG }, async ({
  page,
  provider,
}) => {
  await openCart(page, provider);
  provider.on('DELETE', '/api/v1/cart/*', createRefusal(400, 'The row is stuck'));
  await findButton(page, say('Remove')).click();
  await expect(findUpdateAlert(page, 'The row is stuck')).toBeVisible();
  await expect(findRows(page)).toHaveCount(2);
  await expect(findRows(page).first()).toContainText(findFirstTwo(provider)[0].title);
});

test("§8 Cart: a failed 'clear All Cart' is reported, and the rows come back", { tag: LONG }, async ({
  page,
  provider,
}) => {
  await openCart(page, provider);
  provider.on('DELETE', '/api/v1/cart', createRefusal(409, 'The cart is locked'));
  await page.getByRole('button', { name: say('clear All Cart') }).click();
  await expect(findUpdateAlert(page, 'The cart is locked')).toBeVisible();
  await expectSettled(page);
});

test("§8 Cart: if it cannot be reloaded it stays, says so, and blocks 'Check Out' until it can", {
  tag: LONG,
}, async ({ page, provider }) => {
  await openCart(page, provider);
  const restore = [
    provider.on('PUT', '/api/v1/cart/*', createRefusal(429, 'Not now')),
    provider.on('GET', '/api/v1/cart', dropConnection()),
  ];
  await findMoreButton(page).click();
  await expect(findUpdateAlert(page, sayRefusal('limited', 'Not now'))).toBeVisible();
  const outdated = page.getByRole('main').getByRole('alert');
  await expect(outdated).toContainText(say('We couldn’t refresh your cart.'));
  await expect(findRows(page)).toHaveCount(2);
  await expect(findCheckOutLink(page)).toHaveAttribute('aria-disabled', 'true');
  for (const end of restore) end();
  await outdated.getByRole('button', { name: say('Try again') }).click();
  await expect(outdated).toHaveCount(0);
  await expectSettled(page);
});

test("§8 Cart: 'Check Out' does not go on after a failed update", { tag: LONG }, async ({
  page,
  provider,
}) => {
  await openCart(page, provider);
  const gate = createGate();
  provider.on('PUT', '/api/v1/cart/*', async (answer) => {
    await gate.fault(answer);
    createRefusal(400, 'Only 1 left')(answer);
  });
  await findMoreButton(page).click();
  await gate.arrived;
  await findCheckOutLink(page).click({ force: true });
  gate.open();
  await expect(findUpdateAlert(page, sayRefusal('rejected', 'Only 1 left'))).toBeVisible();
  await expectSettled(page);
  await expect(page).toHaveURL(at('/cart'));
});

test('§8 Cart: a token that is no longer accepted leads to /login, with a message', async ({
  page,
  provider,
}) => {
  await openCart(page, provider);
  provider.on('PUT', '/api/v1/cart/*', answerJson(401, { statusMsg: 'fail', message: 'Expired Token' }));
  await findMoreButton(page).click();
  await expect(page).toHaveURL(at('/login'));
  await expect(page.getByText(say('Your session has ended. Please log in again.'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('Token'))).toBeNull();
});

test('§2 Cart: long titles, no brand, no picture, 0.99 and 1,234,567.50 EGP fit at 320 pixels', {
  tag: ARABIC,
}, async ({ page, provider }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const odd = (['longTitle', 'withoutBrand', 'withoutPictures', 'cheapest', 'dearest'] as const).map(
    (which) => findEdgeCase(provider.catalogue, which),
  );
  await fillCart(provider, await signIn(page, provider), odd);
  await page.goto(at('/cart'));
  await expect(findRows(page)).toHaveCount(odd.length);
  await expect(findRows(page).filter({ hasText: say('0.99 EGP') })).toBeVisible();
  await expect(findRows(page).filter({ hasText: say('1,234,567.50 EGP') })).toBeVisible();
  const sum = odd.reduce((piastres, { price }) => piastres + toPiastres(price), SHIPPING_PIASTRES);
  await expect(page.getByText(say(formatEgp(sum)))).toBeVisible();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
