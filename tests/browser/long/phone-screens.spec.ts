import { expect } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { onOffer, plain } from '#tests/setup/cart-products.ts';
import { putIntoCart, signUp } from '#tests/setup/shop-client.ts';
import { expectNoViolations } from '../accessibility.ts';
import { ARABIC, at } from '../language.ts';
import { MAX_LAYOUT_SHIFT, watchLayoutShift } from '../layout-checks.ts';
import { orderInCash } from '../order-page.ts';
import { test } from '../shop-test.ts';
import { addToWishList, signInWithToken } from '../shopper.ts';

test('on a phone the screens of a shopper have no layout shift and are accessible', { tag: ARABIC }, async ({
  page,
  shop,
  pageErrors,
}) => {
  test.slow();
  const shopper = await signUp(shop.url, `every-screen-${Date.now()}@example.com`);
  await orderInCash(shop.url, shopper, onOffer.id);
  await putIntoCart(shop.url, shopper, plain.id);
  await addToWishList(shop.url, shopper, plain, onOffer);
  await signInWithToken(page, shopper.token);
  await page.setViewportSize({ width: 390, height: 844 });
  const shift = await watchLayoutShift(page);
  for (const path of [
    paths.home,
    paths.cart,
    paths.wishList,
    paths.productDetails(plain.id, plain.category),
    paths.shippingAddress,
    paths.orders,
  ]) {
    await page.goto(at(path));
    await page.waitForLoadState('networkidle');
    expect.soft(await shift(), path).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  expect(pageErrors).toEqual([]);
});
