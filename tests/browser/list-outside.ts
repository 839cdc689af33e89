import type { Page } from '@playwright/test';

/** What is beyond the sides of the window, where nobody can scroll to; slides of a carousel wait there. */
export function listOutside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((part) => part.checkVisibility() && !part.closest('.carousel-view'))
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < -1);
      })
      .map((part) => `${part.localName} '${part.textContent?.slice(0, 40)}'`),
  );
}
