/** A cache of loader data by address, so that going back needs no request. */
import type { ClientLoaderFunctionArgs } from 'react-router';
import type { Answer, Later } from '#app/answers.ts';

const MAX_AGE_MS = 60_000;
const MAX_ENTRIES = 30;

interface CacheEntry {
  data: unknown;
  until: number;
}

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
  if (found && found.until > Date.now()) return found.data;
  cache.delete(address);
  return undefined;
}

/** Whether the data of this address is at hand. */
export const isCached = (url: URL) => readCache(addressOf(url)) !== undefined;

/** Caches data for a minute, unless an answer in it is a problem or becomes one. */
export function writeCache(address: string, data: unknown): void {
  const entry: CacheEntry = { data, until: Date.now() + MAX_AGE_MS };
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
