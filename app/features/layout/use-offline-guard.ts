import { useEffect } from 'react';
import { notify } from '#app/features/notices/notices.ts';
import { useOnline } from '#app/features/session/use-online.ts';

/** The router would look for a screen's code, and load the page anew when it finds none. */
const WAKES_PREFETCH = ['mouseover', 'mouseout', 'focusin', 'touchstart'] as const;

const isInLink = (target: unknown) => target instanceof Element && target.closest('a[href^="/"]') !== null;

function stay(event: Event): void {
  if (!isInLink(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  notify({ kind: 'error', messageKey: 'offline' });
}

function leaveAlone(event: Event): void {
  // Leaving one element is how React hears of entering the next.
  const next = 'relatedTarget' in event ? event.relatedTarget : undefined;
  if (isInLink(event.target) || isInLink(next)) event.stopPropagation();
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
