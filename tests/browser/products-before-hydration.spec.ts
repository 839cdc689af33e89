/** Filters before hydration, and where scripts fail to load. */
import { expect, type Page } from '@playwright/test';
import { at, LONG, say } from './language.ts';
import {
  ELECTRONICS_ID,
  findCount,
  findResults,
  findSearchBox,
  findSidebar,
  findTitles,
} from './products-screen.ts';
import { holdBack } from './requests.ts';
import { test } from './shop-test.ts';

const SCRIPT_FILES = /\/assets\/[\w.-]+\.js/;

test.use({ viewport: { width: 1440, height: 900 } });

const findOffersCheckbox = (page: Page) =>
  findSidebar(page).getByRole('checkbox', { name: say('Offers only') });

test('filters chosen before hydration are applied after it', async ({ page }) => {
  const release = await holdBack(page, SCRIPT_FILES);
  await page.goto(at('/products'), { waitUntil: 'load' });
  await findSidebar(page).locator(`[value="${ELECTRONICS_ID}"]`).click();
  await findOffersCheckbox(page).click();
  await expect(findOffersCheckbox(page)).toBeChecked();
  await expect(page).toHaveURL(at('/products'));
  release();
  await expect(page).toHaveURL(at(`/products?category=${ELECTRONICS_ID}&offers=1`));
  await expect(findOffersCheckbox(page)).toBeChecked();
  await expect(findTitles(page)).not.toHaveCount(40);
});

test('where a search finds nothing, the filters stay visible, without choices', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto(at('/products'));
  await findSearchBox(page).fill('zzzz');
  await expect(page).toHaveURL(at('/products?keyword=zzzz'));
  await expect(page.getByRole('heading', { level: 2, name: say('no products match') })).toBeVisible();
  await expect(findOffersCheckbox(page)).toBeVisible();
  await expect(findSidebar(page).locator('[name=category]')).toHaveCount(0);
});

test('where scripts fail to load, links work, and the filters work as a form', {
  tag: LONG,
}, async ({ page }) => {
  await page.route(SCRIPT_FILES, (route) => route.abort());
  await page.goto(at('/products?offers=1'), { waitUntil: 'load' });
  await findOffersCheckbox(page).click();
  await findSidebar(page)
    .getByRole('button', { name: say('Apply') })
    .click();
  await expect(findOffersCheckbox(page)).not.toBeChecked();
  await expect(findCount(page)).not.toHaveText('');
  const link = findResults(page).getByRole('article').first().getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(findResults(page).getByRole('article').first()).toBeVisible();
});
