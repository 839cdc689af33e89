/** Many orders packed and printed at once in the counter. */
import { expect, type Page } from '@playwright/test';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { putIntoCart, signUp } from '#tests/setup/shop-client.ts';
import { openCounter, press, test, texts } from '../counter-test.ts';

const { order, orders, print } = texts;

const ORDER_COUNT = 200;
const SHOPPER_COUNT = 8;

// Placing, packing and printing 200 orders takes long, and other tests use the same machine.
test.describe.configure({ timeout: 600_000 });
test.use({ viewport: { width: 1440, height: 900 } });

/** Places orders of one piece each, all with this phone number, of products with enough stock. */
async function placeOrders(shop: string, phone: string): Promise<void> {
  const products = demoCatalogue.products.filter(({ quantity }) => quantity >= 60).slice(-SHOPPER_COUNT);
  expect(products).toHaveLength(SHOPPER_COUNT);
  const placeOf = async ({ id }: (typeof products)[number]) => {
    const shopper = await signUp(shop, `${id}-${phone}@example.com`);
    for (let placed = 0; placed < ORDER_COUNT / SHOPPER_COUNT; placed++) {
      const answer = await fetch(`${shop}/api/v1/orders/${await putIntoCart(shop, shopper, id)}`, {
        method: 'POST',
        headers: { token: shopper.token, 'content-type': 'application/json' },
        body: JSON.stringify({ shippingAddress: { ...ADDRESS, phone } }),
      });
      expect(answer.ok, await answer.clone().text()).toBe(true);
    }
  };
  await Promise.all(products.map(placeOf));
}

/** Loads all pages of the list, and selects every order. */
async function selectAll(page: Page): Promise<void> {
  const rows = page.getByRole('row');
  for (let loaded = 50; loaded < ORDER_COUNT; loaded += 50) {
    await expect(rows).toHaveCount(loaded + 1);
    await press(page, orders.loadMore);
  }
  await expect(rows).toHaveCount(ORDER_COUNT + 1);
  await page.getByRole('checkbox', { name: orders.selectAll }).check();
  await expect(page.getByText(orders.selected(ORDER_COUNT, String(ORDER_COUNT)))).toBeVisible();
}

test('200 orders are packed at once with a result for each, and their papers printed in one go', async ({
  page,
  join,
  shop,
  pageErrors,
}) => {
  const phone = `0111${String(Date.now() % 10_000_000).padStart(7, '0')}`;
  await placeOrders(shop.url, phone);
  await join(page, 'orders');
  await openCounter(page, `/orders?search=${phone}`);
  const found = orders.found(ORDER_COUNT, String(ORDER_COUNT));
  await expect(page.getByText(found, { exact: true })).toBeVisible();
  await selectAll(page);
  await press(page, order.more);
  await page.getByRole('menuitem', { name: order.acts.pack }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: orders.bulk.titles.pack(found) }).click();
  await expect(dialog.getByRole('status')).toHaveText(orders.bulk.allDone(found), { timeout: 120_000 });
  await expect(dialog.getByRole('listitem').filter({ hasText: orders.bulk.states.done })).toHaveCount(
    ORDER_COUNT,
  );

  await dialog.getByRole('link', { name: print.print }).click();
  await expect(page.getByRole('article')).toHaveCount(ORDER_COUNT, { timeout: 120_000 });
  await page.getByText(print.sizes.a6, { exact: true }).click();
  await expect(page).toHaveURL(/size=a6/);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(ORDER_COUNT);
  expect(pageErrors).toEqual([]);
});
