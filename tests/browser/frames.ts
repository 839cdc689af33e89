import type { Page } from '@playwright/test';

/** 100 ms, at 60 frames a second. */
export const AT_ONCE = 6;

declare global {
  interface Window {
    framesUntil: Promise<number>;
  }
}

/** Counts frames from the next click on, until something holds of what is painted. Frames, not time: how long one takes
 *  depends on what else the machine does. */
export async function countFrames(
  page: Page,
  isPainted: (args: string) => boolean,
  args = '',
): Promise<() => Promise<number>> {
  await page.evaluate(
    ([source, value]) => {
      const look: (args: string) => boolean = new Function(`return (${source})`)();
      window.framesUntil = new Promise((resolve) => {
        const start = () => {
          let count = 0;
          const step = () => {
            count++;
            if (look(value)) resolve(count);
            else requestAnimationFrame(step);
          };
          requestAnimationFrame(step);
        };
        // Before anything that the click does.
        addEventListener('click', start, { once: true, capture: true });
      });
    },
    [String(isPainted), args] as const,
  );
  return () => page.evaluate(() => window.framesUntil);
}
