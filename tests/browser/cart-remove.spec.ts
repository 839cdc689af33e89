/** 'Remove' and 'clear All Cart' on the cart screen (§2 of the specification), on our own provider. */
import { expect, type Page } from '@playwright/test';
import { onOffer, other, plain } from '#tests/setup/cart-products.ts';
import { putIntoCart, readCounts, type Signed } from '#tests/setup/shop-client.ts';
import { expectUsable } from './accessibility.ts';
import { badge, checkOutLink, field, type Listed, openCart, rowOf, rows, test } from './cart-page.ts';
import { at, LONG, say } from './language.ts';

const removeButton = (page: Page, product: Listed) =>
  rowOf(page, product).getByRole('button', { name: say('Remove') });
const clearButton = (page: Page) => page.getByRole('button', { name: say('clear All Cart'), exact: true });
const emptyHeading = (page: Page) => page.getByRole('heading', { name: say('Your cart is empty') });
const undoButton = (page: Page) => page.getByRole('button', { name: say('Undo') });

/** Opens the cart with three rows: two pieces of the first product, one each of the others. */
async function openThreeRows(page: Page, shop: { url: string }, shopper: Signed): Promise<void> {
  for (const { id } of [plain, other]) await putIntoCart(shop.url, shopper, id);
  await page.setViewportSize({ width: 1440, height: 800 });
  await openCart(page);
}

test("'clear All Cart' empties the cart at one press, and Undo brings back every row", async ({
  page,
  shop,
  shopper,
  filled: _,
  pageErrors,
}) => {
  await openThreeRows(page, shop, shopper);
  const counts = await readCounts(shop.url, shopper);
  const order = await rows(page).getByRole('heading').allInnerTexts();
  await clearButton(page).click();
  await expect(page.getByRole('status').getByText(say('All Product Deleted !'))).toBeVisible();
  await expect(emptyHeading(page)).toBeVisible();
  await expect(badge(page, 0)).toBeVisible();
  expect(await readCounts(shop.url, shopper)).toEqual(new Map());
  await undoButton(page).click();
  await expect(rows(page).getByRole('heading')).toHaveText(order);
  await expect(field(page, plain)).toHaveValue('2');
  await expect(badge(page, 4)).toBeVisible();
  await expect(
    rows(page)
      .first()
      .getByRole('link', { name: order[0] ?? '' }),
  ).toBeFocused();
  await expect(undoButton(page)).toHaveCount(0);
  await expect(checkOutLink(page)).not.toHaveAttribute('aria-disabled');
  expect([...(await readCounts(shop.url, shopper))]).toEqual([...counts]);
  await expect(rows(page).getByRole('heading')).toHaveText(order);
  expect(pageErrors).toEqual([]);
});

test("'Remove' takes a row away, and Undo brings it back as it was", async ({
  page,
  shop,
  shopper,
  filled: _,
  pageErrors,
}) => {
  await openThreeRows(page, shop, shopper);
  const order = await rows(page).getByRole('heading').allInnerTexts();
  await removeButton(page, plain).click();
  await expect(page.getByRole('status').getByText(say('Product Deleted !'))).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(badge(page, 2)).toBeVisible();
  await expect
    .poll(() => readCounts(shop.url, shopper))
    .toEqual(
      new Map([
        [onOffer.id, 1],
        [other.id, 1],
      ]),
    );
  await undoButton(page).click();
  await expect(field(page, plain)).toHaveValue('2');
  await expect(badge(page, 4)).toBeVisible();
  await expect(checkOutLink(page)).not.toHaveAttribute('aria-disabled');
  await expect(rows(page).getByRole('heading')).toHaveText(order);
  expect([...(await readCounts(shop.url, shopper))]).toEqual([
    [plain.id, 2],
    [onOffer.id, 1],
    [other.id, 1],
  ]);
  expect(pageErrors).toEqual([]);
});

test("after 'Remove' the focus goes to the next row, else the previous one, else the heading", {
  tag: LONG,
}, async ({ page, shop, shopper, filled: _, pageErrors }) => {
  await openThreeRows(page, shop, shopper);
  await removeButton(page, onOffer).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(removeButton(page, other)).toBeFocused();
  await expect(undoButton(page)).toBeVisible();
  await expectUsable(page, 1440, 320);
  await expect(removeButton(page, other)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(removeButton(page, plain)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(emptyHeading(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await undoButton(page).last().click();
  await expect(rows(page)).toHaveCount(1);
  await expect(checkOutLink(page)).not.toHaveAttribute('aria-disabled');
  expect(pageErrors).toEqual([]);
});

test("after 'clear All Cart' the heading has the focus, and a link leads to the products", {
  tag: LONG,
}, async ({ page, shop, shopper, filled: _, pageErrors }) => {
  await openThreeRows(page, shop, shopper);
  await expectUsable(page, 320, 1440);
  await page.setViewportSize({ width: 1440, height: 800 });
  await clearButton(page).click();
  await expect(page.getByRole('status').getByText(say('All Product Deleted !'))).toBeVisible();
  await expect(emptyHeading(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(badge(page, 0)).toBeVisible();
  await expect.poll(() => readCounts(shop.url, shopper)).toEqual(new Map());
  await expectUsable(page, 320, 1440);
  await page.getByRole('link', { name: say('Browse products') }).click();
  await expect(page).toHaveURL(at('/products'));
  expect(pageErrors).toEqual([]);
});
