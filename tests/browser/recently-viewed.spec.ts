import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { expectNoViolations } from './accessibility.ts';
import { at, LONG, say, written } from './language.ts';
import { MOST_SHIFT, watchLayoutShift } from './layout-checks.ts';
import { test } from './shop-test.ts';

const row = (page: Page) => page.getByRole('region', { name: say('Recently viewed') });
const links = (page: Page) => row(page).getByRole('link');
type DemoProduct = (typeof demoCatalogue.products)[number];
const [first, second, third] = demoCatalogue.products as [DemoProduct, DemoProduct, DemoProduct];

async function open(page: Page, { id, category }: DemoProduct): Promise<void> {
  await page.goto(at(paths.productDetails(id, category)));
  // The scripts of the page have to arrive first.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('Viewed'))).toContain(`[{"id":"${id}"`);
}

test('Recently viewed: the newest first, without the product on the screen; kept on the device, and shown below related products and all products', {
  tag: LONG,
}, async ({ page, trouble }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('viewed-row') && asked.push(request.url()));
  await open(page, first);
  await page.waitForLoadState('networkidle');
  await expect(row(page)).toHaveCount(0);
  expect(asked).toEqual([]);

  await open(page, second);
  await expect(links(page)).toHaveText([written(first.title)]);
  await open(page, third);
  await expect(links(page)).toHaveText([second, first].map(({ title }) => written(title)));
  await row(page).scrollIntoViewIfNeeded();
  await expectNoViolations(page);
  await links(page).last().click();
  await expect(page.getByRole('heading', { level: 1, name: written(first.title) })).toBeVisible();
  await expect(links(page)).toHaveText([third, second].map(({ title }) => written(title)));

  const shift = await watchLayoutShift(page);
  await page.goto(at('/products'));
  await expect(links(page)).toHaveText([first, third, second].map(({ title }) => written(title)));
  expect(await shift()).toBeLessThanOrEqual(MOST_SHIFT);
  // No price: it may be another by now.
  await expect(row(page)).not.toContainText(written({ en: 'EGP', ar: 'ج.م' }));
  await page.goto(at('/products?offers=1'));
  await page.waitForLoadState('networkidle');
  await expect(row(page)).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('Recently viewed: they can be cleared, and a session that ends by itself takes them along, with what was searched for', {
  tag: LONG,
}, async ({ page, shop, visitor }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, first);
  await open(page, second);
  await row(page)
    .getByRole('button', { name: say('Clear') })
    .click();
  await expect(row(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await open(page, first);
  await open(page, second);
  await page.evaluate((token) => {
    localStorage.setItem('Token', token);
    localStorage.setItem('recent-searches', '["lamp"]');
  }, visitor.token);
  await fetch(`${shop.url}/api/v1/auth/signout`, { method: 'POST', headers: { token: visitor.token } });
  await page.reload();
  await expect(page).toHaveURL(at('/login'));
  // The next page notes anew that the browser has our fonts, whoever uses it.
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'fonts'));
  expect(kept).toEqual([]);
});

test('Recently viewed: logging out forgets them', { tag: LONG }, async ({ page, shopper }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, first);
  await open(page, second);
  await expect(links(page)).toHaveCount(1);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Logout') })
    .click();
  await expect(row(page)).toHaveCount(0);
  // It is emptied after the screen has changed.
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  expect(shopper.token).not.toBe('');
});
