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
 * Measures the event loop's delay: the smaller mean of the last two windows of half a second or more, so that a single
 * pause (start-up, a suspended machine) doesn't count as load. Computed when it is read, so that an idle shop does
 * nothing.
 */
export function watchLoopDelay(
  histogram: Measurements = startMeasuring(),
  clock: () => number = () => performance.now(),
): () => number {
  let readAt = clock();
  let previousMs = 0;
  let lastMs = 0;
  return () => {
    const now = clock();
    if (now - readAt >= WINDOW_MS) {
      // Without a loop turn in the window there is no measurement: keep the previous values.
      if (histogram.count > 0) {
        previousMs = lastMs;
        lastMs = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS);
      }
      histogram.reset();
      readAt = now;
    }
    return Math.min(previousMs, lastMs);
  };
}
