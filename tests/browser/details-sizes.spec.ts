/** Sizes and colours of a product: each is a product of its own; choosing one keeps focus and scroll position. */
import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { readCounts } from '#tests/setup/shop-client.ts';
import { expectNoViolations } from './accessibility.ts';
import { type DemoProduct, findGallery, findTitle, openDetails } from './details-page.ts';
import {
  BLACK_BAG,
  BURGUNDY_BAG,
  nameOption,
  nameValue,
  pathOf,
  SOLD_OUT,
  TEES_BY_SIZE,
} from './families.ts';
import { tabTo } from './keyboard.ts';
import { ARABIC, at, backwardKey, forwardKey, LONG, localize, say } from './language.ts';
import { expectFit, MAX_LAYOUT_SHIFT, watchLayoutShift } from './layout-checks.ts';
import { holdBack } from './requests.ts';
import { test } from './shop-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const findOptionGroup = (page: Page, key: string) => page.getByRole('radiogroup', { name: nameOption(key) });
const findRadio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const findAddButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('add to card') })
    .first();
const readTop = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? 0);

/** Expects title, address and document title of this product, and only its radio button checked. */
async function expectShown(page: Page, product: DemoProduct, chosen: Locator): Promise<void> {
  await expect(findTitle(page)).toHaveText(localize(product.title));
  await expect(page).toHaveURL(pathOf(product));
  await expect(page).toHaveTitle(say(`${localize(product.title)} · My Store`));
  await expect(chosen).toBeChecked();
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(1);
}

test('arrow keys choose a size: product and address change; focus, scroll and history do not', {
  tag: [ARABIC, LONG],
}, async ({ page, pageErrors }) => {
  const shift = await watchLayoutShift(page);
  await page.goto(at(paths.categories));
  await openDetails(page, TEES_BY_SIZE.l);
  await page.waitForLoadState('networkidle');
  await expect(findOptionGroup(page, 'size').getByRole('radio')).toHaveText(['S', 'M', 'L', 'XL', /^XXL/]);
  await expectNoViolations(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await tabTo(page, findRadio(page, 'L'));
  const top = await readTop(findRadio(page, 'L'));

  await page.keyboard.press(forwardKey);
  await expectShown(page, TEES_BY_SIZE.xl, findRadio(page, 'XL'));
  await expect(findRadio(page, 'XL')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expectShown(page, TEES_BY_SIZE.xxl, findRadio(page, SOLD_OUT));
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: say('Out of stock') })
      .first(),
  ).toBeDisabled();
  await page.keyboard.press(forwardKey);
  await expectShown(page, TEES_BY_SIZE.s, findRadio(page, 'S'));
  await page.keyboard.press(backwardKey);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectShown(page, TEES_BY_SIZE.l, findRadio(page, 'L'));
  await expect(findRadio(page, 'L')).toBeFocused();
  await expect(findAddButton(page)).toBeEnabled();
  expect(await readTop(findRadio(page, 'L'))).toBe(top);
  expect(await shift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);

  // The radio buttons are one tab stop.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio').and(page.locator(':focus'))).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(findRadio(page, 'L')).toBeFocused();
  await expect(page.locator('html[data-same]')).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(at(paths.categories));
  expect(pageErrors).toEqual([]);
});

test('a colour shows its own pictures, and the choices stay in place', {
  tag: LONG,
}, async ({ page, pageErrors }) => {
  await openDetails(page, BURGUNDY_BAG);
  const black = findRadio(page, nameValue(BLACK_BAG, 'colour'));
  const burgundy = findRadio(page, nameValue(BURGUNDY_BAG, 'colour'));
  await expect(burgundy).toBeChecked();
  await expect(black.locator('span').first()).toHaveCSS('background-color', 'rgb(29, 29, 31)');
  await page.waitForLoadState('networkidle');
  await black.scrollIntoViewIfNeeded();
  const top = await readTop(black);
  const shown = findGallery(page).getByRole('img').first();
  for (const [choice, product] of [
    [black, BLACK_BAG],
    [burgundy, BURGUNDY_BAG],
  ] as const) {
    await choice.click();
    await expectShown(page, product, choice);
    await expect(findGallery(page)).toHaveAccessibleName(say(`Pictures of ${localize(product.title)}`));
    await expect(page.getByRole('tab')).toHaveCount(product.images.length > 1 ? product.images.length : 0);
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await readTop(black)).toBe(top);
  }
  expect(pageErrors).toEqual([]);
});

test('a chosen size is checked and dims the old product while it loads, and can be added meanwhile', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  await openDetails(page, TEES_BY_SIZE.l);
  await page.waitForLoadState('networkidle');
  const release = await holdBack(page, /\.data/);
  await findRadio(page, 'M').click();
  await expect(findRadio(page, 'M')).toBeChecked();
  await expect(page.locator('[aria-busy=true]').filter({ has: findTitle(page) })).toHaveCSS('opacity', '0.5');
  await expect(findTitle(page)).toHaveText(localize(TEES_BY_SIZE.l.title));
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await findAddButton(page).click();
  await expect(page.getByText(say('Product Added To Card'))).toBeVisible();
  release();
  await expectShown(page, TEES_BY_SIZE.m, findRadio(page, 'M'));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect([...(await readCounts(shop.url, shopper))]).toEqual([[TEES_BY_SIZE.m.id, 1]]);
});

test('a hovered size is prefetched, and not fetched again when it is chosen', { tag: LONG }, async ({
  page,
}) => {
  await openDetails(page, TEES_BY_SIZE.l);
  await page.waitForLoadState('networkidle');
  const fetched = page.waitForResponse((answer) => answer.url().includes(`${TEES_BY_SIZE.s.id}/`));
  await findRadio(page, 'S').hover();
  await (await fetched).finished();
  await expect(findTitle(page)).toHaveText(localize(TEES_BY_SIZE.l.title));
  await findRadio(page, 'S').click();
  await expectShown(page, TEES_BY_SIZE.s, findRadio(page, 'S'));
  const transfers = await page.evaluate((id) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => name.includes(`${id}/`))
      .map(({ initiatorType, transferSize }) => [initiatorType, transferSize > 0]);
  }, TEES_BY_SIZE.s.id);
  expect(transfers).toEqual([
    ['link', true],
    ['fetch', false],
  ]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('choices are large enough for a finger at any width, and the pinned bar names the choice', {
    tag: [ARABIC, LONG],
  }, async ({ page }) => {
    await openDetails(page, TEES_BY_SIZE.l);
    const bar = findAddButton(page).locator('..');
    await expect(bar.getByText('L', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBe(0);
    await findRadio(page, SOLD_OUT).tap();
    await expectShown(page, TEES_BY_SIZE.xxl, findRadio(page, SOLD_OUT));
    await expect(findRadio(page, SOLD_OUT)).toBeFocused();
    await expect(findRadio(page, SOLD_OUT).locator('bdi.line-through')).toHaveText('XXL');
    for (const choice of await page.getByRole('main').getByRole('radio').all()) {
      const { width = 0, height = 0 } = (await choice.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expectFit(page, 320, 768, 1440, 2560);
    await expectNoViolations(page);
  });
});
