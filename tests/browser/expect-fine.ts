import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from './shop-test.ts';

/** No barriers at the first width, where the page is left, and nothing wider than the page at any of them. */
export async function expectFine(page: Page, first: number, ...others: number[]): Promise<void> {
  for (const width of [...others, first]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expectNoBarriers(page);
}
