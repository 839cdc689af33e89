/** Light and dark: as the system has it, or as it was chosen. */
import { expect, type Page } from '@playwright/test';
import { THEME_COLORS } from '#app/features/theme/theme-script.ts';
import { ARABIC, at, LONG, say } from './language.ts';
import { carryPaintedGrounds } from './painted-grounds.ts';
import { test } from './shop-test.ts';

const toRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)).join(', ')})`;
const [LIGHT, DARK] = THEME_COLORS.map(({ color }) => toRgb(color));

const INK = toRgb('#1d1b18');

const choice = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('group', { name: say('Theme') })
    .getByLabel(say(name));
const expectGround = (page: Page, color = '') =>
  expect(page.locator('body')).toHaveCSS('background-color', color);

test('what was chosen is there from the first frame, before any script file, whatever the system has', async ({
  page,
  context,
  shop,
}) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: shop.url }]);
  await page.emulateMedia({ colorScheme: 'light' });
  const listGrounds = await carryPaintedGrounds(page);
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
  await expect.poll(listGrounds).toEqual([DARK]);
  release();
  await expect(choice(page, 'Dark')).toBeChecked();
  expect(await listGrounds()).toEqual([DARK]);
});

test('the theme is the system’s until one is chosen, in the foot or in the small menu; all tabs have it, logging out keeps it; toasts and paper are light', {
  tag: [ARABIC, LONG],
}, async ({ page, context, shopper, trouble }) => {
  expect(shopper.token).not.toBe('');
  await page.goto(at('/brands'));
  await expect(choice(page, 'System')).toBeChecked();
  await expectGround(page, LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGround(page, DARK);

  const other = await context.newPage();
  await other.goto(at('/categories'));
  await test.step('a choice', async () => {
    await choice(page, 'Light').check();
    await expectGround(page, LIGHT);
    await page.emulateMedia({ colorScheme: 'light' });
    await choice(page, 'Dark').check();
    await expectGround(page, DARK);
    await expect(page.locator('meta[name=theme-color][media=all]')).toHaveAttribute(
      'content',
      THEME_COLORS[1].color,
    );
  });

  await test.step('the other tab has it once it is looked at', async () => {
    await other.bringToFront();
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expectGround(other, DARK);
    await expect(choice(other, 'Dark')).toBeChecked();
  });

  await test.step('toasts are light, and so is paper', async () => {
    await page.goto(at('/products'));
    await page
      .getByRole('button', { name: say('Add to cart') })
      .first()
      .click();
    await expect(page.getByText(say('Product Added To Card'))).toHaveCSS('color', INK);
    await expect(page.locator('body')).not.toHaveCSS('color', INK);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('color', INK);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('logging out keeps it, and the small menu changes it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = page.getByRole('banner').getByRole('button', { name: say('Menu') });
    await menu.click();
    await page.getByRole('button', { name: say('Logout') }).click();
    // Not loaded anew: the shopper's token would be there again, and end at once.
    await expect(page).toHaveURL(at('/'));
    await expectGround(page, DARK);
    await menu.click();
    await page.getByRole('banner').getByLabel(say('System')).check();
    await expectGround(page, LIGHT);
    await expect(choice(page, 'System')).toBeChecked();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('theme');
  });
  expect(trouble).toEqual([]);
});

test('a heading that a script gave the focus has no ring; the control that Tab leads to has one', {
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
