/** §2 Cart: on our own provider. */
import { expect, type Page } from '@playwright/test';
import { formatEgp } from '#contract/money.ts';
import { onOffer, other, plain } from '#tests/setup/cart-products.ts';
import { putIntoCart, readCounts } from '#tests/setup/shop-client.ts';
import { expectNoViolations, expectUsable } from './accessibility.ts';
import {
  badge,
  checkOutLink,
  field,
  type Listed,
  openCart,
  priceOf,
  rowOf,
  rows,
  test,
} from './cart-page.ts';
import { at, LONG, say, written } from './language.ts';
import { watchLayoutShift } from './layout-checks.ts';
import { callTo } from './requests.ts';

const SHIPPING = 499;
const summary = (page: Page) => page.getByRole('region', { name: say('Summary') });

test.describe('§2 Cart', () => {
  test("a skeleton from the first paint on, then without a jump the title 'Cart Items', a row per line, its title back to its product; the summary: Shipping 4.99 EGP, Total 'including VAT', and both added up", async ({
    page,
    filled: _,
    trouble,
  }) => {
    const shift = await watchLayoutShift(page);
    const [scripts, cart] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    for (const [address, { promise }] of [
      ['**/assets/*.js', scripts],
      [callTo('cart'), cart],
    ] as const) {
      await page.route(address, async (route) => {
        await promise;
        await route.continue();
      });
    }
    await page.goto(at('/cart'), { waitUntil: 'commit' });
    const skeleton = page.getByRole('main').getByRole('status', { name: say('Loading…') });
    await expect(skeleton).toBeVisible();
    await expect(page.getByRole('link', { name: say('Go To Login Page') })).toBeHidden();
    scripts.resolve();
    await page.waitForLoadState();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Cart Items'));
    await expect(skeleton).toHaveAttribute('aria-busy', 'true');
    await expectNoViolations(page);
    cart.resolve();
    await expect(rows(page)).toHaveCount(2);
    await expect(skeleton).toHaveCount(0);
    expect(await shift()).toBeLessThanOrEqual(0.02);

    await expect(page).toHaveTitle(say('Cart · My Store'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Cart Items'));
    for (const product of [plain, onOffer]) {
      await expect(rowOf(page, product)).toContainText(say(`${formatEgp(priceOf(product))} each`));
    }
    const total = priceOf(plain) + priceOf(onOffer);
    await expect(summary(page).getByRole('term')).toHaveText([
      say('Shipping'),
      `${say('Total')} ${say('including VAT')}`,
      say('Order total'),
    ]);
    await expect(summary(page).getByRole('definition')).toHaveText([
      say('4.99 EGP'),
      say(formatEgp(total)),
      say(formatEgp(total + SHIPPING)),
    ]);
    await rowOf(page, plain)
      .getByRole('link', { name: written(plain.title) })
      .click();
    await expect(page).toHaveURL(at(`/product%20details/${plain.id}/${plain.category}`));
    expect(trouble).toEqual([]);
  });

  test("'Remove' takes a row away with the toast 'Product Deleted !', Undo brings it back as it was, the focus goes on; 'clear All Cart' empties it at once, and Undo brings back every row; no barriers, nothing wider than the page", async ({
    page,
    shop,
    shopper,
    filled: _,
    trouble,
  }) => {
    for (const { id } of [plain, other]) await putIntoCart(shop.url, shopper, id);
    await openCart(page);
    await expectUsable(page, 320, 1440);
    await page.setViewportSize({ width: 1440, height: 800 });
    const remove = (product: Listed) => rowOf(page, product).getByRole('button', { name: say('Remove') });
    const clear = page.getByRole('button', { name: say('clear All Cart'), exact: true });
    const empty = page.getByRole('heading', { name: say('Your cart is empty') });
    const undo = page.getByRole('button', { name: say('Undo') });

    await test.step('clear All Cart and Undo', async () => {
      const counts = await readCounts(shop.url, shopper);
      const order = await rows(page).getByRole('heading').allInnerTexts();
      await clear.click();
      await expect(page.getByRole('status').getByText(say('All Product Deleted !'))).toBeVisible();
      await expect(empty).toBeVisible();
      await expect(badge(page, 0)).toBeVisible();
      expect(await readCounts(shop.url, shopper)).toEqual(new Map());
      await undo.click();
      await expect(rows(page).getByRole('heading')).toHaveText(order);
      await expect(field(page, plain)).toHaveValue('2');
      await expect(badge(page, 4)).toBeVisible();
      await expect(
        rows(page)
          .first()
          .getByRole('link', { name: order[0] ?? '' }),
      ).toBeFocused();
      await expect(undo).toHaveCount(0);
      await expect(checkOutLink(page)).not.toHaveAttribute('aria-disabled');
      expect([...(await readCounts(shop.url, shopper))]).toEqual([...counts]);
      await expect(rows(page).getByRole('heading')).toHaveText(order);
    });

    await test.step('Remove and Undo', async () => {
      await remove(plain).click();
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
      await undo.click();
      await expect(field(page, plain)).toHaveValue('2');
      await expect(rows(page).first()).toContainText(written(plain.title));
      await expect(badge(page, 4)).toBeVisible();
      await expect(checkOutLink(page)).not.toHaveAttribute('aria-disabled');
      expect((await readCounts(shop.url, shopper)).get(plain.id)).toBe(2);
    });

    await test.step('the focus goes to the next row, from the last one back, and at the end to the heading', async () => {
      await remove(onOffer).focus();
      await page.keyboard.press('Enter');
      await expect(rows(page)).toHaveCount(2);
      await expect(remove(other)).toBeFocused();
      await expect(undo).toBeVisible();
      await expectUsable(page, 1440, 320);
      await expect(remove(other)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(rows(page)).toHaveCount(1);
      await expect(remove(plain)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(empty).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    await test.step('clear All Cart', async () => {
      await undo.last().click();
      await expect(rows(page)).toHaveCount(1);
      await expect(checkOutLink(page)).not.toHaveAttribute('aria-disabled');
      await clear.click();
      await expect(page.getByRole('status').getByText(say('All Product Deleted !'))).toBeVisible();
      await expect(empty).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(badge(page, 0)).toBeVisible();
      await expect.poll(() => readCounts(shop.url, shopper)).toEqual(new Map());
      await expectUsable(page, 320, 1440);
      await page.getByRole('link', { name: say('Browse the products') }).click();
      await expect(page).toHaveURL(at('/products'));
    });
    expect(trouble).toEqual([]);
  });
});

test.describe('§2 Cart, at its limits', () => {
  test('200 lines: every row can be reached, the summary stays in view', { tag: LONG }, async ({
    page,
    filled: _,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route(callTo('cart'), async (route) => {
      const answer = await (await route.fetch()).json();
      const [line] = answer.data.products;
      answer.data.products = Array.from({ length: 200 }, (_, index) => {
        const id = String(index).padStart(24, '0');
        return { ...line, _id: id, product: { ...line.product, _id: id, id, title: `Line ${index + 1}` } };
      });
      await route.fulfill({ json: answer });
    });
    await page.goto(at('/cart'));
    await expect(rows(page)).toHaveCount(200);
    const last = rows(page).filter({ hasText: 'Line 200' });
    await last.getByRole('button', { name: say('Remove') }).focus();
    await expect(last).toBeInViewport();
    await expect(checkOutLink(page)).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.mouse.wheel(0, -100_000);
    await expect(rows(page).first()).toBeInViewport();
    await expect(checkOutLink(page)).toBeInViewport();
  });
});
