/** The products screen on another provider (API_HOST), which may be slow and may not search.
 *  The calls it sends are in visitor-calls.spec.ts. */

import { expect } from '@playwright/test';
import { answerJson, createGate } from '#tests/setup/fake-provider/faults.ts';
import { expectNoViolations } from '../accessibility.ts';
import { at, say } from '../language.ts';
import {
  expectEarlyPressRepeated,
  findCount,
  findResults,
  findSearchBox,
  findSidebar,
  SCRIPT_PATTERN,
} from '../products-screen.ts';
import { test } from '../remote-test.ts';
import { holdBack } from '../requests.ts';

test('§2 Products: a skeleton while a slow provider answers; a failed list removes only its filter', async ({
  page,
  provider,
  pageErrors,
}) => {
  const gate = createGate();
  provider.on('GET', '/api/v1/products', gate.fault);
  provider.on('GET', '/api/v1/brands', answerJson(500, { statusMsg: 'error', message: 'No brands today' }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/products'), { waitUntil: 'commit' });
  await expect(findResults(page).getByRole('status', { name: say('Loading…') })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(findSidebar(page).getByRole('group', { name: say('Category') })).toBeVisible();
  for (const name of ['Brand', 'Rating']) {
    await expect(findSidebar(page).getByRole('group', { name: say(name) })).toHaveCount(0);
  }
  gate.open();
  await expect(findResults(page).getByRole('article')).toHaveCount(40);
  expect(pageErrors).toEqual([]);
});

test('§2 Products: the search finds a product for which the provider’s own search finds nothing', async ({
  page,
  provider,
}) => {
  await page.goto(at('/products'));
  await expect(findResults(page).getByRole('article')).toHaveCount(40);
  provider.on('GET', /keyword=/, answerJson(200, { results: 0, data: [] }));
  await findSearchBox(page).fill('walnut');
  await expect(findCount(page)).toHaveText(say('1 product for “walnut”'));
  await expect(findResults(page).getByRole('article')).toHaveCount(1);
});

test('a press on a button of a late list before hydration is repeated after hydration', async ({
  page,
  provider,
}) => {
  const gate = createGate();
  provider.on('GET', '/api/v1/products', gate.fault);
  const release = await holdBack(page, SCRIPT_PATTERN);
  await page.goto(at('/products'), { waitUntil: 'commit' });
  await expect(findResults(page).getByRole('status', { name: say('Loading…') })).toBeVisible();
  gate.open();
  await expectEarlyPressRepeated(page, release);
});

test('§2 Products: filters and sort orders without a control are kept, also in a new search', async ({
  page,
  provider,
}) => {
  provider.on('GET', '/api/v1/brands', answerJson(500, { statusMsg: 'error', message: 'No brands today' }));
  const [brand] = provider.catalogue.brands;
  const rest = `&subcategory=65cc1&brand=${brand?._id}&rating=4&stock=1&sort=-createdAt`;
  await page.goto(at(`/products?keyword=gadget${rest}`), { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(at(`/products?keyword=gadget${rest}`));
  await findSearchBox(page).fill('walnut');
  await findSearchBox(page).press('Enter');
  await expect(page).toHaveURL(at(`/products?keyword=walnut${rest}`));
});

test('§2 Products: where not all products were counted, filters and an empty list say so', async ({
  page,
  provider,
}) => {
  const metadata = { currentPage: 1, numberOfPages: 8, limit: 40, isMore: true };
  const data = provider.catalogue.products.slice(0, 40);
  provider.on('GET', '/api/v1/products', answerJson(200, { results: 300, metadata, data }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('/products'));
  await page.getByRole('button', { name: say('Filters') }).click();
  await expect(page.getByRole('button', { name: say('Show 300+ products') })).toBeVisible();

  const nothing = { results: 0, metadata: { ...metadata, numberOfPages: 0 }, data: [] };
  provider.on('GET', '/api/v1/products', answerJson(200, nothing));
  await page.goto(at('/products?rating=4'));
  await expect(findCount(page)).toHaveText(say('No products among the best matches'));
  const heading = page.getByRole('heading', { name: say('none of the best matches fit your filters') });
  await expect(heading).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: say('Filters') }).click();
  await expect(page.getByRole('button', { name: say('Done') })).toBeVisible();
  await page.keyboard.press('Escape');
  await findResults(page)
    .getByRole('link', { name: say('Clear filters') })
    .click();
  await expect(page).toHaveURL(at('/products'));
});
