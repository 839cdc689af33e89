/**
 * Responses that are the same for everybody, as bytes that are ready to leave: answers of the API, and pages.
 * Key: what the caller names it by. Fresh: until one of its topics changes, for ten minutes at most (changes.ts). Made: by
 * the caller's `make`, once at a time. Bounded: in bytes, the least recently used make room.
 */
import { LRUCache } from 'lru-cache';
import type { Freshness, Made } from './changes.ts';
import type { PreparedBytes } from './prepared-bytes.ts';

/** Longer keys are answered, and not cached: no person writes such addresses. */
export const MAX_KEY_LENGTH = 2_000;
// The objects around an entry, roughly.
const ENTRY_BYTES = 1_024;

export interface CachedResponse extends Made {
  bytes: PreparedBytes;
}

/** Makes what is cached and collects the topics that it is made from. A Response is for those alone who wait for it. */
export type Make<Uncached extends Response> = (topics: Set<string>) => Promise<PreparedBytes | Uncached>;

interface CacheOptions {
  changes: Freshness;
  maxBytes: number;
  /** Serves what became stale a moment ago while it is made anew; without it nothing stale is ever served or shared. */
  staleWhileRevalidate?: { onError: (error: unknown, key: string) => void };
}

export interface ResponseCache<Uncached extends Response> {
  has(key: string): boolean;
  /** What is cached and fresh; or stale, if `make` may make it anew meanwhile. */
  find(key: string, make?: Make<Uncached>): CachedResponse | undefined;
  /** The same, or else what `make` makes. */
  findOrMake(key: string, make: Make<Uncached>): Promise<CachedResponse | Uncached>;
  readonly bytes: number;
}

/** An empty cache. */
export function createResponseCache<Uncached extends Response = never>({
  changes,
  maxBytes,
  staleWhileRevalidate: stale,
}: CacheOptions): ResponseCache<Uncached> {
  const cached = new LRUCache<string, CachedResponse>({ maxSize: maxBytes });
  const making = new Map<string, { startedAt: number; response: Promise<CachedResponse | Uncached> }>();

  const isUsable = (made: Made) => changes.isFresh(made) || (!!stale && changes.wasFreshLately(made));

  async function makeAndCache(key: string, make: Make<Uncached>, startedAt: number) {
    const topics = new Set<string>();
    const made = await make(topics);
    if (made instanceof Response) {
      cached.delete(key);
      return made;
    }
    const before = cached.peek(key);
    // Many changes are not seen in the bytes: their compressed forms are as good as before.
    const bytes = before?.bytes.tag === made.tag ? before.bytes : made;
    // Others are served the old bytes until the new ones are as small.
    if (before && stale) await bytes.formWhenReady('br');
    const response = { freshAt: startedAt, topics, bytes };
    const size = bytes.size + 2 * (key.length + [...topics].join().length) + ENTRY_BYTES;
    if (key.length <= MAX_KEY_LENGTH && isUsable(response)) cached.set(key, response, { size });
    return response;
  }

  function makeOnce(key: string, make: Make<Uncached>): Promise<CachedResponse | Uncached> {
    const startedAt = changes.now();
    const found = making.get(key);
    // What was begun before a change may be stale.
    if (found && (stale || found.startedAt === startedAt)) return found.response;
    const task = { startedAt, response: makeAndCache(key, make, startedAt) };
    making.set(key, task);
    const end = () => {
      if (making.get(key) === task) making.delete(key);
    };
    task.response.then(end, end);
    return task.response;
  }

  function find(key: string, make?: Make<Uncached>): CachedResponse | undefined {
    const found = cached.get(key);
    if (!found || changes.isFresh(found)) return found;
    if (!make || !stale || !changes.wasFreshLately(found)) return undefined;
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
