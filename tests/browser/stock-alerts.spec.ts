/** Sold-out products: shoppers can be notified by email when they are back. */
import { expect, type Page } from '@playwright/test';
import { soldOut } from '#tests/setup/cart-products.ts';
import { signUp } from '#tests/setup/shop-client.ts';
import { expectNoViolations } from './accessibility.ts';
import { openDetails } from './details-page.ts';
import { ARABIC, at, LONG, say } from './language.ts';
import { expectLight, weighPage } from './page-weight.ts';
import { test } from './shop-test.ts';
import { findFormButton } from './submit-button.ts';

const findAskButton = (page: Page) =>
  page.getByRole('button', { name: say('Notify me when it’s back in stock') });
const findStopButton = (page: Page) => page.getByRole('button', { name: say('Don’t notify me') });
const findPromiseText = (page: Page) => page.getByText(say('We’ll email you when it’s back in stock'));

test(
  'a visitor who asks to be notified logs in first; the request survives a reload and can be undone',
  {
    tag: [ARABIC, LONG],
  },
  async ({ page, shop, pageErrors }, { testId, retry }) => {
    const email = `n-${testId}-${retry}-${Date.now()}@example.com`;
    await signUp(shop.url, email);
    await openDetails(page, soldOut);
    await findAskButton(page).click();
    await expect(page).toHaveURL(at('/login'));
    await page.getByLabel(say('Email')).fill(email);
    await page.getByLabel(say('Password'), { exact: true }).fill('Secret@123');
    await findFormButton(page, 'login').click();
    await expect(findPromiseText(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/./);
    await expectNoViolations(page);
    await page.reload();
    await expect(findPromiseText(page)).toBeVisible();
    await findStopButton(page).click();
    await expect(findAskButton(page)).toBeFocused();
    await findAskButton(page).press('Enter');
    await expect(findStopButton(page)).toBeFocused();
    expect(pageErrors).toEqual([]);
  },
);

test('a page that offers stock alerts is within the page weight budget', { tag: [ARABIC, LONG] }, async ({
  page,
}) => {
  const weigh = weighPage(page);
  await openDetails(page, soldOut);
  await expect(findAskButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expectLight(weigh());
});
