/** A cache of loader data by address, so that going back needs no request. */
import type { ClientLoaderFunctionArgs } from 'react-router';
import type { Answer, Later } from '#app/answers.ts';

const MAX_AGE_MS = 60_000;
/** What was shown is shown again by Back and Forward, as long as browsers keep whole pages for it. */
const MAX_AGE_BACK_MS = 600_000;
const MAX_ENTRIES = 30;

interface CacheEntry {
  data: unknown;
  since: number;
}

let isGoingBack = false;
// Before the router hears of it, and until it has called its loaders. On the server there is nobody to listen to.
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
export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}?${new URLSearchParams(search)}`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The answers in a loader's data, which is one, or has them as its fields. */
function listAnswers(data: unknown): Later<Answer<unknown>>[] {
  return (isObject(data) ? [data, ...Object.values(data)] : []).filter(
    (value): value is Later<Answer<unknown>> => isObject(value) && ('now' in value || 'soon' in value),
  );
}

/** The data of this address, unless it is too old. */
function readCache(address: string): unknown {
  const found = cache.get(address);
  const maxAge = isGoingBack ? MAX_AGE_BACK_MS : MAX_AGE_MS;
  return found && found.since + maxAge > Date.now() ? found.data : undefined;
}

/** Whether the data of this address is at hand. */
export const isCached = (url: URL) => readCache(addressOf(url)) !== undefined;

/** Caches data for a minute, and for Back and Forward longer, unless an answer in it is a problem or becomes one. */
export function writeCache(address: string, data: unknown): void {
  const entry: CacheEntry = { data, since: Date.now() };
  const forget = () => {
    if (cache.get(address) === entry) cache.delete(address);
  };
  const forgetProblem = (answer: Answer<unknown>) => {
    if ('problem' in answer) forget();
  };
  cache.delete(address);
  cache.set(address, entry);
  for (const later of listAnswers(data)) {
    if ('now' in later) forgetProblem(later.now);
    else later.soon.then(forgetProblem, forget);
  }
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size > MAX_ENTRIES) cache.delete(oldest);
}

/** A `clientLoader` that answers from the cache, for screens that are the same for everybody. Its type is `never`, so that
 *  a screen's `loaderData` has the type of its server loader. */
export function cacheLoaderData() {
  return async ({ url, serverLoader }: ClientLoaderFunctionArgs): Promise<never> => {
    const address = addressOf(url);
    const found = readCache(address);
    if (found !== undefined) return found as never;
    const data = await serverLoader();
    writeCache(address, data);
    return data as never;
  };
}
