import { expect, type Page } from '@playwright/test';

/** Nothing is wider than the page at any of these widths; it is left at the last. */
export async function expectFit(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}
