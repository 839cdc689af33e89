/** Emulates a cheap phone on a slow network, and measures its response to taps. */
import type { CDPSession, Locator, Page } from '@playwright/test';

/** Slow 3G as in the browser's developer tools: a round trip of 2 s, 50 kB/s. */
const SLOW_3G = { latency: 2000, downloadThroughput: 51_200, uploadThroughput: 51_200 };
const CPU_SLOWDOWN = 4;

export interface Tap {
  name: string;
  /** Frames until the page changed. */
  frames: number;
  /** CPU time until the page changed, in ms, on the slowed-down CPU. Wall time would depend on other programs. */
  busy: number;
  /** The part of `busy` that scripts took; the rest is style, layout and paint. */
  scripts: number;
}

declare global {
  interface Window {
    tapAnswered: Promise<number>;
  }
}

/** Counts the frames from the next touch until the page changes. */
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
          // Resolves in a task after the frame, which is painted by then.
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

/** Slows the page down from now on; returns a function that taps and measures the response. */
export async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_3G });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
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
