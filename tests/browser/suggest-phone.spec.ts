/** The search box with suggestions in the top bar of a phone. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations, listSmallTargets } from './accessibility.ts';
import { at, LONG, say } from './language.ts';
import { test } from './shop-test.ts';
import { begun, field, list, opener, optionsOf } from './suggest-page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a button lays the field over the bar, with the focus in it; options fill the width and are tapped; Escape, the arrow and the way back close it', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto(at('/brands'));
  await expect(field(page)).toBeHidden();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: say('Close the search') }).tap(),
  ]) {
    await opener(page).tap();
    await expect(field(page)).toBeFocused();
    await close();
    await expect(field(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('Categories') })
    .tap();
  await expect(heading(page)).toHaveText(say('Categories'));
  await opener(page).tap();
  await field(page).fill(begun);
  await expect(list(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(say('our Brands'));
  await expect(field(page)).toBeHidden();

  await opener(page).tap();
  await expect(field(page)).toHaveValue('');
  await field(page).pressSequentially(begun);
  await expect(optionsOf(page, 'Products')).not.toHaveCount(0);
  const box = await list(page).boundingBox();
  expect(box?.width).toBeGreaterThan(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await listSmallTargets(page, 44)).toEqual([]);
  await expectNoViolations(page);
  const title = await optionsOf(page, 'Products').first().locator('bdi').first().textContent();
  await optionsOf(page, 'Products').first().tap();
  await expect(heading(page)).toHaveText(title ?? '');
  await expect(field(page)).toBeHidden();
});
