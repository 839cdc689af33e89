import type { Page } from '@playwright/test';

declare global {
  interface Window {
    intervals: Map<unknown, number | undefined>;
  }
}

/**
 * Records the page's intervals. Call it before the page is opened; the returned function tells whether one of `ms` is
 * running.
 */
export async function watchIntervals(page: Page, ms: number): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    window.intervals = new Map();
    const { setInterval, clearInterval } = window;
    window.setInterval = ((run: TimerHandler, every?: number, ...rest: unknown[]) => {
      const id = setInterval(run, every, ...rest);
      window.intervals.set(id, every);
      return id;
    }) as typeof window.setInterval;
    window.clearInterval = (id) => {
      window.intervals.delete(id);
      clearInterval(id);
    };
  });
  return () => page.evaluate((every) => [...window.intervals.values()].includes(every), ms);
}
