/** A screen that cannot be loaded. Failures of the provider are in list-errors, cart-errors and submit-errors. */
import { expect } from '@playwright/test';
import { at, LONG, say } from './language.ts';
import { test } from './shop-test.ts';

const TRY_AGAIN = say('Try again');

for (const { name, status, title, text } of [
  {
    name: 'an unavailable server',
    status: 503,
    title: say('Something went wrong'),
    text: say('Our shop is having a problem right now. Please try again.'),
  },
  {
    name: 'an error of the server',
    status: 500,
    title: say('Something went wrong'),
    text: say('It’s our fault, not yours. Please try again in a moment.'),
  },
]) {
  test(`${name} is reported within the layout, and 'Try again' loads the screen`, async ({ page }) => {
    await page.goto(at('/terms'));
    await page.route('**/brands.data*', (route) => route.fulfill({ status, body: 'no' }));
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('Brands'), exact: true })
      .click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(alert).toContainText(text);
    await page.unroute('**/brands.data*');
    await alert.getByRole('button', { name: TRY_AGAIN }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('our Brands') })).toBeVisible();
  });
}

test('a screen that no longer exists offers no retry', { tag: LONG }, async ({ page }) => {
  await page.goto(at('/terms'));
  await page.route('**/brands.data*', (route) => route.fulfill({ status: 404, body: 'no' }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Brands'), exact: true })
    .click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('heading', { level: 1, name: say('This page doesn’t exist') })).toBeVisible();
  await expect(alert.getByRole('button', { name: TRY_AGAIN })).toHaveCount(0);
});
