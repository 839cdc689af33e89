/** Documents that the counter prints. Each test signs in staff in the language of the texts that it expects. */
import { expect, type Page } from '@playwright/test';
import { onOffer, plain } from '#tests/setup/cart-products.ts';
import { findViolations } from '../accessibility.ts';
import { test } from '../counter-test.ts';
import { orderInCash } from '../order-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const findBarcode = (page: Page, text: string) =>
  page.getByRole('img', { name: `Barcode: ${text}`, exact: true });

/** How many pages the browser prints. */
async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('each packing slip fits one label and has barcodes of the order and its products', async ({
  page,
  join,
  shop,
  visitor,
}) => {
  const first = await orderInCash(shop.url, visitor, plain.id, onOffer.id);
  const second = await orderInCash(shop.url, visitor, onOffer.id);
  await join(page, 'orders', 'Mona Adel', 'en');
  await page.goto('/counter/orders');
  for (const { orderNumber } of [first, second])
    await page.getByRole('checkbox', { name: `Select ${orderNumber}` }).check();
  await page.getByRole('link', { name: 'Print' }).click();
  await page.getByText('A6 label').click();
  await expect(page).toHaveURL(/size=a6/);
  for (const { orderNumber } of [first, second]) await expect(findBarcode(page, orderNumber)).toBeVisible();
  await expect(findBarcode(page, plain.id)).toHaveCount(1);
  await expect(findBarcode(page, onOffer.id)).toHaveCount(2);
  expect(await countPages(page)).toBe(2);
  expect(await findViolations(page)).toEqual([]);
});

test('scanning a packing slip’s barcodes finds the order and counts its product', async ({
  page,
  join,
  shop,
  visitor,
}) => {
  const { orderNumber } = await orderInCash(shop.url, visitor, plain.id);
  await join(page, 'orders', 'Mona Adel', 'en');
  await page.goto(`/counter/orders/print?orders=${orderNumber}`);
  await expect(findBarcode(page, orderNumber)).toBeVisible();
  const scanned = await page
    .getByRole('article')
    .getByRole('img', { name: /^Barcode: / })
    .all();
  const texts = await Promise.all(scanned.map((bars) => bars.getAttribute('aria-label')));
  const [number = '', product = ''] = texts.map((text) => text?.replace('Barcode: ', '') ?? '');
  await page.goto('/counter/orders');
  await page.getByRole('searchbox').fill(number);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: orderNumber }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Pack', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(product);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 of 1 checked');
});

test('a pick list and an Arabic invoice fit their pages', async ({ page, join, shop, visitor }) => {
  const { orderNumber } = await orderInCash(shop.url, visitor, plain.id, onOffer.id);
  await join(page, 'orders', 'Mona Adel', 'en');
  for (const paper of ['picklist', 'invoices']) {
    for (const size of ['a4', 'a6']) {
      await page.goto(`/counter/orders/print?orders=${orderNumber}&paper=${paper}&size=${size}&language=ar`);
      const sheet = page.getByRole('article');
      await expect(sheet).toHaveAttribute('dir', 'rtl');
      await expect(sheet).toContainText(paper === 'picklist' ? 'قائمة الجمع' : 'فاتورة');
      expect(await sheet.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
      expect(await countPages(page)).toBe(1);
    }
  }
});
