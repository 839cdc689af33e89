/** The first view is written in the shop's own face, and nothing moves for it. */
import { expect } from '@playwright/test';
import { ARABIC, at } from './language.ts';
import { test } from './shop-test.ts';

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
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.goto(at('/brands'));
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(loaded).not.toContain('Alexandria');
});
