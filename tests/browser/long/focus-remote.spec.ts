/** The focus moves to the heading of a screen, even if its data load late. */
import { expect } from '@playwright/test';
import { createGate, dropConnection } from '#tests/setup/fake-provider/faults.ts';
import { expectNoViolations } from '../accessibility.ts';
import { callOf, pathOf, related, title } from '../details-page.ts';
import { say } from '../language.ts';
import { firstTwo, listOnly } from '../remote-shopper.ts';
import { test } from '../remote-test.ts';

test('the heading of a product has the focus while it loads and after', async ({ page, provider }) => {
  const [product, next] = firstTwo(provider);
  listOnly(provider, [next]);
  await page.goto(pathOf(product));
  const gate = createGate();
  provider.on('GET', callOf(next), gate.fault);
  await related(page).getByRole('link', { name: next.title, exact: true }).press('Enter');
  await expect(page.getByRole('main').getByRole('status', { name: say('Loading…') })).not.toHaveCount(0);
  await expect(title(page)).toHaveText(next.title);
  await expect(title(page)).toBeFocused();
  await expectNoViolations(page);
  gate.open();
  await expect(page.getByRole('main').getByRole('status', { name: say('Loading…') })).toHaveCount(0);
  await expect(title(page)).toHaveText(next.title);
  await expect(title(page)).toBeFocused();
});

test("the heading has the focus after 'Try again'", async ({ page, provider }) => {
  const [product, next] = firstTwo(provider);
  listOnly(provider, [next]);
  const restore = provider.on('GET', callOf(product), dropConnection());
  await page.goto(pathOf(product));
  const tryAgain = page.getByRole('button', { name: say('Try again') });
  await expect(tryAgain).toBeVisible();
  await page.waitForLoadState('networkidle');
  restore();
  await tryAgain.press('Enter');
  await expect(title(page)).toHaveText(product.title);
  await expect(title(page)).toBeFocused();
});
