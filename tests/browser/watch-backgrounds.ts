import type { Page } from '@playwright/test';

/** Records the page's background colour in every frame; returns a function that lists the colours. */
export async function watchBackgrounds(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const colors = new Set<string>();
    Object.assign(window, { backgrounds: colors });
    const look = () => {
      // Nothing is painted before the style sheet has loaded.
      if (document.body && document.styleSheets.length > 0)
        colors.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { backgrounds: Set<string> }).backgrounds]);
}
