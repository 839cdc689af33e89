const MOST_MS = 2_000;
/** Safari has no requestIdleCallback: a pause that leaves a page time to draw itself. */
const PAUSE_MS = 200;

/** Calls a function once the browser has nothing else to do. */
export function whenIdle(act: () => void, signal?: AbortSignal): void {
  const unlessStopped = () => {
    if (!signal?.aborted) act();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(unlessStopped, { timeout: MOST_MS });
  else setTimeout(unlessStopped, PAUSE_MS);
}
