import { useSyncExternalStore } from 'react';
import { useFormats } from '#counter/i18n/language-provider.tsx';

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

/** A relative time such as '5 min ago'. On hover, shows the exact time in Cairo. */
export function Age({ at }: { at: string }) {
  const { writeAge, writeMoment } = useFormats();
  const now = useNow();
  return (
    <time dateTime={at} title={writeMoment(at)}>
      {writeAge(at, now)}
    </time>
  );
}
