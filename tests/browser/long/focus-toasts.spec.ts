/** The action of a toast is one Tab away while the toast is shown, wherever the focus is. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { onOffer, other, plain } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { putIntoCart } from '#tests/setup/shop-client.ts';
import { checkOutLink, type Listed, rowOf, rows } from '../cart-page.ts';
import { at, say, written } from '../language.ts';
import { test } from '../shop-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const clear = (page: Page) => page.getByRole('button', { name: say('clear All Cart'), exact: true });
const undo = (page: Page) => page.getByRole('button', { name: say('Undo') });
const remove = (page: Page, product: Listed) =>
  rowOf(page, product).getByRole('button', { name: say('Remove') });
const link = (page: Page, product: Listed) =>
  rowOf(page, product).getByRole('link', { name: written(product.title) });

test.use({ viewport: { width: 1440, height: 900 } });

test('by Enter, Tab and Enter the cart is cleared and back, a row is removed and back; Shift+Tab goes back where the focus was, Tab goes on from there, and time stands still meanwhile', async ({
  page,
  shop,
  shopper,
}) => {
  for (const { id } of [plain, onOffer, other]) await putIntoCart(shop.url, shopper, id);
  await page.clock.install();
  await page.goto(at(paths.cart));
  await expect(rows(page)).toHaveCount(3);

  await test.step('clear', async () => {
    await clear(page).press('Enter');
    await expect(undo(page)).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(undo(page)).toBeFocused();
    await expect(undo(page)).toHaveAccessibleDescription(say('All Product Deleted !'));
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(3);
    await expect(link(page, plain)).toBeFocused();
    await expect(checkOutLink(page)).not.toHaveAttribute('aria-disabled');
  });

  await test.step('remove', async () => {
    await remove(page, plain).press('Enter');
    await expect(undo(page)).toBeVisible();
    await expect(remove(page, onOffer)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(undo(page)).toBeFocused();
    await expect(undo(page)).toHaveAccessibleDescription(say('Product Deleted !'));
    await page.keyboard.press('Enter');
    await expect(link(page, plain)).toBeFocused();
    await expect(checkOutLink(page)).not.toHaveAttribute('aria-disabled');
  });

  await test.step('Shift+Tab goes back, after a while, and the next Tab is like any other', async () => {
    await remove(page, plain).press('Enter');
    await expect(undo(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(undo(page)).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(undo(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(remove(page, onOffer)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(page, other)).toBeFocused();
    await page.clock.runFor(6_000);
    await expect(undo(page)).toHaveCount(0);
    await expect(link(page, other)).toBeFocused();
  });

  await test.step('Tab goes on; of two toasts the newest comes first', async () => {
    await remove(page, onOffer).press('Enter');
    await expect(undo(page)).toHaveCount(1);
    await expect(remove(page, other)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(undo(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(checkOutLink(page)).toBeFocused();
    await remove(page, other).press('Enter');
    await expect(heading(page)).toBeFocused();
    await expect(rows(page)).toHaveCount(0);
    await expect(undo(page)).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(undo(page).last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(link(page, other)).toBeFocused();
  });
});

test('what had the focus is gone meanwhile: the heading has it; the toast itself is gone: what had it before has it again', async ({
  page,
  context,
  shop,
  shopper,
}) => {
  const products = demoCatalogue.products.filter(({ quantity }) => quantity > 0).slice(0, 9);
  for (const { id } of products) await putIntoCart(shop.url, shopper, id);
  await page.goto(at(paths.cart));
  await expect(rows(page)).toHaveCount(9);
  const removes = rows(page).getByRole('button', { name: say('Remove') });

  await test.step('what had the focus', async () => {
    await removes.nth(0).press('Enter');
    await expect(rows(page)).toHaveCount(8);
    await expect(undo(page)).toBeVisible();
    await expect(removes.nth(0)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(undo(page)).toBeFocused();
    const tab = await context.newPage();
    await tab.goto(at(paths.cart));
    await rows(tab)
      .first()
      .getByRole('button', { name: say('Remove') })
      .click();
    await expect(rows(page)).toHaveCount(7);
    await tab.close();
    await expect(undo(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(heading(page)).toBeFocused();
  });

  await test.step('the toast, when five newer ones take its place', async () => {
    await removes.nth(0).press('Enter');
    await expect(rows(page)).toHaveCount(6);
    await expect(undo(page)).not.toHaveCount(0);
    await clear(page).focus();
    await page.keyboard.press('Tab');
    await expect(undo(page).last()).toBeFocused();
    // A real click would move the focus.
    for (let left = 5; left > 0; left -= 1) {
      await removes.first().dispatchEvent('click');
      await expect(rows(page)).toHaveCount(left);
    }
    await expect(undo(page)).toHaveCount(5);
    await expect(clear(page)).toBeFocused();
  });
});
