import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import { ByteCache } from '#api/platform/caches/byte-cache.ts';

const MAX_BYTES = 512 * 1024;
// What an entry costs beside its text, roughly.
const ENTRY_BYTES = 500;

/**
 * Hono's router for all patterns, which remembers where a path without parameters leads: finding the way through every
 * pattern of the shop anew costs as much as reading a request.
 */
export class RememberingRouter<T> implements Router<T> {
  name = 'RememberingRouter';
  readonly #router = new TrieRouter<T>();
  readonly #known = new ByteCache<Result<T>>(MAX_BYTES);

  add(method: string, path: string, handler: T): void {
    this.#known.clear();
    this.#router.add(method, path, handler);
  }

  match(method: string, path: string): Result<T> {
    const key = `${method} ${path}`;
    const known = this.#known.get(key);
    if (known) return known;
    const found = this.#router.match(method, path);
    const [handlers] = found;
    if (handlers.every(([, params]) => Object.keys(params).length === 0))
      this.#known.set(key, found, { size: 2 * key.length + ENTRY_BYTES });
    return found;
  }
}
