/** The light and dark theme: that of the system, or the chosen one. */
import { expect, type Page } from '@playwright/test';
import { THEME_COLORS } from '#app/features/theme/theme.ts';
import { ARABIC, at, LONG, say } from './language.ts';
import { test } from './shop-test.ts';
import { watchBackgrounds } from './watch-backgrounds.ts';

const toRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)).join(', ')})`;
const [LIGHT, DARK] = THEME_COLORS.map(({ color }) => toRgb(color));

const LIGHT_TEXT = toRgb('#1d1b18');

const findThemeChoice = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('group', { name: say('Theme') })
    .getByLabel(say(name));
const expectBackground = (page: Page, color = '') =>
  expect(page.locator('body')).toHaveCSS('background-color', color);

test('the chosen theme applies from the first frame, before any script file has loaded', async ({
  page,
  context,
  shop,
}) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: shop.url }]);
  await page.emulateMedia({ colorScheme: 'light' });
  const listBackgrounds = await watchBackgrounds(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(at('/products'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(listBackgrounds).toEqual([DARK]);
  release();
  await expect(findThemeChoice(page, 'Dark')).toBeChecked();
  expect(await listBackgrounds()).toEqual([DARK]);
});

test('the theme is the system’s until one is chosen; other tabs have it once they are focused', {
  tag: [ARABIC, LONG],
}, async ({ page, context, pageErrors }) => {
  await page.goto(at('/brands'));
  await expect(findThemeChoice(page, 'System')).toBeChecked();
  await expectBackground(page, LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectBackground(page, DARK);

  const other = await context.newPage();
  await other.goto(at('/categories'));
  await test.step('a choice', async () => {
    await findThemeChoice(page, 'Light').check();
    await expectBackground(page, LIGHT);
    await page.emulateMedia({ colorScheme: 'light' });
    await findThemeChoice(page, 'Dark').check();
    await expectBackground(page, DARK);
    await expect(page.locator('meta[name=theme-color][media=all]')).toHaveAttribute(
      'content',
      THEME_COLORS[1].color,
    );
  });

  await test.step('another tab', async () => {
    await other.bringToFront();
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expectBackground(other, DARK);
    await expect(findThemeChoice(other, 'Dark')).toBeChecked();
  });
  expect(pageErrors).toEqual([]);
});

test('in the dark theme toasts and printed pages are light', {
  tag: [ARABIC, LONG],
}, async ({ page, shopper: _, pageErrors }) => {
  await page.goto(at('/products'));
  await findThemeChoice(page, 'Dark').check();
  await page
    .getByRole('button', { name: say('Add to cart') })
    .first()
    .click();
  await expect(page.getByText(say('Product Added To Card'))).toHaveCSS('color', LIGHT_TEXT);
  await expect(page.locator('body')).not.toHaveCSS('color', LIGHT_TEXT);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('color', LIGHT_TEXT);
  expect(pageErrors).toEqual([]);
});

test('logging out keeps the theme, and the small menu changes it', {
  tag: [ARABIC, LONG],
}, async ({ page, context, shopper: _, pageErrors }) => {
  await page.goto(at('/products'));
  await findThemeChoice(page, 'Dark').check();
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('banner').getByRole('button', { name: say('Menu') });
  await menu.click();
  await page.getByRole('button', { name: say('Logout') }).click();
  // Does not reload the page, because the fixture would then set the ended token again.
  await expect(page).toHaveURL(at('/'));
  await expectBackground(page, DARK);
  await menu.click();
  await page.getByRole('banner').getByLabel(say('System')).check();
  await expectBackground(page, LIGHT);
  await expect(findThemeChoice(page, 'System')).toBeChecked();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('theme');
  expect(pageErrors).toEqual([]);
});

test('a heading that a script focused has no outline; a control that Tab reaches has one', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto(at('/brands'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('Terms & Conditions') })
    .focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: say('Terms & Conditions') });
  await expect(heading).toBeFocused();
  expect(await heading.evaluate((one) => one.matches(':focus-visible'))).toBe(true);
  await expect(heading).toHaveCSS('outline-style', 'none');
  await expect(heading).toHaveCSS('box-shadow', 'none');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
});
