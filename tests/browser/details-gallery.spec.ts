/** The gallery of the product details screen (§2 and §9 of the specification). */
import { expect } from '@playwright/test';
import { GALLERY } from '#contract/constants.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { type DemoProduct, findGallery, findPictureTab, openDetails } from './details-page.ts';
import { ARABIC, backwardKey, forwardKey, LONG, say } from './language.ts';
import { test } from './shop-test.ts';
import { watchIntervals } from './watch-intervals.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A product with four pictures. */
const pictured = demoCatalogue.products.find(({ images }) => images.length === 4) as DemoProduct;

test.describe('§2 Product details: the gallery', () => {
  test('it has thumbnails, but no arrows, bullets, play or fullscreen buttons', async ({ page }) => {
    await openDetails(page, pictured);
    await expect(findGallery(page)).toHaveAttribute('aria-roledescription', say('carousel'));
    await expect(findGallery(page).getByRole('group')).toHaveCount(pictured.images.length);
    await expect(findGallery(page).getByRole('button')).toHaveCount(0);
    await expect(findGallery(page).getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('tablist').getByRole('tab')).toHaveCount(pictured.images.length);
    await expect(findPictureTab(page, 1)).toHaveAttribute('aria-selected', 'true');
  });

  test('a picture is requested before it slides in', { tag: LONG }, async ({ page }) => {
    await openDetails(page, pictured);
    const pictureOf = (at: number) =>
      findGallery(page)
        .getByRole('group', { name: say(`${at} of 4`) })
        .getByRole('img');
    await expect(pictureOf(1)).toHaveAttribute('fetchpriority', 'high');
    await expect(pictureOf(2)).toBeAttached();
    await expect(pictureOf(3)).toHaveCount(0);
    await findPictureTab(page, 3).hover();
    await expect
      .poll(() => pictureOf(3).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('thumbnails are tabs, chosen by click and by key, and the slide follows', {
    tag: [ARABIC, LONG],
  }, async ({ page }) => {
    await openDetails(page, pictured);
    const shown = (at: number) => findGallery(page).getByRole('group', { name: say(`${at} of 4`) });
    const expectShown = async (at: number) => {
      await expect(findPictureTab(page, at)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
      await expect(shown(at)).toBeInViewport({ ratio: 0.9 });
    };
    await findPictureTab(page, 2).click();
    await expectShown(2);
    await page.keyboard.press(forwardKey);
    await expectShown(3);
    await expect(findPictureTab(page, 3)).toBeFocused();
    await page.keyboard.press('End');
    await expectShown(4);
    await page.keyboard.press(forwardKey);
    await expectShown(1);
    await page.keyboard.press(backwardKey);
    await expectShown(4);
    await page.keyboard.press('Home');
    await expectShown(1);
  });
});

test.describe('§9 Product gallery: auto-play, slide duration 450 ms, interval 3000 ms', () => {
  test('it shows the next picture every 3000 ms, and the thumbnails follow', { tag: [ARABIC, LONG] }, async ({
    page,
  }) => {
    await page.clock.install();
    const isPlaying = await watchIntervals(page, GALLERY.intervalMs);
    await openDetails(page, pictured);
    const track = findGallery(page)
      .getByRole('group', { name: say('1 of 4') })
      .locator('..');
    await expect(track).toHaveCSS('transition-duration', '0.45s');
    await expect.poll(isPlaying).toBe(true);
    for (const at of [2, 3, 4, 1]) {
      await page.clock.runFor(GALLERY.intervalMs);
      await expect(findPictureTab(page, at)).toHaveAttribute('aria-selected', 'true');
      await expect(findGallery(page).getByRole('group', { name: say(`${at} of 4`) })).toBeInViewport({
        ratio: 0.9,
      });
    }
  });

  test('it pauses while the pointer or focus is in it or its thumbnails, or it is scrolled out of view', {
    tag: LONG,
  }, async ({ page }) => {
    const isPlaying = await watchIntervals(page, GALLERY.intervalMs);
    await openDetails(page, pictured);
    await expect.poll(isPlaying).toBe(true);
    await findGallery(page).hover();
    await expect.poll(isPlaying).toBe(false);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(isPlaying).toBe(true);
    await findPictureTab(page, 1).hover();
    await expect.poll(isPlaying).toBe(false);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(isPlaying).toBe(true);
    await findPictureTab(page, 1).focus();
    await expect.poll(isPlaying).toBe(false);
    await findPictureTab(page, 1).blur();
    await expect.poll(isPlaying).toBe(true);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(isPlaying).toBe(false);
  });

  test('it does not play where reduced motion is preferred', { tag: LONG }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    const isPlaying = await watchIntervals(page, GALLERY.intervalMs);
    await openDetails(page, pictured);
    // The interval runs in any case: the preference is read at each tick.
    await expect.poll(isPlaying).toBe(true);
    await page.clock.runFor(GALLERY.intervalMs * 2);
    await findPictureTab(page, 1).press(forwardKey);
    await expect(findPictureTab(page, 2)).toHaveAttribute('aria-selected', 'true');
  });
});
