/** A purchase with each gateway, from the address to the paid order. Failures are in long/gateways.spec.ts. */
import { expect } from '@playwright/test';
import { expectOneOrder, GATEWAYS, goToGateway, test } from './gateway-test.ts';
import { ARABIC, at } from './language.ts';
import { paidChip } from './order-page.ts';

// Runs in one worker, because starting a shop with its gateways takes long.
test.describe.configure({ mode: 'default' });

for (const gateway of GATEWAYS) {
  test(`${gateway.name}: the shopper chooses it, pays there, and sees the order paid`, {
    tag: ARABIC,
  }, async ({ page, gatewayShop, shopper }) => {
    const before = gateway.sumCharges(gatewayShop);
    await goToGateway(page, gatewayShop.url, shopper, gateway);
    await gateway.pay(page);
    await expect(page).toHaveURL(new RegExp(`${at('/allorders')}(\\?|$)`));
    await expect(paidChip(page)).toBeVisible();
    await expectOneOrder(gatewayShop.url, shopper, 'paid', 0);
    expect(gateway.sumCharges(gatewayShop)).toBeGreaterThan(before);
  });
}
