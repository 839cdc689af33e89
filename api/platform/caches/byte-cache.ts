export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, bytes: number): void;
  /** Counts bytes that a held value gained since it was set; nothing if it is no longer held. */
  grow(key: string, value: Value, bytes: number): void;
  clear(): void;
  readonly bytes: number;
}

/** Remembers values up to a number of bytes; what was not used for longest goes first. */
export function createByteCache<Value>(maxBytes: number): ByteCache<Value> {
  // A Map keeps the order of insertion: its first key is the one unused for longest.
  const entries = new Map<string, { value: Value; bytes: number }>();
  let bytes = 0;
  let newest: string | undefined;

  const remove = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const makeRoom = () => {
    for (const key of entries.keys()) {
      if (bytes <= maxBytes) return;
      remove(key);
    }
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry && key !== newest) {
        entries.delete(key);
        entries.set(key, entry);
        newest = key;
      }
      return entry?.value;
    },
    set(key, value, size) {
      remove(key);
      entries.set(key, { value, bytes: size });
      newest = key;
      bytes += size;
      makeRoom();
    },
    grow(key, value, more) {
      const entry = entries.get(key);
      if (entry?.value !== value) return;
      entry.bytes += more;
      bytes += more;
      makeRoom();
    },
    clear() {
      entries.clear();
      bytes = 0;
    },
    get bytes() {
      return bytes;
    },
  };
}
