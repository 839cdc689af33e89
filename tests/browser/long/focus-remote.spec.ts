/** The focus moves to the heading of a screen, even if its data load late. */
import { expect } from '@playwright/test';
import { createGate, dropConnection } from '#tests/setup/fake-provider/faults.ts';
import { expectNoViolations } from '../accessibility.ts';
import { callOf, findRelatedCards, findTitle, pathOf } from '../details-page.ts';
import { say } from '../language.ts';
import { findFirstTwo, listOnly } from '../remote-shopper.ts';
import { test } from '../remote-test.ts';

test('the heading of a product has the focus while it loads and after', async ({ page, provider }) => {
  const [product, next] = findFirstTwo(provider);
  listOnly(provider, [next]);
  await page.goto(pathOf(product));
  const gate = createGate();
  provider.on('GET', callOf(next), gate.fault);
  await findRelatedCards(page).getByRole('link', { name: next.title, exact: true }).press('Enter');
  await expect(page.getByRole('main').getByRole('status', { name: say('Loading…') })).not.toHaveCount(0);
  await expect(findTitle(page)).toHaveText(next.title);
  await expect(findTitle(page)).toBeFocused();
  await expectNoViolations(page);
  gate.open();
  await expect(page.getByRole('main').getByRole('status', { name: say('Loading…') })).toHaveCount(0);
  await expect(findTitle(page)).toHaveText(next.title);
  await expect(findTitle(page)).toBeFocused();
});

test("the heading has the focus after 'Try again'", async ({ page, provider }) => {
  const [product, next] = findFirstTwo(provider);
  listOnly(provider, [next]);
  const restore = provider.on('GET', callOf(product), dropConnection());
  await page.goto(pathOf(product));
  const tryAgain = page.getByRole('button', { name: say('Try again') });
  await expect(tryAgain).toBeVisible();
  await page.waitForLoadState('networkidle');
  restore();
  await tryAgain.press('Enter');
  await expect(findTitle(page)).toHaveText(product.title);
  await expect(findTitle(page)).toBeFocused();
});
