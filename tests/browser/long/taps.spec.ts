/** A tap changes the page at once, even while the network answers nothing. Taps on cards are in card-taps.spec.ts. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { countFrames, MAX_RESPONSE_FRAMES } from '../frames.ts';
import { at, say } from '../language.ts';
import { MAX_LAYOUT_SHIFT, watchLayoutShift } from '../layout-checks.ts';
import { ELECTRONICS_ID, findChips, findSidebar } from '../products-screen.ts';
import { holdBack, SCREEN_REQUESTS } from '../requests.ts';
import { test } from '../shop-test.ts';

const PHONE_VIEWPORT = { width: 390, height: 844 };
const DESKTOP_VIEWPORT = { width: 1440, height: 900 };

/** A screenshot of the top edge of the window. */
const captureTop = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 3 } });

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a progress bar runs along the top until the screen is there, with motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP_VIEWPORT);
    await page.emulateMedia({ reducedMotion, forcedColors: 'active' });
    const shift = await watchLayoutShift(page);
    await page.goto(at('/terms'), { waitUntil: 'networkidle' });
    const before = await captureTop(page);
    const release = await holdBack(page, SCREEN_REQUESTS);
    const link = page.getByRole('banner').getByRole('link', { name: say('Brands'), exact: true });
    const frames = await countFrames(page, () => {
      const bar = document.querySelector('.navigation-bar');
      return bar?.checkVisibility() === true && Number(getComputedStyle(bar).opacity) > 0;
    });
    await link.click();
    expect(await frames()).toBeLessThanOrEqual(MAX_RESPONSE_FRAMES);
    await expect.poll(async () => before.equals(await captureTop(page))).toBe(false);
    release();
    await expect(page.getByRole('heading', { level: 1, name: say('our Brands') })).toBeVisible();
    expect(before.equals(await captureTop(page))).toBe(true);
    expect(await shift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  });
}

test('the menu closes on tap, and its link is marked at once', async ({ page }) => {
  await page.setViewportSize(PHONE_VIEWPORT);
  await page.goto(at('/terms'), { waitUntil: 'networkidle' });
  const release = await holdBack(page, SCREEN_REQUESTS);
  await page.getByRole('button', { name: say('Menu') }).click();
  const frames = await countFrames(page, () => document.querySelector(':popover-open') === null);
  await page
    .getByRole('navigation', { name: say('Main') })
    .getByRole('link', { name: say('Brands') })
    .click();
  expect(await frames()).toBeLessThanOrEqual(MAX_RESPONSE_FRAMES);
  const painted = await page.evaluate(() => document.elementFromPoint(195, 120)?.closest('[popover]'));
  expect(painted).toBeNull();

  await page.setViewportSize(DESKTOP_VIEWPORT);
  const link = page.getByRole('banner').getByRole('link', { name: say('Brands'), exact: true });
  const other = page.getByRole('banner').getByRole('link', { name: say('Products'), exact: true });
  const colourOf = (one: typeof link) => one.evaluate((node) => getComputedStyle(node).backgroundColor);
  await expect.poll(() => colourOf(link)).not.toBe(await colourOf(other));
  release();
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('a tap on a filter or its chip dims the list, and shows the choice at once', async ({ page }) => {
  await page.setViewportSize(DESKTOP_VIEWPORT);
  await page.goto(at(paths.productsOfCategory(ELECTRONICS_ID)), { waitUntil: 'networkidle' });
  const box = findSidebar(page).getByRole('checkbox', { name: say('Offers only') });
  // Hovering loads the code of the filters.
  await box.hover();
  await page.waitForLoadState('networkidle');
  const release = await holdBack(page, SCREEN_REQUESTS);
  const isDimmed = () => {
    const sheet = getComputedStyle(document.querySelector('#results') ?? document.body, '::after');
    return sheet.content !== 'none' && sheet.visibility === 'visible';
  };
  const afterFilter = await countFrames(page, isDimmed);
  await box.click();
  expect(await afterFilter()).toBeLessThanOrEqual(MAX_RESPONSE_FRAMES);
  await expect(box).toBeChecked();
  await expect(findChips(page).getByRole('link')).toHaveCount(3);
  expect(await page.evaluate(isDimmed)).toBe(true);
  const afterChip = await countFrames(
    page,
    () => document.querySelectorAll('.choice-chip').length === 1 && document.activeElement !== document.body,
  );
  await findChips(page).getByRole('link').first().click();
  expect(await afterChip()).toBeLessThanOrEqual(MAX_RESPONSE_FRAMES);
  release();
  await expect.poll(() => page.evaluate(isDimmed)).toBe(false);
  await expect(page).toHaveURL(at('/products?offers=1'));
});
