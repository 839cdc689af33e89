/** The cart of the specification (§2), on our own provider. Removing rows is in cart-remove.spec.ts. */
import { expect, type Page } from '@playwright/test';
import { formatEgp } from '#contract/money.ts';
import { onOffer, plain } from '#tests/setup/cart-products.ts';
import { expectNoViolations } from './accessibility.ts';
import { findCheckOutLink, findPricePiastres, findRow, findRows, openCart, test } from './cart-page.ts';
import { at, LONG, localize, say } from './language.ts';
import { MAX_LAYOUT_SHIFT, watchLayoutShift } from './layout-checks.ts';
import { callTo } from './requests.ts';

const SHIPPING_PIASTRES = 499;
const findSummary = (page: Page) => page.getByRole('region', { name: say('Summary') });

test.describe('§2 Cart', () => {
  test('a skeleton is shown from the first paint, and replaced by the cart without a layout shift', async ({
    page,
    filled: _,
    pageErrors,
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
    await expect(findRows(page)).toHaveCount(2);
    await expect(skeleton).toHaveCount(0);
    expect(await shift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    expect(pageErrors).toEqual([]);
  });

  test("it shows a row per line, and a summary: Shipping, Total 'including VAT' and Order total", async ({
    page,
    filled: _,
    pageErrors,
  }) => {
    await openCart(page);
    await expect(findRows(page)).toHaveCount(2);
    await expect(page).toHaveTitle(say('Cart · My Store'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Cart Items'));
    for (const product of [plain, onOffer]) {
      await expect(findRow(page, product)).toContainText(
        say(`${formatEgp(findPricePiastres(product))} each`),
      );
    }
    const total = findPricePiastres(plain) + findPricePiastres(onOffer);
    await expect(findSummary(page).getByRole('term')).toHaveText([
      say('Shipping'),
      `${say('Total')} ${say('including VAT')}`,
      say('Order total'),
    ]);
    await expect(findSummary(page).getByRole('definition')).toHaveText([
      say('4.99 EGP'),
      say(formatEgp(total)),
      say(formatEgp(total + SHIPPING_PIASTRES)),
    ]);
    expect(pageErrors).toEqual([]);
  });

  test('the title of a line leads to its product', { tag: LONG }, async ({ page, filled: _, pageErrors }) => {
    await openCart(page);
    await findRow(page, plain)
      .getByRole('link', { name: localize(plain.title) })
      .click();
    await expect(page).toHaveURL(at(`/product%20details/${plain.id}/${plain.category}`));
    expect(pageErrors).toEqual([]);
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
    await expect(findRows(page)).toHaveCount(200);
    const last = findRows(page).filter({ hasText: 'Line 200' });
    await last.getByRole('button', { name: say('Remove') }).focus();
    await expect(last).toBeInViewport();
    await expect(findCheckOutLink(page)).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.mouse.wheel(0, -100_000);
    await expect(findRows(page).first()).toBeInViewport();
    await expect(findCheckOutLink(page)).toBeInViewport();
  });
});
