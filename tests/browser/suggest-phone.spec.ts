/** The search box with suggestions in the top bar of a phone. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations, listSmallTargets } from './accessibility.ts';
import { at, LONG, say } from './language.ts';
import { test } from './shop-test.ts';
import {
  findGroupOptions,
  findOpenButton,
  findSearchField,
  findSuggestionList,
  prefix,
} from './suggest-page.ts';

const findHeading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a button opens the field with the focus in it; Escape and the arrow close it', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto(at('/brands'));
  await expect(findSearchField(page)).toBeHidden();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: say('Close search') }).tap(),
  ]) {
    await findOpenButton(page).tap();
    await expect(findSearchField(page)).toBeFocused();
    await close();
    await expect(findSearchField(page)).toBeHidden();
    await expect(findOpenButton(page)).toBeFocused();
  }
});

test('Back closes the field, which is empty when it is opened again', { tag: LONG }, async ({ page }) => {
  await page.goto(at('/brands'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('Categories') })
    .tap();
  await expect(findHeading(page)).toHaveText(say('Categories'));
  await findOpenButton(page).tap();
  await findSearchField(page).fill(prefix);
  await expect(findSuggestionList(page)).toBeVisible();
  await page.goBack();
  await expect(findHeading(page)).toHaveText(say('our Brands'));
  await expect(findSearchField(page)).toBeHidden();

  await findOpenButton(page).tap();
  await expect(findSearchField(page)).toHaveValue('');
});

test('options fill the width, and are opened by a tap', { tag: LONG }, async ({ page }) => {
  await page.goto(at('/brands'));
  await findOpenButton(page).tap();
  await findSearchField(page).pressSequentially(prefix);
  await expect(findGroupOptions(page, 'Products')).not.toHaveCount(0);
  const box = await findSuggestionList(page).boundingBox();
  expect(box?.width).toBeGreaterThan(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await listSmallTargets(page, 44)).toEqual([]);
  await expectNoViolations(page);
  const title = await findGroupOptions(page, 'Products').first().locator('bdi').first().textContent();
  await findGroupOptions(page, 'Products').first().tap();
  await expect(findHeading(page)).toHaveText(title ?? '');
  await expect(findSearchField(page)).toBeHidden();
});
