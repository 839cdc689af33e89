/** The quantity of a cart line and its minimum (§2 and §5 of the specification), on our own provider. */
import { expect, type Page } from '@playwright/test';
import { formatEgp } from '#contract/money.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { putIntoCart, readCounts } from '#tests/setup/shop-client.ts';
import {
  findCartLink,
  findCheckOutLink,
  findPricePiastres,
  findQuantityField,
  findRow,
  openCart,
  test,
} from './cart-page.ts';
import { LONG, say } from './language.ts';

/** Records every write that the page sends from now on. */
function watchChanges(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(`${request.method()} ${request.postData() ?? ''}`.trim());
  });
  return changes;
}

const findMoreButton = (page: Page) =>
  findRow(page, plain).getByRole('button', { name: say('Increase quantity') });

test.describe('§2 Cart: a quantity input, minimum 1, committed on blur', () => {
  test('Escape, an unchanged count and invalid text send no request', {
    tag: LONG,
  }, async ({ page, filled: _ }) => {
    await openCart(page);
    const changes = watchChanges(page);
    const input = findQuantityField(page, plain);
    await input.fill('9');
    await input.press('Escape');
    await expect(input).toHaveValue('1');
    await input.fill('1');
    await input.blur();
    await input.focus();
    await input.blur();
    for (const nonsense of ['', 'many', '2.5']) {
      await input.fill(nonsense);
      await input.blur();
      await expect(input).toHaveValue('1');
    }
    expect(changes).toEqual([]);
  });

  test('a typed count is sent on Enter, and only once', { tag: LONG }, async ({ page, filled: _ }) => {
    await openCart(page);
    const changes = watchChanges(page);
    const input = findQuantityField(page, plain);
    await input.fill('4');
    await input.press('Enter');
    await expect(findCartLink(page, 5)).toBeVisible();
    await input.blur();
    await expect(findCheckOutLink(page)).not.toHaveAttribute('aria-disabled');
    expect(changes.splice(0)).toEqual(['PUT {"count":4}']);
  });

  test('a typed count is sent on blur, in Arabic and Persian digits too, and is at least 1', {
    tag: LONG,
  }, async ({ page, shop, shopper, filled: _ }) => {
    await openCart(page);
    const changes = watchChanges(page);
    const input = findQuantityField(page, plain);
    for (const [typed, count] of [
      ['5', 5],
      ['٧', 7],
      ['۱۲', 12],
      ['0', 1],
    ] as const) {
      await test.step(`'${typed}'`, async () => {
        await input.fill(typed);
        expect(changes).toEqual([]);
        await input.blur();
        await expect(input).toHaveValue(String(count));
        await expect(findRow(page, plain)).toContainText(say(formatEgp(findPricePiastres(plain) * count)));
        await expect(findCartLink(page, count + 1)).toBeVisible();
        await expect(findCheckOutLink(page)).not.toHaveAttribute('aria-disabled');
        expect(changes.splice(0)).toEqual([`PUT {"count":${count}}`]);
        expect((await readCounts(shop.url, shopper)).get(plain.id)).toBe(count);
      });
    }
  });

  test("§5 its minimum is 1: 'Decrease quantity' is disabled", async ({ page, filled: _ }) => {
    await openCart(page);
    const input = findQuantityField(page, plain);
    const more = findMoreButton(page);
    const less = findRow(page, plain).getByRole('button', { name: say('Decrease quantity') });
    await expect(less).toBeDisabled();
    await more.click();
    await expect(input).toHaveValue('2');
    await expect(less).toBeEnabled();
    await less.click();
    await expect(input).toHaveValue('1');
    await expect(less).toBeDisabled();
  });

  test('arrow keys change the count, up to 999', { tag: LONG }, async ({ page, filled: _ }) => {
    await openCart(page);
    const input = findQuantityField(page, plain);
    const more = findMoreButton(page);
    await input.press('ArrowUp');
    await input.press('ArrowUp');
    await input.press('ArrowDown');
    await expect(input).toHaveValue('2');
    await input.press('Enter');
    await expect(findCartLink(page, 3)).toBeVisible();
    await expect(findCheckOutLink(page)).not.toHaveAttribute('aria-disabled');
    await input.fill('998');
    await input.press('ArrowUp');
    await expect(input).toHaveValue('999');
    await expect(more).toBeDisabled();
    await input.press('ArrowUp');
    await expect(input).toHaveValue('999');
  });

  test('a typed count is included when + is pressed next', async ({ page, filled: _ }) => {
    await openCart(page);
    const changes = watchChanges(page);
    const input = findQuantityField(page, plain);
    const more = findMoreButton(page);
    await input.fill('4');
    await more.click();
    await expect(input).toHaveValue('5');
    await expect(findCheckOutLink(page)).not.toHaveAttribute('aria-disabled');
    expect(changes).toEqual(['PUT {"count":5}']);
  });

  test('a count above the stock is refused, and says how many there are if they are few', {
    tag: LONG,
  }, async ({ page, shop, shopper }) => {
    const scarce = demoCatalogue.products.find(({ quantity }) => quantity === 3);
    if (!scarce) throw new Error('the demo catalogue has no such product');
    await putIntoCart(shop.url, shopper, plain.id);
    await putIntoCart(shop.url, shopper, scarce.id);
    await openCart(page);
    const refused = (text: string) => page.getByRole('alert').filter({ hasText: say(text) });
    for (const [product, text] of [
      [scarce, 'Only 3 available.'],
      [plain, 'We don’t have that many. Please choose fewer.'],
    ] as const) {
      const input = findQuantityField(page, product);
      await input.fill('٩٩٨');
      await input.blur();
      await expect(refused(text)).toBeVisible();
      await expect(input).toHaveValue('1');
      await expect(findCheckOutLink(page)).not.toHaveAttribute('aria-disabled');
    }
    expect([...(await readCounts(shop.url, shopper)).values()]).toEqual([1, 1]);
  });
});
