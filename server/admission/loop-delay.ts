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
 * Measures how late the event loop is: the mean of the last half second, which one long pause hardly moves and a loop that
 * is always late does. Read by whoever asks, so that an idle shop does nothing.
 */
export function watchLoopDelay(
  histogram: Measurements = startMeasuring(),
  clock: () => number = () => performance.now(),
): () => number {
  let readAt = clock();
  let delayMs = 0;
  return () => {
    const now = clock();
    if (now - readAt < WINDOW_MS) return delayMs;
    // Without a single turn in all that time nothing is known; it was late then, and is as late as before until it is measured.
    if (histogram.count > 0) delayMs = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS);
    histogram.reset();
    readAt = now;
    return delayMs;
  };
}
