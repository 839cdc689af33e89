/** A cache of loader data by address, so that going back needs no request. */
import type { ClientLoaderFunctionArgs } from 'react-router';
import type { Answer, MaybePending } from '#app/answers.ts';

const MAX_AGE_MS = 60_000;
/** For Back and Forward: as long as browsers keep pages in their back-forward cache. */
const MAX_AGE_BACK_MS = 600_000;
const MAX_ENTRIES = 30;

interface CacheEntry {
  data: unknown;
  cachedAt: number;
}

/** Whether the loaders are being called for Back or Forward. */
let isGoingBack = false;
// In the capture phase, to run before the router's listener. The server, which loads this module too, has no
// `addEventListener`.
globalThis.addEventListener?.(
  'popstate',
  () => {
    isGoingBack = true;
    setTimeout(() => {
      isGoingBack = false;
    });
  },
  { capture: true },
);

// A Map keeps insertion order: its first key is the oldest.
const cache = new Map<string, CacheEntry>();

/** The cache key of an address, the same for a location and a request. */
export function cacheKeyOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}?${new URLSearchParams(search)}`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The answers in a loader's data: the data itself, or its fields. */
function listAnswers(data: unknown): MaybePending<Answer<unknown>>[] {
  return (isObject(data) ? [data, ...Object.values(data)] : []).filter(
    (value): value is MaybePending<Answer<unknown>> => isObject(value) && ('now' in value || 'soon' in value),
  );
}

/** The cached data of an address, unless it is too old. */
function readCache(address: string): unknown {
  const found = cache.get(address);
  const maxAge = isGoingBack ? MAX_AGE_BACK_MS : MAX_AGE_MS;
  return found && found.cachedAt + maxAge > Date.now() ? found.data : undefined;
}

export const isCached = (url: URL) => readCache(cacheKeyOf(url)) !== undefined;

/** Caches a loader's data, and evicts it if one of its answers fails, at once or later. */
export function writeCache(address: string, data: unknown): void {
  const entry: CacheEntry = { data, cachedAt: Date.now() };
  const evict = () => {
    if (cache.get(address) === entry) cache.delete(address);
  };
  const evictProblem = (answer: Answer<unknown>) => {
    if ('problem' in answer) evict();
  };
  cache.delete(address);
  cache.set(address, entry);
  for (const later of listAnswers(data)) {
    if ('now' in later) evictProblem(later.now);
    else later.soon.then(evictProblem, evict);
  }
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size > MAX_ENTRIES) cache.delete(oldest);
}

/** Creates a `clientLoader` that reads the cache first, for screens that are the same for all visitors. It returns
 *  `never`, so that a screen's `loaderData` has the type of its server loader. */
export function cacheLoaderData() {
  return async ({ url, serverLoader }: ClientLoaderFunctionArgs): Promise<never> => {
    const address = cacheKeyOf(url);
    const found = readCache(address);
    if (found !== undefined) return found as never;
    const data = await serverLoader();
    writeCache(address, data);
    return data as never;
  };
}
