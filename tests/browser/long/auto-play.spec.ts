/** Auto-play can be stopped. */
import { expect } from '@playwright/test';
import { GALLERY } from '#contract/constants.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { gallery, openDetails, tab } from '../details-page.ts';
import { ARABIC, say } from '../language.ts';
import { test } from '../shop-test.ts';
import { watchIntervals } from '../watch-intervals.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the gallery turns no more once a picture was chosen, the one on show included, or turned by hand; the thumbnails say so', {
  tag: ARABIC,
}, async ({ page }) => {
  const isTurning = await watchIntervals(page, GALLERY.intervalMs);
  const heading = page.getByRole('heading', { level: 1 });
  for (const stop of [
    async () => {
      await expect(page.getByRole('tablist')).toHaveAccessibleDescription(
        say('Choosing one stops the slide show'),
      );
      await tab(page, 1).press('Enter');
      await tab(page, 1).blur();
    },
    async () => {
      await gallery(page).hover();
      await page.mouse.down();
      await page.mouse.move(300, 400, { steps: 5 });
      await page.mouse.up();
    },
  ]) {
    await openDetails(page, plain);
    await heading.hover();
    await expect.poll(isTurning).toBe(true);
    await stop();
    await expect.poll(isTurning).toBe(false);
    // Moving the pointer away does not start it again.
    await heading.hover();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await isTurning()).toBe(false);
  }
});
