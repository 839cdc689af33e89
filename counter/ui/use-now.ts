import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;

let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** One timer for all ages on the screen. */
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
  // Nobody listened for a while.
  if (!timer && Date.now() - now.getTime() > TICK_MS) now = new Date();
  return now;
}

/** The present moment, which moves on twice a minute. */
export const useNow = (): Date => useSyncExternalStore(subscribe, readNow);
