import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const WINDOW_MS = 500;

type Measurements = Pick<ReturnType<typeof monitorEventLoopDelay>, 'count' | 'mean' | 'reset'>;

function startMeasuring(): Measurements {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return histogram;
}

/**
 * Measures how late the event loop is: the mean of half a second, and of two in a row the smaller one. A loop that is always
 * late is late in both; a pause, be it as long as the start of the shop or a machine that stood still, is in one of them.
 * Read by whoever asks, so that an idle shop does nothing.
 */
export function watchLoopDelay(
  histogram: Measurements = startMeasuring(),
  clock: () => number = () => performance.now(),
): () => number {
  let readAt = clock();
  let before = 0;
  let last = 0;
  return () => {
    const now = clock();
    if (now - readAt >= WINDOW_MS) {
      // Without a single turn in all that time nothing is known; it was late then, and is as late as before until it is measured.
      if (histogram.count > 0) {
        before = last;
        last = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS);
      }
      histogram.reset();
      readAt = now;
    }
    return Math.min(before, last);
  };
}
