/** The service worker: files and visited public pages work without a network, and nothing that belongs to a shopper ever
 *  reaches it. Built into a file of its own (scripts/build-worker.ts). */
import { classifyRequest, findPageOfData, LEFT_ALONE } from './classify-request.ts';
import {
  answerAsset,
  answerPage,
  answerPicture,
  dropOutdated,
  isPageKept,
  keepVisited,
} from './keep-pages.ts';
import type { Visit } from './kept.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

const worker = globalThis as unknown as WorkerScope;
const { origin } = worker.location;

const isSavingData = () =>
  (worker.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

worker.addEventListener('install', (event) => {
  // Pages come from the network first, so a newer worker never mixes with an older shell.
  event.waitUntil(worker.skipWaiting());
  // Straight to the network, without waking the worker, where the browser knows how.
  const routes = LEFT_ALONE.map(
    (start) => ({ condition: { urlPattern: `${start}*` }, source: 'network' }) as const,
  );
  if (event.addRoutes) event.waitUntil(event.addRoutes(routes));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOutdated(), worker.clients.claim(), preloadPages()]));
});

/** Pages are asked for while the worker wakes up. Elsewhere what is not ours to answer would be asked for twice. */
async function preloadPages(): Promise<void> {
  if (typeof InstallEvent === 'undefined' || !('addRoutes' in InstallEvent.prototype)) return;
  await worker.registration.navigationPreload.enable();
}

declare const InstallEvent: { prototype: object } | undefined;

/** The router's data from the network. If there is none, a kept page is loaded instead: the router is told to, as by a
 *  redirect of a server that has changed. */
async function answerData(request: Request, page: URL): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.signal.aborted || !(await isPageKept(page))) throw error;
    // Whole: below the address of a language the router would put it there once more.
    const headers = { 'X-Remix-Redirect': page.href, 'X-Remix-Reload-Document': 'true' };
    return new Response(null, { status: 204, headers });
  }
}

const askFor = (event: FetchEvent) => async () =>
  (await event.preloadResponse) ?? (await fetch(event.request));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  const kind = classifyRequest(request, { origin, isSavingData: isSavingData() });
  const url = new URL(request.url);
  if (kind === 'asset') event.respondWith(answerAsset(request, later));
  if (kind === 'picture') event.respondWith(answerPicture(request, later));
  if (kind === 'data') event.respondWith(answerData(request, findPageOfData(url) ?? url));
  if (kind === 'page' || kind === 'screen') {
    event.respondWith(answerPage({ url, isPublic: kind === 'page', ask: askFor(event) }, later));
  }
});

worker.addEventListener('message', (event) => {
  const { visited, files } = event.data as Visit;
  event.waitUntil(keepVisited(visited, files, isSavingData()).catch(() => {}));
});
