/** A value, and listeners that are called when it is replaced. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The first value is computed when it is first read: stores are also created on the server, without a browser. */
export function createStore<Value>(begin: () => Value): Store<Value> {
  let current: { value: Value } | undefined;
  const listeners = new Set<() => void>();
  return {
    get() {
      current ??= { value: begin() };
      return current.value;
    },
    set(value) {
      current = { value };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
