/** The first screen of the counter. */
import { expect, type Page } from '@playwright/test';
import { createFormats } from '#counter/i18n/formats.ts';
import { findDarkViolations, findViolations } from '../accessibility.ts';
import { openCounter, test, texts } from '../counter-test.ts';
import { language } from '../language.ts';
import { expectFit } from '../layout-checks.ts';

const { home } = texts;
const { writeShortDay } = createFormats(language);

const sales = (page: Page) => page.getByRole('region', { name: home.sales });

test('sales are shown of chosen days, which the address keeps', async ({ page, join, pageErrors }) => {
  await join(page, 'viewer');
  await openCounter(page, '?from=2026-10-02&until=2026-10-04');
  const [from, until] = [sales(page).getByLabel(home.from), sales(page).getByLabel(home.until)];
  await expect(from).toHaveValue('2026-10-02');
  await expect(sales(page)).toContainText(
    home.comparedSpan(writeShortDay('2026-09-29'), writeShortDay('2026-10-01')),
  );
  await expectFit(page, 1440, 768, 360, 390);
  expect(await findViolations(page)).toEqual([]);
  expect(await findDarkViolations(page)).toEqual([]);

  // The call refuses these days, so the address keeps the last good ones.
  await until.fill('2026-10-01');
  await expect(until).toHaveAccessibleDescription(home.spanMistakes.order);
  await expect(page).toHaveURL(/until=2026-10-04$/);
  await until.fill('2026-10-20');
  await expect(page).toHaveURL(/from=2026-10-02&until=2026-10-20$/);

  await sales(page).getByText(home.spans[7]).click();
  await expect(page).toHaveURL(/\?days=7$/);
  await page.reload();
  await expect(sales(page).getByRole('radio', { name: home.spans[7] })).toBeChecked();
  await sales(page).getByText(home.otherDays).click();
  await expect(page).toHaveURL(/\?from=.*&until=/);
  await expect(from).toBeVisible();
  expect(pageErrors).toEqual([]);
});
