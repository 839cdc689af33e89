const MOST_MS = 2_000;

/** Calls a function once the browser has nothing else to do. Safari has no requestIdleCallback. */
export function whenIdle(act: () => void, signal?: AbortSignal): void {
  const unlessStopped = () => {
    if (!signal?.aborted) act();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(unlessStopped, { timeout: MOST_MS });
  else setTimeout(unlessStopped, 1);
}
