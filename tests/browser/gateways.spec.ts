/** A purchase with each gateway, from the address to the paid order. Failures are in long/gateways.spec.ts. */
import { expect } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { expectUsableAnywhere } from './accessibility.ts';
import { expectOneOrder, GATEWAYS, goToGateway, SHOP_DETAILS, test } from './gateway-test.ts';
import { ARABIC, at, LONG, language, say } from './language.ts';
import { findPaidChip, orderInCash } from './order-page.ts';

// Runs in one worker, because starting a shop with its gateways takes long.
test.describe.configure({ mode: 'default' });

for (const gateway of GATEWAYS) {
  test(`${gateway.name}: the shopper chooses it, pays there, and sees the order paid`, {
    tag: [ARABIC, LONG],
  }, async ({ page, gatewayShop, shopper }) => {
    const before = gateway.sumCharges(gatewayShop);
    await goToGateway(page, gatewayShop.url, shopper, gateway);
    await gateway.pay(page);
    await expect(page).toHaveURL(new RegExp(`${at('/allorders')}(\\?|$)`));
    await expect(findPaidChip(page)).toBeVisible();
    await expectOneOrder(gatewayShop.url, shopper, 'paid', 0);
    expect(gateway.sumCharges(gatewayShop)).toBeGreaterThan(before);
  });
}

test('the shop’s details are in the footer, on the contact page and on a receipt', {
  tag: [ARABIC, LONG],
}, async ({ page, gatewayShop, shopper }) => {
  const own = language === 'ar' ? SHOP_DETAILS.SHOP_COMPANY_AR : SHOP_DETAILS.SHOP_COMPANY;
  const { SHOP_PHONE, SHOP_EMAIL, SHOP_TAX_NUMBER } = SHOP_DETAILS;
  await page.goto(at(paths.contact));
  for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    await expect(part.getByRole('link', { name: SHOP_PHONE })).toHaveAttribute('href', 'tel:19000');
    for (const text of [own, SHOP_EMAIL, SHOP_TAX_NUMBER]) await expect(part).toContainText(text);
    await expect(part.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      SHOP_DETAILS.SHOP_PROFILES,
    );
    await expect(part.getByRole('link', { name: 'Instagram' })).toHaveCount(0);
  }
  await expectUsableAnywhere(page);
  await orderInCash(gatewayShop.url, shopper, plain.id);
  await page.goto(at(paths.orders));
  await page.emulateMedia({ media: 'print' });
  const receipt = page.getByRole('main').getByRole('article');
  for (const text of [own, SHOP_PHONE, SHOP_TAX_NUMBER]) await expect(receipt).toContainText(text);
});

test('the accepted payment methods are beside the buy button and in the footer', async ({ page }) => {
  await page.goto(at(paths.productDetails(plain.id, plain.category)));
  for (const part of [page.getByRole('main'), page.getByRole('contentinfo')])
    for (const mark of [say('Cash on delivery'), 'Visa', 'Meeza'])
      await expect(part.getByRole('listitem').filter({ hasText: mark }).last()).toBeVisible();
});
