import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { expectNoViolations } from './accessibility.ts';
import { at, LONG, localize, say } from './language.ts';
import { MAX_LAYOUT_SHIFT, watchLayoutShift } from './layout-checks.ts';
import { test } from './shop-test.ts';

const findRow = (page: Page) => page.getByRole('region', { name: say('Recently viewed') });
const findLinks = (page: Page) => findRow(page).getByRole('link');
type DemoProduct = (typeof demoCatalogue.products)[number];
const [first, second, third] = demoCatalogue.products as [DemoProduct, DemoProduct, DemoProduct];

async function open(page: Page, { id, category }: DemoProduct): Promise<void> {
  await page.goto(at(paths.productDetails(id, category)));
  // The product is stored after hydration.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('Viewed'))).toContain(`[{"id":"${id}"`);
}

test('Recently viewed: below related products, newest first, without the product on the screen', {
  tag: LONG,
}, async ({ page, pageErrors }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('viewed-row') && asked.push(request.url()));
  await open(page, first);
  await page.waitForLoadState('networkidle');
  await expect(findRow(page)).toHaveCount(0);
  expect(asked).toEqual([]);

  await open(page, second);
  await expect(findLinks(page)).toHaveText([localize(first.title)]);
  await open(page, third);
  await expect(findLinks(page)).toHaveText([second, first].map(({ title }) => localize(title)));
  await findRow(page).scrollIntoViewIfNeeded();
  await expectNoViolations(page);
  await findLinks(page).last().click();
  await expect(page.getByRole('heading', { level: 1, name: localize(first.title) })).toBeVisible();
  await expect(findLinks(page)).toHaveText([third, second].map(({ title }) => localize(title)));
  expect(pageErrors).toEqual([]);
});

test('Recently viewed: below all products, without prices or layout shift, but not below filtered ones', {
  tag: LONG,
}, async ({ page, pageErrors }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const product of [second, third, first]) await open(page, product);
  const shift = await watchLayoutShift(page);
  await page.goto(at('/products'));
  await expect(findLinks(page)).toHaveText([first, third, second].map(({ title }) => localize(title)));
  expect(await shift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  // No price is shown, because it may have changed.
  await expect(findRow(page)).not.toContainText(localize({ en: 'EGP', ar: 'ج.م' }));
  await page.goto(at('/products?offers=1'));
  await page.waitForLoadState('networkidle');
  await expect(findRow(page)).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('Recently viewed: they can be cleared', { tag: LONG }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, first);
  await open(page, second);
  await findRow(page)
    .getByRole('button', { name: say('Clear') })
    .click();
  await expect(findRow(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Recently viewed: an expired session removes them, with recent searches', {
  tag: LONG,
}, async ({ page, shop, visitor }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, first);
  await open(page, second);
  await page.evaluate((token) => {
    localStorage.setItem('Token', token);
    localStorage.setItem('recent-searches', '["lamp"]');
  }, visitor.token);
  await fetch(`${shop.url}/api/v1/auth/signout`, { method: 'POST', headers: { token: visitor.token } });
  await page.reload();
  await expect(page).toHaveURL(at('/login'));
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('Recently viewed: logging out removes them', { tag: LONG }, async ({ page, shopper }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, first);
  await open(page, second);
  await expect(findLinks(page)).toHaveCount(1);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Logout') })
    .click();
  await expect(findRow(page)).toHaveCount(0);
  // Storage is cleared after the screen has changed.
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  expect(shopper.token).not.toBe('');
});
