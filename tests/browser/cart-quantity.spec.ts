/** §2 Cart, its quantity, and §5 its minimum: on our own provider. */
import { expect, type Page } from '@playwright/test';
import { formatEgp } from '#contract/money.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { readCounts, readStock } from '#tests/setup/shop-client.ts';
import { badge, checkOut, field, openCart, priceOf, rowOf, test } from './cart-page.ts';

/** Every change that a page sends from now on. */
function watchChanges(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(`${request.method()} ${request.postData() ?? ''}`.trim());
  });
  return changes;
}

test.describe('§2 Cart: a quantity input, minimum 1, committed on blur', () => {
  test('what is typed counts when the field is left, in Arabic and Persian digits too, and never less than 1', async ({
    page,
    shop,
    shopper,
    filled: _,
  }) => {
    await openCart(page);
    for (const [typed, count] of [
      ['5', 5],
      ['٧', 7],
      ['۱۲', 12],
      ['0', 1],
    ] as const) {
      const changes = watchChanges(page);
      await field(page, plain).fill(typed);
      expect(changes).toEqual([]);
      await field(page, plain).blur();
      await expect(field(page, plain)).toHaveValue(String(count));
      await expect(rowOf(page, plain)).toContainText(formatEgp(priceOf(plain) * count));
      await expect(badge(page, count + 1)).toBeVisible();
      await expect(checkOut(page)).not.toHaveAttribute('aria-disabled');
      expect(changes).toEqual([`PUT {"count":${count}}`]);
      expect((await readCounts(shop.url, shopper)).get(plain.id)).toBe(count);
    }
  });

  test('Enter commits too, Escape takes it back, and leaving it unchanged sends nothing', async ({
    page,
    filled: _,
  }) => {
    await openCart(page);
    const changes = watchChanges(page);
    const input = field(page, plain);
    await input.fill('9');
    await input.press('Escape');
    await expect(input).toHaveValue('1');
    await input.fill('1');
    await input.blur();
    await input.focus();
    await input.blur();
    await input.fill('4');
    await input.press('Enter');
    await expect(badge(page, 5)).toBeVisible();
    await input.blur();
    await expect(checkOut(page)).not.toHaveAttribute('aria-disabled');
    expect(changes).toEqual(['PUT {"count":4}']);
  });

  test('nonsense leaves the count as it was, and sends nothing', async ({ page, filled: _ }) => {
    await openCart(page);
    const changes = watchChanges(page);
    for (const nonsense of ['', 'many', '2.5']) {
      await field(page, plain).fill(nonsense);
      await field(page, plain).blur();
      await expect(field(page, plain)).toHaveValue('1');
    }
    expect(changes).toEqual([]);
  });

  test('the arrow keys count in the field, as in every field of numbers', async ({ page, filled: _ }) => {
    await openCart(page);
    const input = field(page, plain);
    await input.press('ArrowUp');
    await input.press('ArrowUp');
    await input.press('ArrowDown');
    await expect(input).toHaveValue('2');
    await input.press('Enter');
    await expect(badge(page, 3)).toBeVisible();
  });

  test('§5 Cart quantity minimum is 1: there is no less to press', async ({ page, filled: _ }) => {
    await openCart(page);
    const row = rowOf(page, plain);
    const less = row.getByRole('button', { name: 'Decrease quantity' });
    await expect(less).toBeDisabled();
    await row.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(field(page, plain)).toHaveValue('2');
    await expect(less).toBeEnabled();
    await less.click();
    await expect(field(page, plain)).toHaveValue('1');
    await expect(less).toBeDisabled();
  });

  test('what is typed counts when + is pressed next, in one change', async ({ page, filled: _ }) => {
    await openCart(page);
    const changes = watchChanges(page);
    await field(page, plain).fill('4');
    await rowOf(page, plain).getByRole('button', { name: 'Increase quantity' }).click();
    await expect(field(page, plain)).toHaveValue('5');
    await expect(checkOut(page)).not.toHaveAttribute('aria-disabled');
    expect(changes).toEqual(['PUT {"count":5}']);
  });

  test("more than there is: the provider's message, and the count as it was", async ({
    page,
    shop,
    filled: _,
  }) => {
    await openCart(page);
    await field(page, plain).fill('999');
    await field(page, plain).blur();
    const left = await readStock(shop.url, plain.id);
    await expect(page.getByRole('alert').filter({ hasText: `Only ${left} pieces left` })).toBeVisible();
    await expect(field(page, plain)).toHaveValue('1');
    await expect(checkOut(page)).not.toHaveAttribute('aria-disabled');
  });
});
