import type { Page } from '@playwright/test';

/** 100 ms, at 60 frames a second. */
export const MAX_RESPONSE_FRAMES = 6;

declare global {
  interface Window {
    framesUntil: Promise<number>;
  }
}

/**
 * Counts frames from the next click until `isPainted` holds. Frames, not milliseconds, because a frame takes longer on
 * a busy machine.
 */
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
        // Runs in the capture phase, before any handler of the page.
        addEventListener('click', start, { once: true, capture: true });
      });
    },
    [String(isPainted), args] as const,
  );
  return () => page.evaluate(() => window.framesUntil);
}
