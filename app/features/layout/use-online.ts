import { useEffect, useSyncExternalStore } from 'react';
import { showToast } from '#app/features/toasts/toasts.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser reports a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

// The router prefetches on these, and reloads the page when the code of a screen can't be loaded.
const PREFETCH_EVENTS = ['mouseover', 'mouseout', 'focusin', 'touchstart'] as const;

const isInLink = (target: unknown) => target instanceof Element && target.closest('a[href^="/"]') !== null;

function blockClick(event: Event): void {
  if (!isInLink(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  showToast({ kind: 'error', messageKey: 'offline' });
}

function blockPrefetch(event: Event): void {
  // React derives mouseenter of the next element from mouseout of the last one.
  const next = 'relatedTarget' in event ? event.relatedTarget : undefined;
  if (isInLink(event.target) || isInLink(next)) event.stopPropagation();
}

/** Blocks links while offline: the loaded page stays, instead of the browser's own error page. */
export function useOfflineGuard(isOnline: boolean): void {
  useEffect(() => {
    if (isOnline) return;
    const stop = new AbortController();
    // On the window and in the capture phase: before the router sees the event.
    const options = { capture: true, signal: stop.signal };
    window.addEventListener('click', blockClick, options);
    for (const name of PREFETCH_EVENTS) window.addEventListener(name, blockPrefetch, options);
    return () => stop.abort();
  }, [isOnline]);
}
