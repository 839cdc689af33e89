/** Tracking links: they need no account, show no personal data, and change nothing by being opened. */
import { expect } from '@playwright/test';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { signUp } from '#tests/setup/shop-client.ts';
import { expectUsableAnywhere } from './accessibility.ts';
import { at, LONG, localize, say } from './language.ts';
import { orderInCash, writeConfirmPath } from './order-page.ts';
import { expectLight, weighPage } from './page-weight.ts';
import { test } from './shop-test.ts';

test('a link shows its order without an account or personal data, server-rendered, and confirms nothing', async ({
  page,
  shop,
  pageErrors,
}) => {
  const owner = await signUp(shop.url, `${Date.now()}-${Math.random()}@example.com`);
  const order = await orderInCash(shop.url, owner, plain.id, plain.id);
  const weight = weighPage(page);
  const answer = await page.goto(at(order.trackingPath));
  expect(answer?.headers()['cache-control']).toBe('no-store');
  const html = (await answer?.text()) ?? '';
  expect(html).toContain(localize(plain.title));
  expect(html).toContain('<meta data-page="" name="robots" content="noindex"/>');
  for (const secret of [ADDRESS.details, ADDRESS.phone, owner.id]) expect(html).not.toContain(secret);

  await expect(page.getByRole('heading', { level: 1, name: say('Order placed') })).toBeVisible();
  await expect(page.getByRole('list', { name: say('Progress') }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('button', { name: say('Confirm my order') })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expectLight(weight());
  await expectUsableAnywhere(page);
  expect(pageErrors).toEqual([]);
});

test('the link of an order can be copied, shared and selected', async ({
  page,
  shop,
  context,
  pageErrors,
}) => {
  const owner = await signUp(shop.url, `${Date.now()}-${Math.random()}@example.com`);
  const order = await orderInCash(shop.url, owner, plain.id, plain.id);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(at(order.trackingPath));
  await page.getByRole('button', { name: say('Share link') }).click();
  // Pressed by key, because a click while the menu opens may miss it and close it.
  await expect(page.getByRole('button', { name: say('Copy link') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('Link copied'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('Share link') })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shop.url + at(order.trackingPath));
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: say('Share link') }).click();
  await expect(page.getByRole('link', { name: say('WhatsApp') })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(order.trackingPath)),
  );
  await expect(page.getByRole('button', { name: say('Copy link') })).toBeFocused();
  await page.keyboard.press('Enter');
  const link = page.getByRole('textbox', { name: say('Link to this page') });
  await expect(link).toHaveValue(shop.url + at(order.trackingPath));
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(await link.inputValue());
  await expectUsableAnywhere(page);
  expect(pageErrors).toEqual([]);
});

test('a cash order is confirmed by the button behind the link in its email, not by opening the link', {
  tag: LONG,
}, async ({ page, shop, pageErrors }) => {
  const owner = await signUp(shop.url, `${Date.now()}-${Math.random()}@example.com`);
  const order = await orderInCash(shop.url, owner, plain.id);
  const path = writeConfirmPath(order);
  for (const visit of ['the email program', 'the shopper']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), visit).toHaveText(say('Order placed'));
  }
  const confirm = page.getByRole('button', { name: say('Confirm my order') });
  await expectUsableAnywhere(page);
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Confirmed'));
  await expect(confirm).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Confirmed'));
  expect(pageErrors).toEqual([]);
});

test('a broken tracking link says so', { tag: LONG }, async ({ page, shop }) => {
  const owner = await signUp(shop.url, `${Date.now()}-${Math.random()}@example.com`);
  const order = await orderInCash(shop.url, owner, plain.id);
  const missing = await page.goto(at(order.trackingPath.slice(0, -1)));
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('We can’t find an order for this link'),
  );
  await expectUsableAnywhere(page);
});
