import { useEffect, useSyncExternalStore } from 'react';
import { PAGE_CACHE } from '#app/features/offline/cache-rules.ts';
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

async function openIfCached(address: string): Promise<void> {
  // The Cache API exists only on secure origins.
  const cached = await globalThis.caches?.match(address, { cacheName: PAGE_CACHE, ignoreVary: true });
  // Opened as a document: the router would request its data, which is not cached.
  if (cached) location.assign(address);
  else showToast({ kind: 'error', messageKey: 'offline' });
}

function blockClick(event: Event): void {
  const link = findLink(event.target);
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  void openIfCached(link.href);
}

/** Blocks links while offline, except to cached pages, so that no error page replaces the current page. */
export function useOfflineGuard(isOnline: boolean): void {
  useEffect(() => {
    if (isOnline) return;
    const stop = new AbortController();
    // Capturing, to run before the router.
    window.addEventListener('click', blockClick, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [isOnline]);
}
