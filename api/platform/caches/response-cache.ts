/**
 * A cache of responses that are the same for everyone (API answers and pages), as bytes ready to send. Key: given by
 * the caller. Fresh: until one of its topics changes, and for ten minutes at most (freshness.ts). Filled: by the
 * caller's `make`, once at a time per key. Bounded in bytes; evicts the least recently used.
 */
import { LRUCache } from 'lru-cache';
import type { CacheEntry, Freshness } from './freshness.ts';
import type { PreparedBytes } from './prepared-bytes.ts';

/** Responses with longer keys are not cached: no shopper uses such long URLs. */
export const MAX_KEY_LENGTH = 2_000;
// The approximate overhead of an entry.
const ENTRY_BYTES = 1_024;

export interface CachedResponse extends CacheEntry {
  bytes: PreparedBytes;
}

/** Makes a response and collects its topics. A `Response` is not cached: it only goes to those waiting for it. */
export type MakeResponse<Uncached extends Response> = (
  topics: Set<string>,
) => Promise<PreparedBytes | Uncached>;

interface CacheOptions {
  changes: Freshness;
  maxBytes: number;
  /** If set, entries that became stale seconds ago are served while they are revalidated. */
  staleWhileRevalidate?: { onError: (error: unknown, key: string) => void };
}

export interface ResponseCache<Uncached extends Response> {
  has(key: string): boolean;
  /** The entry if it is fresh, or recently stale and revalidated by `make` (see `staleWhileRevalidate`). */
  find(key: string, make?: MakeResponse<Uncached>): CachedResponse | undefined;
  /** Finds an entry like `find`, or makes one. */
  findOrMake(key: string, make: MakeResponse<Uncached>): Promise<CachedResponse | Uncached>;
  readonly bytes: number;
}

/** Creates an empty cache. */
export function createResponseCache<Uncached extends Response = never>({
  changes,
  maxBytes,
  staleWhileRevalidate: stale,
}: CacheOptions): ResponseCache<Uncached> {
  const cached = new LRUCache<string, CachedResponse>({ maxSize: maxBytes });
  const making = new Map<string, { startedAt: number; response: Promise<CachedResponse | Uncached> }>();

  const isUsable = (made: CacheEntry) => changes.isFresh(made) || (!!stale && changes.wasFreshRecently(made));

  async function makeAndCache(key: string, make: MakeResponse<Uncached>, startedAt: number) {
    const topics = new Set<string>();
    const made = await make(topics);
    if (made instanceof Response) {
      cached.delete(key);
      return made;
    }
    const before = cached.peek(key);
    // If a change did not change the bytes, the old ones are kept, as they are compressed already.
    const bytes = before?.bytes.tag === made.tag ? before.bytes : made;
    // The old bytes are served until the new ones are compressed.
    if (before && stale) await bytes.formWhenReady('br');
    const response = { freshAt: startedAt, topics, bytes };
    const size = bytes.size + 2 * (key.length + [...topics].join().length) + ENTRY_BYTES;
    if (key.length <= MAX_KEY_LENGTH && isUsable(response)) cached.set(key, response, { size });
    return response;
  }

  function makeOnce(key: string, make: MakeResponse<Uncached>): Promise<CachedResponse | Uncached> {
    const startedAt = changes.now();
    const found = making.get(key);
    // A response that was started before a change may be stale.
    if (found && (stale || found.startedAt === startedAt)) return found.response;
    const task = { startedAt, response: makeAndCache(key, make, startedAt) };
    making.set(key, task);
    const end = () => {
      if (making.get(key) === task) making.delete(key);
    };
    task.response.then(end, end);
    return task.response;
  }

  function find(key: string, make?: MakeResponse<Uncached>): CachedResponse | undefined {
    const found = cached.get(key);
    if (!found || changes.isFresh(found)) return found;
    if (!make || !stale || !changes.wasFreshRecently(found)) return undefined;
    makeOnce(key, make).catch((error: unknown) => stale.onError(error, key));
    return found;
  }

  return {
    has: (key) => cached.has(key),
    find,
    findOrMake: async (key, make) => find(key, make) ?? makeOnce(key, make),
    get bytes() {
      return cached.calculatedSize;
    },
  };
}
