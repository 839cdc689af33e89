/** What a product is made of, its warranty and its seller. */
import { expect } from '@playwright/test';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { type DemoProduct, openDetails } from './details-page.ts';
import { ARABIC, localize, say } from './language.ts';
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
