/** The web font on the first view. */
import { expect } from '@playwright/test';
import { ARABIC, at } from './language.ts';
import { test } from './shop-test.ts';

test('the first view uses the shop’s font before any script has loaded', { tag: ARABIC }, async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(at('/brands'), { waitUntil: 'load' });
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return {
      used: getComputedStyle(document.body).fontFamily,
      loaded: loaded.map(({ family }) => family),
    };
  });
  expect(fonts.used).toMatch(/^Alexandria/);
  expect(fonts.loaded).toContain('Alexandria');
});

test('with Save-Data no fonts are loaded', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.goto(at('/brands'));
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(loaded).not.toContain('Alexandria');
});
