import { useEffect, useSyncExternalStore } from 'react';
import { PAGES } from '#app/features/offline/kept.ts';
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

const findLink = (target: unknown) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

async function openIfKept(address: string): Promise<void> {
  // Browsers have no caches on addresses without TLS.
  const kept = await globalThis.caches?.match(address, { cacheName: PAGES, ignoreVary: true });
  // Loaded as a page: the router would ask for its data, which is not kept.
  if (kept) location.assign(address);
  else showToast({ kind: 'error', messageKey: 'offline' });
}

function blockClick(event: Event): void {
  const link = findLink(event.target);
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  void openIfKept(link.href);
}

/** Blocks links while offline, but to pages that are kept: the loaded page stays, instead of an error page. */
export function useOfflineGuard(isOnline: boolean): void {
  useEffect(() => {
    if (isOnline) return;
    const stop = new AbortController();
    // On the window and in the capture phase: before the router sees the event.
    window.addEventListener('click', blockClick, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [isOnline]);
}
