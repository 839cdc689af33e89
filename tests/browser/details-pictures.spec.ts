/** How wide the pictures of a product are, and which of them can be enlarged. */
import { expect } from '@playwright/test';
import { plain } from '#tests/setup/cart-products.ts';
import { gallery, openDetails } from './details-page.ts';
import { localize, say } from './language.ts';
import { test } from './shop-test.ts';

const ENLARGE = 'Press Enter to enlarge the picture';
const MAX_WIDTH = 560;

test.use({ viewport: { width: 1440, height: 900 } });

test('a picture is at most 560 pixels wide, and is enlarged because it has more', async ({ page }) => {
  await openDetails(page, plain);
  for (const width of [700, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await gallery(page).boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.width).toBeLessThanOrEqual(MAX_WIDTH);
  }
  await expect(gallery(page)).toHaveAccessibleDescription(say(ENLARGE));
  await gallery(page).click();
  await expect(page.getByRole('dialog', { name: localize(plain.title) })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a zoomed screen loads its pictures anew, and none is taken for a broken one', async ({ page }) => {
    await openDetails(page, plain);
    const pictures = gallery(page).locator('img');
    await expect(pictures.first()).toHaveJSProperty('complete', true);
    const count = await pictures.count();
    expect(count).toBeGreaterThan(1);
    // A screenshot of the full page changes the device metrics, as a zoom does.
    await page.screenshot({ fullPage: true });
    await expect(pictures).toHaveCount(count);
    await expect(pictures.first()).not.toHaveJSProperty('naturalWidth', 0);
  });
});

test.describe('on a screen that shows all its pixels', () => {
  test.use({ deviceScaleFactor: 2 });

  test('a picture is not enlarged', async ({ page }) => {
    await openDetails(page, plain);
    await expect(gallery(page)).not.toHaveAccessibleDescription(say(ENLARGE));
    await gallery(page).hover();
    await gallery(page).click();
    await expect(page.locator('.zoom-lens')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
