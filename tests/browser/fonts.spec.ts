/** The first view is written in the shop's own face, and nothing moves for it. */
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

test('the first view is written in the shop’s own face, before any script is there', { tag: ARABIC }, async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(at('/brands'), { waitUntil: 'load' });
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return {
      written: getComputedStyle(document.body).fontFamily,
      loaded: loaded.map(({ family }) => family),
    };
  });
  expect(fonts.written).toMatch(/^Alexandria/);
  expect(fonts.loaded).toContain('Alexandria');
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
