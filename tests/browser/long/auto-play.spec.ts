/** Auto-play of the gallery can be stopped. */
import { expect, type Page } from '@playwright/test';
import { GALLERY } from '#contract/constants.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { findGallery, findPictureTab, openDetails } from '../details-page.ts';
import { ARABIC, say } from '../language.ts';
import { test } from '../shop-test.ts';
import { watchIntervals } from '../watch-intervals.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const { name, stop } of [
  {
    name: 'choosing a thumbnail, even the selected one, stops it, as their description says',
    stop: async (page: Page) => {
      await expect(page.getByRole('tablist')).toHaveAccessibleDescription(
        say('Choosing one stops the slideshow'),
      );
      await findPictureTab(page, 1).press('Enter');
      await findPictureTab(page, 1).blur();
    },
  },
  {
    name: 'dragging a picture stops it',
    stop: async (page: Page) => {
      await findGallery(page).hover();
      await page.mouse.down();
      await page.mouse.move(300, 400, { steps: 5 });
      await page.mouse.up();
    },
  },
])
  test(name, { tag: ARABIC }, async ({ page }) => {
    const isPlaying = await watchIntervals(page, GALLERY.intervalMs);
    const heading = page.getByRole('heading', { level: 1 });
    await openDetails(page, plain);
    await heading.hover();
    await expect.poll(isPlaying).toBe(true);
    await stop(page);
    await expect.poll(isPlaying).toBe(false);
    // Moving the pointer away does not start it again.
    await heading.hover();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await isPlaying()).toBe(false);
  });
