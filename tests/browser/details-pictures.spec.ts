/** The width of a product's pictures, and which of them can be enlarged. */
import { expect } from '@playwright/test';
import { plain } from '#tests/setup/cart-products.ts';
import { findGallery, openDetails } from './details-page.ts';
import { LONG, localize, say } from './language.ts';
import { test } from './shop-test.ts';

const ENLARGE_HINT = 'Press Enter to enlarge the picture';
const MAX_WIDTH = 560;

test.use({ viewport: { width: 1440, height: 900 } });

test('a picture is shown at most 560 pixels wide, and can be enlarged because its file is wider', {
  tag: LONG,
}, async ({ page }) => {
  await openDetails(page, plain);
  for (const width of [700, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await findGallery(page).boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.width).toBeLessThanOrEqual(MAX_WIDTH);
  }
  await expect(findGallery(page)).toHaveAccessibleDescription(say(ENLARGE_HINT));
  await findGallery(page).click();
  await expect(page.getByRole('dialog', { name: localize(plain.title) })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('after zooming, pictures load again, and none is treated as broken', async ({ page }) => {
    await openDetails(page, plain);
    const pictures = findGallery(page).locator('img');
    await expect(pictures.first()).toHaveJSProperty('complete', true);
    const count = await pictures.count();
    expect(count).toBeGreaterThan(1);
    // A screenshot of the full page changes the device metrics, as a zoom does.
    await page.screenshot({ fullPage: true });
    await expect(pictures).toHaveCount(count);
    await expect(pictures.first()).not.toHaveJSProperty('naturalWidth', 0);
  });
});

test.describe('on a screen so dense that pictures already show all their pixels', () => {
  test.use({ deviceScaleFactor: 2 });

  test('a picture can’t be enlarged', async ({ page }) => {
    await openDetails(page, plain);
    await expect(findGallery(page)).not.toHaveAccessibleDescription(say(ENLARGE_HINT));
    await findGallery(page).hover();
    await findGallery(page).click();
    await expect(page.locator('.zoom-lens')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
