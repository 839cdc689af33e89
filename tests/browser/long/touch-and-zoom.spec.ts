/** Every screen by touch, with text at 200%, in a narrow window, and in forced colours. */
import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { onOffer, plain, soldOut } from '#tests/setup/cart-products.ts';
import { putIntoCart } from '#tests/setup/shop-client.ts';
import { findViolations, listSmallTargets } from '../accessibility.ts';
import { at, say } from '../language.ts';
import { expectFit, listOutside } from '../layout-checks.ts';
import { orderInCash } from '../order-page.ts';
import { test } from '../shop-test.ts';
import { addToWishList } from '../shopper.ts';

const FINGER_PX = 44;

test.use({ hasTouch: true });

/** Expects targets large enough for a finger, and nothing cut off with large text or in a narrow window. */
async function expectTouchAndZoom(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at(path));
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  expect.soft(await listSmallTargets(page, FINGER_PX), path).toEqual([]);
  // Controls that are enlarged for touch still have contrast.
  expect.soft(await findViolations(page, undefined, ['color-contrast']), path).toEqual([]);
  await expectFit(page, 320, 720, 1440);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await listOutside(page), path).toEqual([]);
}

test('a visitor: targets of 44 pixels; nothing is cut off at 320 pixels or with text at 200%', async ({
  page,
}) => {
  test.slow();
  for (const path of [
    paths.home,
    paths.brands,
    paths.products,
    `${paths.products}?offers=1&min=10&sort=price`,
    `${paths.products}?keyword=nothinglikeit`,
    paths.productDetails(soldOut.id, soldOut.category),
    paths.cart,
    paths.login,
    paths.signup,
    paths.forgottenPassword,
    paths.privacy,
    '/no-such-page',
  ])
    await expectTouchAndZoom(page, path);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at(paths.products));
  await page.getByRole('button', { name: say('Menu') }).tap();
  expect.soft(await listSmallTargets(page, FINGER_PX), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('Filters') }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await listSmallTargets(page, FINGER_PX), 'filters').toEqual([]);
});

test('a shopper: targets of 44 pixels; nothing is cut off on the screens of shoppers', async ({
  page,
  shop,
  shopper,
}) => {
  test.slow();
  await orderInCash(shop.url, shopper, onOffer.id);
  await orderInCash(shop.url, shopper, plain.id);
  for (const { id } of [plain, onOffer]) await putIntoCart(shop.url, shopper, id);
  await addToWishList(shop.url, shopper, plain, onOffer);
  for (const path of [
    paths.wishList,
    paths.productDetails(plain.id, plain.category),
    paths.cart,
    paths.shippingAddress,
    paths.orders,
  ])
    await expectTouchAndZoom(page, path);
});

test('in forced colours, chosen, current and counted elements do not depend on a removed colour', async ({
  page,
  shop,
  shopper,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  // Wide windows show all slides at once, without dots.
  await page.setViewportSize({ width: 390, height: 844 });
  await putIntoCart(shop.url, shopper, plain.id);
  const styleOf = (part: Locator, name: string) =>
    part.evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);

  await page.goto(at(paths.home));
  const dots = page.getByRole('button', { name: say('Show slide \u0001').split('\u0001')[0] ?? '' });
  const dotColour = (number: number) => styleOf(dots.nth(number).locator('span'), 'background-color');
  expect(await dotColour(0)).not.toBe(await dotColour(1));
  await page.setViewportSize({ width: 1440, height: 900 });
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name: say(name), exact: true });
  await expect(link('Home')).toHaveCSS('text-decoration-line', 'underline');
  await expect(link('Brands')).toHaveCSS('text-decoration-line', 'none');
  await expect(link('Cart 1').getByText('1')).toHaveCSS('border-top-style', 'solid');

  await page.goto(at(paths.productDetails(plain.id, plain.category)));
  const tabColour = (number: number) => styleOf(page.getByRole('tab').nth(number), 'border-top-color');
  expect(await tabColour(0)).not.toBe(await tabColour(1));
  await page.getByRole('tab').first().press('End');
  await expect(page.getByRole('tab').last()).toHaveCSS('outline-style', 'solid');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at(paths.products));
  await page.getByRole('button', { name: say('Filters') }).tap();
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '1px');
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).not.toHaveCSS('appearance', 'none');
});
