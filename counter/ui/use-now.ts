import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;

let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** All relative times on the screen share one timer. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = new Date();
    for (const each of listeners) each();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function readNow(): Date {
  // The timer stops without listeners, so the time may be out of date.
  if (!timer && Date.now() - now.getTime() > TICK_MS) now = new Date();
  return now;
}

/** The current time, updated twice a minute. */
export const useNow = (): Date => useSyncExternalStore(subscribe, readNow);
