/** The focus moves to where the content changed. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { onOffer, plain } from '#tests/setup/cart-products.ts';
import { putIntoCart } from '#tests/setup/shop-client.ts';
import { findRow } from '../cart-page.ts';
import { at, localize, say } from '../language.ts';
import { findResults, findSearchBox } from '../products-screen.ts';
import { test } from '../shop-test.ts';

const findHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const findBar = (page: Page) => page.getByRole('banner');
const readScroll = (page: Page) => page.evaluate(() => scrollY);
const hasNoFocus = (page: Page) => page.evaluate(() => document.activeElement === document.body);

test.use({ viewport: { width: 1440, height: 900 } });

test('the focus goes to the heading of a new screen; typing and filters leave it where it is', async ({
  page,
  pageErrors,
}) => {
  await page.goto(at(paths.categories));
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  expect(await hasNoFocus(page)).toBe(true);

  await test.step('a link, far down on its screen', async () => {
    const link = page.getByRole('main').getByRole('link').last();
    const name = (await link.textContent()) ?? '';
    await link.press('Enter');
    await expect(findHeading(page)).toHaveText(name);
    await expect(findHeading(page)).toBeFocused();
    expect(await readScroll(page)).toBe(0);
  });

  await test.step('removing a filter: the next one has the focus, after the last one the heading', async () => {
    await page.getByRole('checkbox', { name: say('Offers only') }).press('Space');
    await expect(page.getByRole('checkbox', { name: say('Offers only') })).toBeFocused();
    const chips = page.getByRole('list', { name: say('Active filters') }).getByRole('link');
    await expect(chips).toHaveCount(3);
    await expect(page).toHaveURL(/offers=1/);
    await chips.first().press('Enter');
    await expect(chips).toHaveCount(2);
    await expect(chips.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chips).toHaveCount(0);
    await expect(findHeading(page)).toBeFocused();
  });

  await test.step('a page of results', async () => {
    await page.getByRole('link', { name: say('Page 2'), exact: true }).press('Enter');
    await expect(page).toHaveURL(/page=2#results$/);
    await expect(findResults(page)).toBeFocused();
    await expect(findResults(page).getByRole('article').first()).toBeInViewport();
    await page.keyboard.press('Tab');
    expect(await findResults(page).evaluate((region) => region.contains(document.activeElement))).toBe(true);
  });

  await test.step('the search', async () => {
    await findBar(page)
      .getByRole('link', { name: say('Search'), exact: true })
      .press('Enter');
    await expect(findSearchBox(page)).toBeFocused();
    await findSearchBox(page).pressSequentially('nothinglikeit');
    await expect(page.getByRole('heading', { name: say('no products match') })).toBeVisible();
    await expect(findSearchBox(page)).toBeFocused();
    await page.getByRole('link', { name: say('Clear “nothinglikeit”') }).press('Enter');
    await expect(findResults(page).getByRole('article')).not.toHaveCount(0);
    await expect(findHeading(page)).toBeFocused();
  });

  await test.step('a product, Back, and the login screen', async () => {
    const card = findResults(page).getByRole('article').first();
    await card.getByRole('link', { name: say('View details') }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: say('Related Products') })).toBeVisible();
    await expect(findHeading(page)).toBeFocused();
    await page.goBack();
    await expect(findHeading(page)).toHaveText(say('our products'));
    await expect(findHeading(page)).toBeFocused();
    await card.getByRole('button', { name: say('Add to wish list') }).press('Enter');
    await expect(findHeading(page)).toHaveText(say('Login'));
    await expect(findHeading(page)).toBeFocused();
  });
  expect(pageErrors).toEqual([]);
});

test('closing the small menu returns the focus; a link in it leads to the heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at(paths.terms));
  const menu = page.getByRole('button', { name: say('Menu') });
  await menu.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await findBar(page)
    .getByRole('link', { name: say('Brands') })
    .press('Enter');
  await expect(findHeading(page)).toHaveText(say('our Brands'));
  await expect(findHeading(page)).toBeFocused();
});

test("after 'Try again' the heading has the focus", async ({ page, shop, shopper }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { id } of [plain, onOffer]) await putIntoCart(shop.url, shopper, id);
  await page.route('**/api/v1/cart*', (route) => route.abort());
  await page.goto(at(paths.cart));
  const tryAgain = page.getByRole('button', { name: say('Try again') });
  await expect(tryAgain).toBeVisible();
  await page.unroute('**/api/v1/cart*');
  await tryAgain.press('Enter');
  await expect(findRow(page, plain)).toBeVisible();
  await expect(findHeading(page)).toBeFocused();
});

test('after Undo the restored row has the focus, on another screen the heading', async ({
  page,
  shop,
  shopper,
}) => {
  for (const { id } of [plain, onOffer]) await putIntoCart(shop.url, shopper, id);
  await page.goto(at(paths.cart));
  await expect(findRow(page, plain)).toBeVisible();
  const remove = findRow(page, plain).getByRole('button', { name: say('Remove') });
  const undo = page.getByRole('button', { name: say('Undo') });
  await remove.press('Enter');
  await undo.press('Enter');
  await expect(findRow(page, plain).getByRole('link', { name: localize(plain.title) })).toBeFocused();
  await expect(undo).toHaveCount(0);
  await remove.press('Enter');
  // Hovering keeps the toast during the navigation.
  await undo.hover();
  await findBar(page)
    .getByRole('link', { name: say('Brands') })
    .press('Enter');
  await expect(findHeading(page)).toHaveText(say('our Brands'));
  await undo.press('Enter');
  await expect(findHeading(page)).toBeFocused();
  await expect(findBar(page).getByRole('link', { name: say('Cart 2'), exact: true })).toBeVisible();
});

test('after Logout the heading has the focus', async ({ page, shopper: _ }) => {
  await page.goto(at(paths.brands));
  await findBar(page)
    .getByRole('button', { name: say('Logout') })
    .press('Enter');
  await expect(findHeading(page)).toHaveText('My Store');
  await expect(findHeading(page)).toBeFocused();
});
