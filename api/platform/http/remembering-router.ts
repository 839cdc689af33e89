import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import { LRUCache } from 'lru-cache';

const MAX_PATHS = 500;

/**
 * Hono's router for all patterns, which remembers where a path without parameters leads: finding the way through every
 * pattern of the shop anew costs as much as reading a request.
 */
export class RememberingRouter<T> implements Router<T> {
  name = 'RememberingRouter';
  readonly #router = new TrieRouter<T>();
  readonly #known = new LRUCache<string, Result<T>>({ max: MAX_PATHS });

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
    if (handlers.every(([, params]) => Object.keys(params).length === 0)) this.#known.set(key, found);
    return found;
  }
}
