import { expect, type Page } from '@playwright/test';
import { calculateSellingPricePiastres, toPiastres } from '#contract/money.ts';
import { onOffer, plain } from '#tests/setup/cart-products.ts';
import type { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { putIntoCart } from '#tests/setup/shop-client.ts';
import { at, localize, say } from './language.ts';
import { test as shopperTest } from './shop-test.ts';

export type ListedProduct = (typeof demoCatalogue.products)[number];

/** A shopper whose cart has two products; one of them is on offer. */
export const test = shopperTest.extend<{ filled: undefined }>({
  filled: async ({ shop, shopper }, use) => {
    for (const { id } of [plain, onOffer]) await putIntoCart(shop.url, shopper, id);
    await use(undefined);
  },
});

export const findPricePiastres = ({ price, ratingsAverage }: ListedProduct) =>
  calculateSellingPricePiastres(toPiastres(price), ratingsAverage);

export const findRows = (page: Page) =>
  page.getByRole('list', { name: say('Products in your cart') }).getByRole('listitem');
export const findRow = (page: Page, { title }: ListedProduct) =>
  findRows(page).filter({ hasText: localize(title) });
export const findQuantityField = (page: Page, product: ListedProduct) =>
  findRow(page, product).getByRole('spinbutton', { name: say('Quantity') });
export const findCheckOutLink = (page: Page) => page.getByRole('link', { name: say('Check Out') });
export const findCartLink = (page: Page, pieces: number) =>
  page.getByRole('banner').getByRole('link', { name: `${say('Cart')} ${pieces}`, exact: true });

/** Opens the cart and waits until it is loaded. */
export async function openCart(page: Page): Promise<void> {
  await page.goto(at('/cart'));
  await expect(findRow(page, plain)).toBeVisible();
}
