import { LRUCache } from 'lru-cache';

/** Longer addresses are answered, and not remembered: no person writes them. */
export const MAX_CACHED_ADDRESS_LENGTH = 2_000;

/** A cache bounded in bytes: each entry is set with its `size`, and the least recently used ones make room. */
export class ByteCache<Value extends string | object> extends LRUCache<string, Value> {
  constructor(maxBytes: number) {
    super({ maxSize: maxBytes });
  }

  /** Counts bytes that a cached value gained since it was set; nothing if it is no longer cached. */
  grow(key: string, value: Value, bytes: number): void {
    if (this.peek(key) !== value) return;
    const size = (this.info(key)?.size ?? 0) + bytes;
    // The same value set again would keep its old size.
    this.delete(key);
    this.set(key, value, { size });
  }
}
