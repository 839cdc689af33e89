import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type VisitMessage, WORKER_ADDRESS } from './cache-rules.ts';

const MAX_WAIT_MS = 2_000;
/** For Safari, which has no requestIdleCallback. */
const PAUSE_MS = 200;

/** Resolves when the page is loaded and idle. */
async function waitForIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, PAUSE_MS);
  });
}

let isStarted = false;

/** Registers the service worker, and tells it which page is shown. */
async function reportVisit(visited: string): Promise<void> {
  const { serviceWorker } = navigator;
  let files: string[] = [];
  if (!isStarted) {
    isStarted = true;
    if (!serviceWorker.controller) files = performance.getEntriesByType('resource').map(({ name }) => name);
    await serviceWorker.register(WORKER_ADDRESS);
  }
  const { active } = await serviceWorker.ready;
  active?.postMessage({ visited, files } satisfies VisitMessage);
}

/** Caches visited pages for offline use, where browsers support service workers. */
export function useServiceWorker(): void {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per screen; `href` also has the basename
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const { href } = location;
    // The shop works without a service worker.
    waitForIdle()
      .then(() => reportVisit(href))
      .catch(() => {});
  }, [pathname, search]);
}
