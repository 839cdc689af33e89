/** A cheap phone on a slow network, and how it answers taps. */
import type { CDPSession, Locator, Page } from '@playwright/test';

/** Slow 3G as the browser's own tools have it: two seconds to and fro, 50 kB a second. */
const SLOW_3G = { latency: 2000, downloadThroughput: 51_200, uploadThroughput: 51_200 };
const SLOWED_CPU = 4;

export interface Tap {
  name: string;
  /** Frames until something has changed. */
  frames: number;
  /** Milliseconds of the slowed processor until then; not of the clock: this machine has other things to do. */
  busy: number;
  /** The part of it that scripts took; the rest is style, layout and paint. */
  scripts: number;
}

declare global {
  interface Window {
    tapAnswered: Promise<number>;
  }
}

/** Counts the frames from the next touch on, until anything of the page has changed. */
const awaitAnswer = (page: Page) =>
  page.evaluate(() => {
    window.tapAnswered = new Promise((resolve) => {
      const start = () => {
        let frames = 0;
        let hasChanged = false;
        const observer = new MutationObserver(() => {
          hasChanged = true;
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const step = () => {
          frames++;
          if (!hasChanged) return requestAnimationFrame(step);
          observer.disconnect();
          // A task after the frame: it is painted by then.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(frames);
          port2.postMessage(undefined);
        };
        requestAnimationFrame(step);
      };
      addEventListener('pointerup', start, { once: true, capture: true });
    });
  });

async function readBusy(devtools: CDPSession) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const read = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
  return { all: read('TaskDuration'), scripts: read('ScriptDuration') };
}

/** Slows the page down from now on; what is returned taps, and tells when the page has answered. */
export async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_3G });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_CPU });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });

  return async (name: string, target: Locator): Promise<Tap> => {
    await target.scrollIntoViewIfNeeded();
    await target.click({ trial: true });
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    await awaitAnswer(page);
    const before = await readBusy(devtools);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    const frames = await page.evaluate(() => window.tapAnswered);
    const after = await readBusy(devtools);
    return {
      name,
      frames,
      busy: Math.round(after.all - before.all),
      scripts: Math.round(after.scripts - before.scripts),
    };
  };
}
