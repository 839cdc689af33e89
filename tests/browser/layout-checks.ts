import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    shifted: number;
  }
}

/** Expects no horizontal overflow at any of these widths; leaves the page at the last. */
export async function expectFit(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

/** Expects the numbers of cards in a row that §9 of the specification names for small, medium and large screens. */
export async function expectColumns(cards: Locator, onLarge = 5): Promise<void> {
  for (const [width, columns] of [
    [390, 1],
    [768, 3],
    [1440, onLarge],
  ] as const) {
    await cards.page().setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
}

/** Lists elements beyond the window's sides, except in carousels and in rows that scroll. */
export function listOutside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((part) => part.checkVisibility() && !part.closest('.carousel-view, .offer-row, .category-row'))
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < -1);
      })
      .map((part) => `${part.localName} '${part.textContent?.slice(0, 40)}'`),
  );
}

/** The largest acceptable cumulative layout shift of a page load. */
export const MAX_LAYOUT_SHIFT = 0.02;

/** Sums up the layout shift that no input caused; call it before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) window.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shifted);
}
