import type { Page } from '@playwright/test';

/** Notes, frame by frame from the first, in which colours the page was painted; returns a function that lists them. */
export async function carryPaintedGrounds(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const grounds = new Set<string>();
    Object.assign(window, { paintedGrounds: grounds });
    const look = () => {
      // Before it has a style sheet, nothing of a page is painted.
      if (document.body && document.styleSheets.length > 0)
        grounds.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(() => [...(window as unknown as { paintedGrounds: Set<string> }).paintedGrounds]);
}
