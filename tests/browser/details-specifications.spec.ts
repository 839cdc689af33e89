/** What a product is made of, its warranty, its seller and the guide to its sizes. */
import { expect } from '@playwright/test';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { type DemoProduct, openDetails } from './details-page.ts';
import { BURGUNDY_BAG, TEES_BY_SIZE } from './families.ts';
import { ARABIC, LONG, localize, say } from './language.ts';
import { test } from './shop-test.ts';

const find = (slug: string) => demoCatalogue.products.find((row) => row.slug === slug) as DemoProduct;
const PHONE = find('hayvo-x1-smartphone-midnight');
const NOVEL = find('the-lamplighter-of-al-muizz-novel');

test('details has a table of specifications', { tag: ARABIC }, async ({ page }) => {
  await openDetails(page, PHONE);
  const table = page.getByRole('region', { name: say('Specifications') }).getByRole('table');
  const rows = PHONE.specifications ?? [];
  expect(rows.length).toBeGreaterThan(3);
  await expect(table.getByRole('rowheader')).toHaveText(rows.map(({ name }) => localize(name)));
  await expect(table.getByRole('cell')).toHaveText(rows.map(({ value }) => localize(value)));
});

test('a warranty and the seller are named, and a novel has no warranty', { tag: ARABIC }, async ({
  page,
}) => {
  await openDetails(page, PHONE);
  const facts = page.getByRole('main').getByRole('listitem');
  await expect(facts.filter({ hasText: say('Warranty') })).toHaveText(/2 years|سنتان/);
  await expect(facts.filter({ hasText: say('Sold and delivered by') })).toContainText('My Store');
  await openDetails(page, NOVEL);
  await expect(facts.filter({ hasText: say('Sold and delivered by') })).toBeVisible();
  await expect(facts.filter({ hasText: say('Warranty') })).toHaveCount(0);
});

test('the size guide has the measures of each size, and closes with Escape', { tag: ARABIC }, async ({
  page,
}) => {
  await openDetails(page, TEES_BY_SIZE.l);
  const button = page.getByRole('button', { name: say('Size guide') });
  await button.click();
  const dialog = page.getByRole('dialog', { name: say('Size guide') });
  await expect(dialog.getByRole('rowheader')).toHaveText(['S', 'M', 'L', 'XL', 'XXL']);
  await expect(dialog.getByRole('row', { name: 'L 52–54 104–111 92–99', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a product that comes only in colours has no size guide', { tag: LONG }, async ({ page }) => {
  await openDetails(page, BURGUNDY_BAG);
  await page.getByRole('radio').first().waitFor();
  await expect(page.getByRole('button', { name: say('Size guide') })).toHaveCount(0);
});
