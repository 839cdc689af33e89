/** Fonts come after the page: what is read first is read at once, and no line breaks anew under somebody's eyes. */
import { expect, type Page } from '@playwright/test';
import { ARABIC, at } from './language.ts';
import { test } from './shop-test.ts';

function watchFonts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked.push(request.url());
  });
  return asked;
}

const isWrittenInOurs = (page: Page) =>
  page.evaluate(
    () =>
      getComputedStyle(document.body).fontFamily.startsWith('Alexandria') &&
      [...document.fonts].some(({ family, status }) => family === 'Alexandria' && status === 'loaded'),
  );

test('the first screen asks for no font before it is alive; the next one is written in ours, and so is the next page', {
  tag: ARABIC,
}, async ({ page }) => {
  const asked = watchFonts(page);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(at('/brands'), { waitUntil: 'load' });
  expect(asked).toEqual([]);
  scripts.resolve();
  await page.waitForFunction(() => localStorage.getItem('fonts'));
  expect(await isWrittenInOurs(page)).toBe(false);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/brand/);
  await expect(page.locator('.product-card').first()).toBeVisible();
  expect(await isWrittenInOurs(page)).toBe(true);
  await page.reload();
  expect(await isWrittenInOurs(page)).toBe(true);
});

test('whoever saves data gets no fonts', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    }),
  );
  const asked = watchFonts(page);
  await page.goto(at('/brands'));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
