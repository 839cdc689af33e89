/** The service worker: makes files and visited public pages work offline, and never handles personal requests.
 *  Bundled separately (scripts/build-worker.ts). */

import {
  answerAsset,
  answerPage,
  answerPicture,
  cacheVisited,
  deleteOutdatedCaches,
  isPageCached,
} from './cache-pages.ts';
import type { VisitMessage } from './cache-rules.ts';
import { classifyRequest, findPageOfData, IGNORED_PATHS } from './classify-request.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

const worker = globalThis as unknown as WorkerScope;
const { origin } = worker.location;

const isSavingData = () =>
  (worker.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

worker.addEventListener('install', (event) => {
  // Pages are network first, so a new worker can take over while pages of the old build are open.
  event.waitUntil(worker.skipWaiting());
  // The static routing API sends requests of these paths to the network without starting the worker.
  const routes = IGNORED_PATHS.map(
    (prefix) => ({ condition: { urlPattern: `${prefix}*` }, source: 'network' }) as const,
  );
  if (event.addRoutes) event.waitUntil(event.addRoutes(routes));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOutdatedCaches(), worker.clients.claim(), preloadPages()]));
});

/** Lets the browser request pages while the worker starts. Only with the static routing API: without it, ignored paths
 *  would be requested twice. */
async function preloadPages(): Promise<void> {
  if (typeof InstallEvent === 'undefined' || !('addRoutes' in InstallEvent.prototype)) return;
  await worker.registration.navigationPreload.enable();
}

declare const InstallEvent: { prototype: object } | undefined;

/** Fetches the router's data. Offline, a redirect makes the router load the cached page as a document instead. */
async function answerData(request: Request, page: URL): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.signal.aborted || !(await isPageCached(page))) throw error;
    // An absolute URL: the router would prefix a path with the basename again.
    const headers = { 'X-Remix-Redirect': page.href, 'X-Remix-Reload-Document': 'true' };
    return new Response(null, { status: 204, headers });
  }
}

const fetchPage = (event: FetchEvent) => async () =>
  (await event.preloadResponse) ?? (await fetch(event.request));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  const kind = classifyRequest(request, { origin, isSavingData: isSavingData() });
  const url = new URL(request.url);
  if (kind === 'asset') event.respondWith(answerAsset(request, waitUntil));
  if (kind === 'picture') event.respondWith(answerPicture(request, waitUntil));
  if (kind === 'data') event.respondWith(answerData(request, findPageOfData(url) ?? url));
  if (kind === 'page' || kind === 'screen') {
    event.respondWith(answerPage({ url, isPublic: kind === 'page', ask: fetchPage(event) }, waitUntil));
  }
});

worker.addEventListener('message', (event) => {
  const { visited, files } = event.data as VisitMessage;
  event.waitUntil(cacheVisited(visited, files, isSavingData()).catch(() => {}));
});
