/** Zoomed pictures: a lens under the mouse, and a viewer that is used by mouse, keyboard and touch. */
import { type CDPSession, expect, type Page } from '@playwright/test';
import { plain } from '#tests/setup/cart-products.ts';
import { expectNoViolations } from '../accessibility.ts';
import { findGallery, findPictureTab, openDetails } from '../details-page.ts';
import { ARABIC, at, forwardKey, language, localize, say } from '../language.ts';
import { test } from '../shop-test.ts';

const findViewer = (page: Page) => page.getByRole('dialog', { name: localize(plain.title) });
const findStage = (page: Page) => findViewer(page).getByRole('tabpanel');
const findStatus = (page: Page) => findViewer(page).getByRole('status');

test('a lens shows while the mouse is over the picture', { tag: ARABIC }, async ({ page, pageErrors }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDetails(page, plain);
  await findGallery(page).hover();
  await expect(page.locator('.zoom-lens')).toBeAttached();
  await expect(async () => {
    await findGallery(page).hover({ position: { x: 90, y: 120 } });
    await findGallery(page).hover({ position: { x: 100, y: 130 } });
    await expect(page.locator('.zoom-lens')).toHaveAttribute('data-shown', { timeout: 500 });
  }).toPass();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.locator('.zoom-lens')).not.toHaveAttribute('data-shown');
  expect(pageErrors).toEqual([]);
});

test('by keyboard the viewer is opened, paged, zoomed and closed, and the focus returns', {
  tag: ARABIC,
}, async ({ page, pageErrors }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDetails(page, plain);
  const address = page.url();
  await findGallery(page).focus();
  await expect(findGallery(page)).toHaveAccessibleDescription(say('Press Enter to enlarge the picture'));
  await page.keyboard.press('Enter');
  await expect(findStatus(page)).toHaveText(say(`Picture 1 of ${plain.images.length}`));
  await expectNoViolations(page);
  await page.keyboard.press(forwardKey);
  await expect(findStatus(page)).toHaveText(say(`Picture 2 of ${plain.images.length}`));
  await page.keyboard.press('+');
  await expect(findStage(page)).toHaveAttribute('data-close');
  await page.keyboard.press('Escape');
  await expect(findViewer(page)).toHaveCount(0);
  await expect(findGallery(page)).toBeFocused();
  await expect(findPictureTab(page, 2)).toHaveAttribute('aria-selected', 'true');
  expect(page.url()).toBe(address);
  expect(pageErrors).toEqual([]);
});

test('by mouse a click opens the viewer, another zooms, and Back closes it', {
  tag: ARABIC,
}, async ({ page, pageErrors }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/categories'));
  await openDetails(page, plain);
  const address = page.url();
  await findGallery(page).click();
  await expect(findViewer(page)).toBeVisible();
  await findStage(page).click();
  await expect(findStage(page)).toHaveAttribute('data-close');
  await page.goBack();
  await expect(findViewer(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL(at('/categories'));
  expect(pageErrors).toEqual([]);
});

const MOVE_STEPS = 5;
const REST_FRAMES = 10;

/** Moves fingers from and to these points, measured from the middle of the window. */
async function moveFingers(
  page: Page,
  cdp: CDPSession,
  ...fingers: { from: [number, number]; to: [number, number] }[]
) {
  const points = (step: number) =>
    fingers.map(({ from, to }, id) => ({
      id,
      x: 195 + from[0] + ((to[0] - from[0]) * step) / MOVE_STEPS,
      y: 422 + from[1] + ((to[1] - from[1]) * step) / MOVE_STEPS,
    }));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (let step = 1; step <= MOVE_STEPS; step++)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step) });
  // Lifting a moving finger starts a fling, and the browser takes the next tap as its end.
  for (let rest = 0; rest < REST_FRAMES; rest++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(MOVE_STEPS) });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('by touch: swipes page gallery and viewer, a tap opens it, a pinch zooms, a swipe down closes it', {
    tag: ARABIC,
  }, async ({ page, context, pageErrors }) => {
    const forward = language === 'ar' ? 1 : -1;
    await openDetails(page, plain);
    await page.waitForLoadState('networkidle');
    const cdp = await context.newCDPSession(page);
    await moveFingers(page, cdp, { from: [-forward * 80, -100], to: [forward * 80, -100] });
    await expect(findPictureTab(page, 2)).toHaveAttribute('aria-selected', 'true');

    await findGallery(page).tap();
    await expect(findStatus(page)).toHaveText(say(`Picture 2 of ${plain.images.length}`));
    await moveFingers(page, cdp, { from: [-forward * 80, 0], to: [forward * 80, 0] });
    await expect(findStatus(page)).toHaveText(say(`Picture 3 of ${plain.images.length}`));
    await moveFingers(page, cdp, { from: [-20, 0], to: [-80, 0] }, { from: [20, 0], to: [80, 0] });
    await expect(findStage(page)).toHaveAttribute('data-close');
    await moveFingers(page, cdp, { from: [-80, 0], to: [-10, 0] }, { from: [80, 0], to: [10, 0] });
    await expect(findStage(page)).not.toHaveAttribute('data-close');
    await expect(findStatus(page)).toHaveText(say(`Picture 3 of ${plain.images.length}`));
    await moveFingers(page, cdp, { from: [0, -50], to: [0, 150] });
    await expect(findViewer(page)).toHaveCount(0);
    await expect(findPictureTab(page, 3)).toHaveAttribute('aria-selected', 'true');

    await moveFingers(page, cdp, { from: [0, 0], to: [0, -200] });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(findPictureTab(page, 3)).toHaveAttribute('aria-selected', 'true');
    expect(pageErrors).toEqual([]);
  });
});
