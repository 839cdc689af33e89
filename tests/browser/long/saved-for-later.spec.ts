/** Lines saved for later, below the cart; the link in the cart's toast. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { onOffer, plain, soldOut } from '#tests/setup/cart-products.ts';
import { readCounts } from '#tests/setup/shop-client.ts';
import { expectUsableAnywhere } from '../accessibility.ts';
import {
  findCartLink,
  findCheckOutLink,
  findRow,
  findRows,
  type ListedProduct,
  openCart,
  test,
} from '../cart-page.ts';
import { ARABIC, at, localize, say } from '../language.ts';
import { expectFit, MAX_LAYOUT_SHIFT, watchLayoutShift } from '../layout-checks.ts';
import { callTo } from '../requests.ts';

const findSavedSection = (page: Page) => page.getByRole('region', { name: say('Saved for later') });
const findSavedRow = (page: Page, { title }: ListedProduct) =>
  findSavedSection(page)
    .getByRole('listitem')
    .filter({ hasText: localize(title) });
const findSaveButton = (page: Page, product: ListedProduct) =>
  findRow(page, product).getByRole('button', { name: say('Save for later') });
const findUndoButton = (page: Page) => page.getByRole('button', { name: say('Undo') });
const findRemoveButton = (page: Page, product: ListedProduct) =>
  findSavedRow(page, product).getByRole('button', { name: say('Remove') });

test('a line is saved for later, moved back, removed and restored, and is gone after Logout', {
  tag: ARABIC,
}, async ({ page, shop, shopper, filled: _ }) => {
  await openCart(page);
  await expect(findSavedSection(page)).toHaveCount(0);

  await test.step('saved by keyboard, and undone by keyboard', async () => {
    await findSaveButton(page, plain).press('Enter');
    await expect(findSavedRow(page, plain)).toBeVisible();
    await expect(findRows(page)).toHaveCount(1);
    await expect(findCartLink(page, 1)).toBeVisible();
    await expect(findSaveButton(page, onOffer)).toBeFocused();
    await expect(findUndoButton(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(findUndoButton(page)).toHaveAccessibleDescription(say('Saved for later.'));
    await page.keyboard.press('Enter');
    await expect(findRows(page).first()).toContainText(localize(plain.title));
    await expect(findSavedSection(page)).toHaveCount(0);
    await expect(findRow(page, plain).getByRole('link', { name: localize(plain.title) })).toBeFocused();
    await expect(findCheckOutLink(page)).not.toHaveAttribute('aria-disabled');
    expect((await readCounts(shop.url, shopper)).size).toBe(2);
  });

  await test.step('the cart is empty, and the page is reloaded', async () => {
    await page.request.put(`${shop.url}/api/v1/cart/saved/${soldOut.id}`, {
      headers: { token: shopper.token },
      data: { count: 1 },
    });
    for (const product of [plain, onOffer]) {
      await findSaveButton(page, product).click();
      await expect(findSavedRow(page, product)).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: say('Your cart is empty') })).toBeVisible();
    const shift = await watchLayoutShift(page);
    await page.reload();
    await expect(findSavedSection(page).getByRole('listitem')).toHaveCount(3);
    expect(await shift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    await expect(
      findSavedRow(page, soldOut).getByRole('button', { name: say('Move to cart') }),
    ).toBeDisabled();
    await expect(findSavedRow(page, soldOut)).toContainText(say('Out of stock'));
    await expectUsableAnywhere(page);
    await expectFit(page, 320, 768, 1440);
  });

  await test.step('moved to the cart', async () => {
    await findSavedRow(page, onOffer)
      .getByRole('button', { name: say('Move to cart') })
      .click();
    await expect(findRow(page, onOffer)).toBeVisible();
    await expect(page.getByText(say('Moved to your cart.'))).toBeVisible();
    await expect(findCartLink(page, 1)).toBeVisible();
    await expect(findCheckOutLink(page)).not.toHaveAttribute('aria-disabled');
  });

  await test.step('removing fails, is retried, and is undone', async () => {
    await page.route(callTo('cart/saved/*'), (route) => route.abort());
    await findRemoveButton(page, plain).click();
    const again = page.getByRole('alert').getByRole('button', { name: say('Try again') });
    await expect(again).toBeVisible();
    await expect(findSavedRow(page, plain)).toBeVisible();
    await page.unroute(callTo('cart/saved/*'));
    await again.click();
    await expect(findSavedRow(page, plain)).toHaveCount(0);
    await findUndoButton(page).last().click();
    await expect(findSavedRow(page, plain)).toBeVisible();
    await expect(findSavedRow(page, plain).getByRole('link', { name: localize(plain.title) })).toBeFocused();
  });

  await test.step('after Logout nothing is left on the device', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('Logout') })
      .click();
    await expect(page).toHaveURL(at(paths.home));
    await expect(findSavedSection(page)).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      plain.id,
    );
  });
});

test("Tab leads to 'View cart' in the toast, which does not time out meanwhile", async ({
  page,
  shopper: _,
}) => {
  await page.clock.install();
  await page.goto(at(paths.productDetails(plain.id, plain.category)));
  const add = page.getByRole('button', { name: say('add to card') }).first();
  await add.focus();
  await add.press('Enter');
  const view = page.getByRole('link', { name: say('View cart') });
  await expect(view).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(view).toBeFocused();
  await expect(view).toHaveAccessibleDescription(say('Product Added To Card'));
  await page.clock.runFor(20_000);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(paths.cart));
  await expect(findRow(page, plain)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(view).toHaveCount(0);
});
