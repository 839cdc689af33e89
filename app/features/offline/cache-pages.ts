/** The service worker's caches of pages, pictures and built files. */

import { SHOP_NAME } from '#contract/constants.ts';
import {
  CACHED_ATTRIBUTE,
  isCacheablePage,
  listExcess,
  listOutdatedCaches,
  listReferencedAssets,
  MAX_ASSETS,
  MAX_PAGES,
  MAX_PICTURES,
  nameAssetCache,
  PAGE_CACHE,
  PICTURE_CACHE,
} from './cache-rules.ts';
import { cacheKeyOfPage, classifyRequest, readPath } from './classify-request.ts';
import { type CachedPage, writeOfflinePage, writeOfflinePolicy } from './offline-page.ts';

/** Replaced by the build with a unique value. */
declare const BUILD_VERSION: string;

const ASSET_CACHE = nameAssetCache(BUILD_VERSION);
/** A page cached more recently than this is not fetched again after a visit. */
const FRESH_MS = 300_000;
/** The maximum number of pages that the offline page lists. */
const MAX_LISTED = 12;
// All requests come from the same browser, so `Vary` does not matter.
const MATCH_OPTIONS = { ignoreVary: true };
/** The Accept header of Chromium's picture requests, so that the HTTP cache has the answer already. */
const PICTURE_ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** Keeps the worker running until the promise settles, as `ExtendableEvent.waitUntil` does. */
type WaitUntil = (work: Promise<unknown>) => void;

async function writeCache(cacheName: string, key: string, answer: Response, max: number): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    // The key is only the URL, so that no request headers are stored. `put` moves an existing entry to the end.
    await cache.put(key, answer);
    await Promise.all(listExcess(await cache.keys(), max).map((request) => cache.delete(request)));
  } catch {
    // The storage is full, or the visitor left before the answer was complete.
  }
}

const cachePage = (url: URL, answer: Response) =>
  writeCache(PAGE_CACHE, cacheKeyOfPage(url), answer, MAX_PAGES);

/** Cache first: answers from the cache, or else from the network, and then caches the network's answer. */
async function answerCacheFirst(
  request: Request,
  cacheName: string,
  max: number,
  waitUntil: WaitUntil,
): Promise<Response> {
  const own = await (await caches.open(cacheName)).match(request.url, MATCH_OPTIONS);
  if (own) return own;
  // The previous build's cache may have the file, which is then added to this build's cache.
  const answer = (await caches.match(request.url, MATCH_OPTIONS)) ?? (await fetch(request));
  if (answer.status === 200 && answer.type === 'basic') {
    waitUntil(writeCache(cacheName, request.url, answer.clone(), max));
  }
  return answer;
}

export const answerAsset = (request: Request, waitUntil: WaitUntil) =>
  answerCacheFirst(request, ASSET_CACHE, MAX_ASSETS, waitUntil);

export const answerPicture = (request: Request, waitUntil: WaitUntil) =>
  answerCacheFirst(request, PICTURE_CACHE, MAX_PICTURES, waitUntil);

/** Reads a page from the cache. If one of its scripts or stylesheets is missing, deletes it and returns undefined. */
async function readCachedPage(key: string): Promise<{ cached: Response; html: string } | undefined> {
  const cache = await caches.open(PAGE_CACHE);
  const cached = await cache.match(key, MATCH_OPTIONS);
  if (!cached) return undefined;
  const html = await cached.clone().text();
  const found = await Promise.all(
    listReferencedAssets(html).map((asset) => caches.match(asset, MATCH_OPTIONS)),
  );
  if (found.every(Boolean)) return { cached, html };
  await cache.delete(key);
  return undefined;
}

export const isPageCached = async (url: URL) => (await readCachedPage(cacheKeyOfPage(url))) !== undefined;

/** The cached page, marked as a cached copy. */
async function answerCachedPage(url: URL): Promise<Response | undefined> {
  const found = await readCachedPage(cacheKeyOfPage(url));
  if (!found) return undefined;
  return new Response(found.html.replace('<html', `<html ${CACHED_ATTRIBUTE}=""`), {
    headers: found.cached.headers,
  });
}

async function listCachedPages(language: string): Promise<CachedPage[]> {
  const requests = (await (await caches.open(PAGE_CACHE)).keys()).toReversed();
  const names = requests.map(({ url }) => url.slice(location.origin.length));
  const isIn = (name: string) => readPath(new URL(name, location.origin).pathname).language === language;
  const own = names.filter(isIn);
  const listed = (own.length > 0 ? own : names).slice(0, MAX_LISTED);
  const pages = await Promise.all(
    listed.map(async (address) => {
      const title = /<title[^<>]*>([^<]+)/.exec((await readCachedPage(address))?.html ?? '')?.[1];
      return title ? [{ address, title }] : [];
    }),
  );
  return pages.flat();
}

/**
 * The shop's name, HTML-escaped, as in the page that was cached last: a new name then needs no new worker. Without a
 * cached page, the default.
 */
async function findShopName([newest]: readonly CachedPage[]): Promise<string> {
  const html = newest && (await readCachedPage(newest.address))?.html;
  return /<meta name="application-name" content="([^"]+)"/.exec(html ?? '')?.[1] ?? SHOP_NAME;
}

async function answerOffline(url: URL): Promise<Response> {
  const { language } = readPath(url.pathname);
  const files = await (await caches.open(ASSET_CACHE)).keys();
  const fonts = files.map((file) => new URL(file.url).pathname).filter((path) => path.endsWith('.woff2'));
  const nonce = crypto.randomUUID();
  const pages = await listCachedPages(language);
  const shop = await findShopName(pages);
  return new Response(writeOfflinePage({ language, shop, pages, fonts, nonce }), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': writeOfflinePolicy(nonce),
    },
  });
}

interface PageRequest {
  url: URL;
  /** Whether the page may be cached. */
  isPublic: boolean;
  /** Requests the page without a timeout: a slow network is not an offline one. */
  ask: () => Promise<Response>;
}

/** Network first; offline, the cached page or else the offline page. */
export async function answerPage(
  { url, isPublic, ask }: PageRequest,
  waitUntil: WaitUntil,
): Promise<Response> {
  try {
    const answer = await ask();
    if (isPublic && isCacheablePage(answer)) waitUntil(cachePage(url, answer.clone()));
    return answer;
  } catch {
    return (isPublic && (await answerCachedPage(url))) || answerOffline(url);
  }
}

async function cacheFile(address: string): Promise<void> {
  const isPicture = new URL(address, location.origin).pathname.startsWith('/media/');
  const headers = isPicture ? { Accept: PICTURE_ACCEPT } : {};
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => work.push(promise);
  try {
    await (isPicture ? answerPicture : answerAsset)(new Request(address, { headers }), waitUntil);
    await Promise.all(work);
  } catch {
    // Offline: the next visit tries again.
  }
}

/** Caches a page whose HTML did not come through the worker: the first page, and pages that the router opened. */
export async function cacheVisited(address: string, files: string[], isSavingData: boolean): Promise<void> {
  const situation = { origin: location.origin, isSavingData };
  const classify = (url: string, mode: RequestMode) =>
    classifyRequest({ url, mode, method: 'GET', headers: new Headers() }, situation);
  if (classify(address, 'navigate') !== 'page') return;
  const shown = files.filter((file) => ['asset', 'picture'].includes(classify(file, 'no-cors') ?? ''));
  await Promise.all(shown.map(cacheFile));
  const url = new URL(address);
  const cached = await (await caches.open(PAGE_CACHE)).match(cacheKeyOfPage(url), MATCH_OPTIONS);
  const age = Date.now() - Date.parse(cached?.headers.get('Date') ?? '');
  if (age < FRESH_MS || isSavingData) return;
  const answer = await fetch(url);
  if (!isCacheablePage(answer)) return;
  const copy = answer.clone();
  await Promise.all(listReferencedAssets(await answer.text()).map(cacheFile));
  await cachePage(url, copy);
}

/** Deletes the caches of builds older than the previous one. */
export async function deleteOutdatedCaches(): Promise<void> {
  const outdated = listOutdatedCaches(await caches.keys(), BUILD_VERSION);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
