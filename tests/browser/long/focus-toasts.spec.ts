/** The action of a toast is one Tab away while the toast is shown, wherever the focus is. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { onOffer, other, plain } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { putIntoCart, type SignedInShopper } from '#tests/setup/shop-client.ts';
import { findCheckOutLink, findRow, findRows, type ListedProduct } from '../cart-page.ts';
import { at, localize, say } from '../language.ts';
import { test } from '../shop-test.ts';

const findHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const findClearButton = (page: Page) =>
  page.getByRole('button', { name: say('clear All Cart'), exact: true });
const findUndoButton = (page: Page) => page.getByRole('button', { name: say('Undo') });
const findRemoveButton = (page: Page, product: ListedProduct) =>
  findRow(page, product).getByRole('button', { name: say('Remove') });
const findProductLink = (page: Page, product: ListedProduct) =>
  findRow(page, product).getByRole('link', { name: localize(product.title) });

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens a cart with one piece of each product, with a clock that a test can advance. */
async function openCart(
  page: Page,
  shop: { url: string },
  shopper: SignedInShopper,
  products: ListedProduct[],
): Promise<void> {
  for (const { id } of products) await putIntoCart(shop.url, shopper, id);
  await page.clock.install();
  await page.goto(at(paths.cart));
  await expect(findRows(page)).toHaveCount(products.length);
}

test("'clear All Cart' is undone by Tab and Enter", async ({ page, shop, shopper }) => {
  await openCart(page, shop, shopper, [plain, onOffer, other]);
  await findClearButton(page).press('Enter');
  await expect(findUndoButton(page)).toBeVisible();
  await expect(findHeading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(findUndoButton(page)).toBeFocused();
  await expect(findUndoButton(page)).toHaveAccessibleDescription(say('All Product Deleted !'));
  await page.keyboard.press('Enter');
  await expect(findRows(page)).toHaveCount(3);
  await expect(findProductLink(page, plain)).toBeFocused();
  await expect(findCheckOutLink(page)).not.toHaveAttribute('aria-disabled');
});

test("'Remove' is undone by Tab and Enter", async ({ page, shop, shopper }) => {
  await openCart(page, shop, shopper, [plain, onOffer, other]);
  await findRemoveButton(page, plain).press('Enter');
  await expect(findUndoButton(page)).toBeVisible();
  await expect(findRemoveButton(page, onOffer)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(findUndoButton(page)).toBeFocused();
  await expect(findUndoButton(page)).toHaveAccessibleDescription(say('Product Deleted !'));
  await page.keyboard.press('Enter');
  await expect(findProductLink(page, plain)).toBeFocused();
  await expect(findCheckOutLink(page)).not.toHaveAttribute('aria-disabled');
});

test('Shift+Tab leads back from a toast, which does not time out while it has the focus', async ({
  page,
  shop,
  shopper,
}) => {
  await openCart(page, shop, shopper, [plain, onOffer, other]);
  await findRemoveButton(page, plain).press('Enter');
  await expect(findUndoButton(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(findUndoButton(page)).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(findUndoButton(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(findRemoveButton(page, onOffer)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(findProductLink(page, other)).toBeFocused();
  await page.clock.runFor(6_000);
  await expect(findUndoButton(page)).toHaveCount(0);
  await expect(findProductLink(page, other)).toBeFocused();
});

test('Tab leads on from a toast; of two toasts the newest comes first', async ({ page, shop, shopper }) => {
  await openCart(page, shop, shopper, [onOffer, other]);
  await findRemoveButton(page, onOffer).press('Enter');
  await expect(findUndoButton(page)).toHaveCount(1);
  await expect(findRemoveButton(page, other)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(findUndoButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(findCheckOutLink(page)).toBeFocused();
  await findRemoveButton(page, other).press('Enter');
  await expect(findHeading(page)).toBeFocused();
  await expect(findRows(page)).toHaveCount(0);
  await expect(findUndoButton(page)).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(findUndoButton(page).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findProductLink(page, other)).toBeFocused();
});

const inStock = demoCatalogue.products.filter(({ quantity }) => quantity > 0);
const findRemoveButtons = (page: Page) => findRows(page).getByRole('button', { name: say('Remove') });

test('Shift+Tab from a toast leads to the heading if the element before it is gone', async ({
  page,
  context,
  shop,
  shopper,
}) => {
  for (const { id } of inStock.slice(0, 3)) await putIntoCart(shop.url, shopper, id);
  await page.goto(at(paths.cart));
  await expect(findRows(page)).toHaveCount(3);
  const removes = findRemoveButtons(page);
  await removes.nth(0).press('Enter');
  await expect(findRows(page)).toHaveCount(2);
  await expect(findUndoButton(page)).toBeVisible();
  await expect(removes.nth(0)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(findUndoButton(page)).toBeFocused();
  const tab = await context.newPage();
  await tab.goto(at(paths.cart));
  await findRows(tab)
    .first()
    .getByRole('button', { name: say('Remove') })
    .click();
  await expect(findRows(page)).toHaveCount(1);
  await tab.close();
  await expect(findUndoButton(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(findHeading(page)).toBeFocused();
});

test('when newer toasts replace a focused one, the focus returns to where it was before', async ({
  page,
  shop,
  shopper,
}) => {
  for (const { id } of inStock.slice(0, 7)) await putIntoCart(shop.url, shopper, id);
  await page.goto(at(paths.cart));
  await expect(findRows(page)).toHaveCount(7);
  const removes = findRemoveButtons(page);
  await removes.nth(0).press('Enter');
  await expect(findRows(page)).toHaveCount(6);
  await expect(findUndoButton(page)).not.toHaveCount(0);
  await findClearButton(page).focus();
  await page.keyboard.press('Tab');
  await expect(findUndoButton(page).last()).toBeFocused();
  // A real click would move the focus.
  for (let left = 5; left > 0; left -= 1) {
    await removes.first().dispatchEvent('click');
    await expect(findRows(page)).toHaveCount(left);
  }
  await expect(findUndoButton(page)).toHaveCount(5);
  await expect(findClearButton(page)).toBeFocused();
});
