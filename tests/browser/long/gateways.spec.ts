/** Interruptions of a payment at a gateway: there is one order, with its true status, and one charge. */
import { expect } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { listOrders, type SignedInShopper } from '#tests/setup/shop-client.ts';
import { expectOneOrder, fillAddress, GATEWAYS, goToGateway, test } from '../gateway-test.ts';
import { at } from '../language.ts';
import { findPaidChip } from '../order-page.ts';
import { findFormButton } from '../submit-button.ts';

test.describe.configure({ mode: 'default' });

const readStatus = async (shop: string, shopper: SignedInShopper) =>
  (await listOrders(shop, shopper)).map(({ paymentStatus }) => paymentStatus).join();
const ORDERS_URL = new RegExp(`${at('/allorders')}(\\?|$)`);

for (const gateway of GATEWAYS) {
  test.describe(gateway.name, () => {
    test('a declined card charges nothing, and another one can still pay', async ({
      page,
      gatewayShop,
      shopper,
    }) => {
      const before = gateway.sumCharges(gatewayShop);
      await goToGateway(page, gatewayShop.url, shopper, gateway);
      const session = page.url();
      await gateway.decline(page);
      await expect.poll(() => readStatus(gatewayShop.url, shopper)).toBe(gateway.declined);
      expect(gateway.sumCharges(gatewayShop)).toBe(before);
      await page.goto(session);
      await gateway.pay(page);
      await expect(page).toHaveURL(ORDERS_URL);
      await expect(findPaidChip(page)).toBeVisible();
      await expectOneOrder(gatewayShop.url, shopper, 'paid', 0);
    });

    test('cancelling leads back to the shop, with the cart as it was', async ({
      page,
      gatewayShop,
      shopper,
    }) => {
      const before = gateway.sumCharges(gatewayShop);
      await goToGateway(page, gatewayShop.url, shopper, gateway);
      await gateway.cancel(page);
      await expect(page).toHaveURL(new RegExp(`${at(gateway.cancelPath)}(\\?|$)`));
      await expectOneOrder(gatewayShop.url, shopper, 'pending', 1);
      expect(gateway.sumCharges(gatewayShop)).toBe(before);
    });

    test('a tab that is closed after paying loses nothing', async ({
      page,
      context,
      gatewayShop,
      shopper,
    }) => {
      await goToGateway(page, gatewayShop.url, shopper, gateway);
      await page.route(`${gatewayShop.url}/**`, (route) => route.abort());
      await gateway.pay(page).catch(() => {});
      await page.close();
      const next = await context.newPage();
      await next.goto(at(paths.orders));
      await expect(findPaidChip(next)).toBeVisible();
      await expectOneOrder(gatewayShop.url, shopper, 'paid', 0);
    });

    test('a double click charges once', async ({ page, gatewayShop, shopper }) => {
      const before = gateway.sumCharges(gatewayShop);
      await goToGateway(page, gatewayShop.url, shopper, gateway);
      await gateway.payButton(page).dblclick();
      await expect(page).toHaveURL(ORDERS_URL);
      await expect(findPaidChip(page)).toBeVisible();
      await expectOneOrder(gatewayShop.url, shopper, 'paid', 0);
      const [order] = await listOrders(gatewayShop.url, shopper);
      expect(gateway.sumCharges(gatewayShop) - before).toBe(Math.round((order?.totalOrderPrice ?? 0) * 100));
    });

    test('going back from the gateway and checking out again is the same order', async ({
      page,
      gatewayShop,
      shopper,
    }) => {
      await goToGateway(page, gatewayShop.url, shopper, gateway);
      await page.goBack();
      await fillAddress(page, gateway.choice);
      await findFormButton(page, 'card').click();
      await expect(gateway.payButton(page)).toBeVisible();
      await expectOneOrder(gatewayShop.url, shopper, 'pending', 1);
      await gateway.pay(page);
      await expect(page).toHaveURL(ORDERS_URL);
      await expectOneOrder(gatewayShop.url, shopper, 'paid', 0);
      await page.goBack();
      // goBack may return before the page has changed.
      await expect(page).not.toHaveURL(ORDERS_URL);
      await page.goto(at(paths.orders));
      await expect(findPaidChip(page)).toBeVisible();
    });

    test('two tabs that pay the same order charge once', async ({ page, context, gatewayShop, shopper }) => {
      const before = gateway.sumCharges(gatewayShop);
      await goToGateway(page, gatewayShop.url, shopper, gateway);
      const other = await context.newPage();
      await other.goto(page.url());
      await Promise.all([gateway.pay(page), gateway.pay(other)]);
      await expect(page).toHaveURL(ORDERS_URL);
      await expectOneOrder(gatewayShop.url, shopper, 'paid', 0);
      const [order] = await listOrders(gatewayShop.url, shopper);
      const total = Math.round((order?.totalOrderPrice ?? 0) * 100);
      await expect.poll(() => gateway.sumCharges(gatewayShop) - before).toBe(total);
    });
  });
}
