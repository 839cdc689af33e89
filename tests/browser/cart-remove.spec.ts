/** 'Remove' and 'clear All Cart' on the cart screen (§2 of the specification), on our own provider. */
import { expect, type Page } from '@playwright/test';
import { onOffer, other, plain } from '#tests/setup/cart-products.ts';
import { putIntoCart, readCounts, type SignedInShopper } from '#tests/setup/shop-client.ts';
import { expectUsable } from './accessibility.ts';
import {
  findCartLink,
  findCheckOutLink,
  findQuantityField,
  findRow,
  findRows,
  type ListedProduct,
  openCart,
  test,
} from './cart-page.ts';
import { at, LONG, say } from './language.ts';

const findRemoveButton = (page: Page, product: ListedProduct) =>
  findRow(page, product).getByRole('button', { name: say('Remove') });
const findClearButton = (page: Page) =>
  page.getByRole('button', { name: say('clear All Cart'), exact: true });
const findEmptyHeading = (page: Page) => page.getByRole('heading', { name: say('Your cart is empty') });
const findUndoButton = (page: Page) => page.getByRole('button', { name: say('Undo') });

/** Opens the cart with three rows: two pieces of the first product, one each of the others. */
async function openThreeRows(page: Page, shop: { url: string }, shopper: SignedInShopper): Promise<void> {
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
  const order = await findRows(page).getByRole('heading').allInnerTexts();
  await findClearButton(page).click();
  await expect(page.getByRole('status').getByText(say('All Product Deleted !'))).toBeVisible();
  await expect(findEmptyHeading(page)).toBeVisible();
  await expect(findCartLink(page, 0)).toBeVisible();
  expect(await readCounts(shop.url, shopper)).toEqual(new Map());
  await findUndoButton(page).click();
  await expect(findRows(page).getByRole('heading')).toHaveText(order);
  await expect(findQuantityField(page, plain)).toHaveValue('2');
  await expect(findCartLink(page, 4)).toBeVisible();
  await expect(
    findRows(page)
      .first()
      .getByRole('link', { name: order[0] ?? '' }),
  ).toBeFocused();
  await expect(findUndoButton(page)).toHaveCount(0);
  await expect(findCheckOutLink(page)).not.toHaveAttribute('aria-disabled');
  expect([...(await readCounts(shop.url, shopper))]).toEqual([...counts]);
  await expect(findRows(page).getByRole('heading')).toHaveText(order);
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
  const order = await findRows(page).getByRole('heading').allInnerTexts();
  await findRemoveButton(page, plain).click();
  await expect(page.getByRole('status').getByText(say('Product Deleted !'))).toBeVisible();
  await expect(findRows(page)).toHaveCount(2);
  await expect(findCartLink(page, 2)).toBeVisible();
  await expect
    .poll(() => readCounts(shop.url, shopper))
    .toEqual(
      new Map([
        [onOffer.id, 1],
        [other.id, 1],
      ]),
    );
  await findUndoButton(page).click();
  await expect(findQuantityField(page, plain)).toHaveValue('2');
  await expect(findCartLink(page, 4)).toBeVisible();
  await expect(findCheckOutLink(page)).not.toHaveAttribute('aria-disabled');
  await expect(findRows(page).getByRole('heading')).toHaveText(order);
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
  await findRemoveButton(page, onOffer).focus();
  await page.keyboard.press('Enter');
  await expect(findRows(page)).toHaveCount(2);
  await expect(findRemoveButton(page, other)).toBeFocused();
  await expect(findUndoButton(page)).toBeVisible();
  await expectUsable(page, 1440, 320);
  await expect(findRemoveButton(page, other)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findRows(page)).toHaveCount(1);
  await expect(findRemoveButton(page, plain)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findEmptyHeading(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await findUndoButton(page).last().click();
  await expect(findRows(page)).toHaveCount(1);
  await expect(findCheckOutLink(page)).not.toHaveAttribute('aria-disabled');
  expect(pageErrors).toEqual([]);
});

test("after 'clear All Cart' the heading has the focus, and a link leads to the products", {
  tag: LONG,
}, async ({ page, shop, shopper, filled: _, pageErrors }) => {
  await openThreeRows(page, shop, shopper);
  await expectUsable(page, 320, 1440);
  await page.setViewportSize({ width: 1440, height: 800 });
  await findClearButton(page).click();
  await expect(page.getByRole('status').getByText(say('All Product Deleted !'))).toBeVisible();
  await expect(findEmptyHeading(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(findCartLink(page, 0)).toBeVisible();
  await expect.poll(() => readCounts(shop.url, shopper)).toEqual(new Map());
  await expectUsable(page, 320, 1440);
  await page.getByRole('link', { name: say('Browse products') }).click();
  await expect(page).toHaveURL(at('/products'));
  expect(pageErrors).toEqual([]);
});
