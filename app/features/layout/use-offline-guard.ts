import { useEffect } from 'react';
import { notify } from '#app/features/notices/notices.ts';
import { useOnline } from '#app/features/session/use-online.ts';

/** The router would look for a screen's code, and load the page anew when it finds none. */
const WAKES_PREFETCH = ['mouseover', 'focusin', 'touchstart'] as const;

const findLink = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

function stay(event: Event): void {
  if (!findLink(event)) return;
  event.preventDefault();
  event.stopPropagation();
  notify({ kind: 'error', messageKey: 'offline' });
}

function leaveAlone(event: Event): void {
  if (findLink(event)) event.stopPropagation();
}

/** Without a network, links lead nowhere: what was loaded stays, instead of the browser's own error page. */
export function useOfflineGuard(): void {
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) return;
    const stop = new AbortController();
    // On the window, and on the way down: before the router hears of it.
    const options = { capture: true, signal: stop.signal };
    window.addEventListener('click', stay, options);
    for (const name of WAKES_PREFETCH) window.addEventListener(name, leaveAlone, options);
    return () => stop.abort();
  }, [isOnline]);
}
