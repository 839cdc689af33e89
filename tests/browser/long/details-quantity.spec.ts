/** The quantity that 'add to card' puts into the cart. */
import { expect, type Page } from '@playwright/test';
import { plain } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { readCounts, signUp } from '#tests/setup/shop-client.ts';
import { expectNoViolations } from '../accessibility.ts';
import { openDetails } from '../details-page.ts';
import { at, say } from '../language.ts';
import { test } from '../shop-test.ts';
import { findFormButton } from '../submit-button.ts';

const findAddButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('add to card') })
    .first();
const findQuantityButton = (page: Page) => page.getByRole('button', { name: say('Quantity: 1') });
const findQuantityField = (page: Page) => page.getByRole('spinbutton', { name: say('Quantity') });

test('a quantity is typed, in any digits, or counted up, and added to the cart', async ({
  page,
  shop,
  shopper,
  pageErrors,
}) => {
  await openDetails(page, plain);
  await findQuantityButton(page).focus();
  await expect(findQuantityField(page)).toBeFocused();
  await page.keyboard.type('٣');
  await page.keyboard.press('Enter');
  await expectNoViolations(page);
  await findAddButton(page).click();
  await expect(page.getByText(say('Product Added To Card'))).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: `${say('Cart')} 3` })).toBeVisible();
  await page.getByRole('button', { name: say('Increase quantity') }).click();
  await findAddButton(page).click();
  await expect(page.getByRole('banner').getByRole('link', { name: `${say('Cart')} 7` })).toBeVisible();
  await expect.poll(async () => [...(await readCounts(shop.url, shopper))]).toEqual([[plain.id, 7]]);
  expect(pageErrors).toEqual([]);
});

test('a quantity above the stock is refused with how many there are', async ({ page, shopper: _ }) => {
  const scarce = demoCatalogue.products.find(({ quantity }) => quantity === 3);
  if (!scarce) throw new Error('the demo catalogue has no such product');
  await openDetails(page, scarce);
  await findQuantityButton(page).focus();
  await findQuantityField(page).fill('5');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('Only 3 available.'))).toBeVisible();
  await expect(findQuantityField(page)).toHaveValue('1');
});

test('the quantity that a visitor added is in the cart after login', async ({ page, shop }) => {
  const email = `${Date.now()}-${Math.random()}@example.com`;
  const visitor = await signUp(shop.url, email);
  await openDetails(page, plain);
  await findQuantityButton(page).getByText('+').click();
  await findAddButton(page).click();
  await expect(page).toHaveURL(at('/login'));
  await page.getByLabel(say('Email')).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill('Secret@123');
  await findFormButton(page, 'login').click();
  await expect(page).toHaveURL(at('/'));
  await expect.poll(async () => [...(await readCounts(shop.url, visitor))]).toEqual([[plain.id, 2]]);
});
