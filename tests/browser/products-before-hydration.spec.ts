/** Filters before hydration, and where scripts fail to load. */
import { expect, type Page } from '@playwright/test';
import { at, LONG, say } from './language.ts';
import { count, electronics, results, searchBox, sidebar, titles } from './products-screen.ts';
import { holdBack } from './requests.ts';
import { test } from './shop-test.ts';

const SCRIPT_FILES = /\/assets\/[\w.-]+\.js/;

test.use({ viewport: { width: 1440, height: 900 } });

const offersOnly = (page: Page) => sidebar(page).getByRole('checkbox', { name: say('Offers only') });

test('filters chosen before hydration are applied after it', async ({ page }) => {
  const release = await holdBack(page, SCRIPT_FILES);
  await page.goto(at('/products'), { waitUntil: 'load' });
  await sidebar(page).locator(`[value="${electronics}"]`).click();
  await offersOnly(page).click();
  await expect(offersOnly(page)).toBeChecked();
  await expect(page).toHaveURL(at('/products'));
  release();
  await expect(page).toHaveURL(at(`/products?category=${electronics}&offers=1`));
  await expect(offersOnly(page)).toBeChecked();
  await expect(titles(page)).not.toHaveCount(40);
});

test('where a search finds nothing, the filters stay visible, without choices', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto(at('/products'));
  await searchBox(page).fill('zzzz');
  await expect(page).toHaveURL(at('/products?keyword=zzzz'));
  await expect(page.getByRole('heading', { level: 2, name: say('no products match') })).toBeVisible();
  await expect(offersOnly(page)).toBeVisible();
  await expect(sidebar(page).locator('[name=category]')).toHaveCount(0);
});

test('where scripts fail to load, links work, and the filters work as a form', {
  tag: LONG,
}, async ({ page }) => {
  await page.route(SCRIPT_FILES, (route) => route.abort());
  await page.goto(at('/products?offers=1'), { waitUntil: 'load' });
  await offersOnly(page).click();
  await sidebar(page)
    .getByRole('button', { name: say('Apply') })
    .click();
  await expect(offersOnly(page)).not.toBeChecked();
  await expect(count(page)).not.toHaveText('');
  const link = results(page).getByRole('article').first().getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(results(page).getByRole('article').first()).toBeVisible();
});
