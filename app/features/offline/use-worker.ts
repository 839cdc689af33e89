import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type Visit, WORKER_ADDRESS } from './kept.ts';

const MAX_WAIT_MS = 2_000;
/** Safari has no requestIdleCallback: a pause that leaves a page time to draw itself. */
const PAUSE_MS = 200;

/** When the page is loaded and has nothing else to do. */
async function waitForQuiet(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, PAUSE_MS);
  });
}

let isStarted = false;

/** Starts the service worker, and tells it of the page that is shown. */
async function tellWorker(visited: string): Promise<void> {
  const { serviceWorker } = navigator;
  let files: string[] = [];
  if (!isStarted) {
    isStarted = true;
    if (!serviceWorker.controller) files = performance.getEntriesByType('resource').map(({ name }) => name);
    await serviceWorker.register(WORKER_ADDRESS);
  }
  const { active } = await serviceWorker.ready;
  active?.postMessage({ visited, files } satisfies Visit);
}

/** Keeps the pages that are visited for a time without a network, where the browser can. */
export function useWorker(): void {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per screen, whose address below the language is read here
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const { href } = location;
    // Without it the shop works as it does without a service worker.
    waitForQuiet()
      .then(() => tellWorker(href))
      .catch(() => {});
  }, [pathname, search]);
}
