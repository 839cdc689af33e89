interface Subscribable {
  subscribe: (listener: () => void) => () => void;
}

/** A store whose code is loaded when it is first needed: visitors who only browse never download it. */
export function createLazyStore<Store extends Subscribable>(importStore: () => Promise<Store>) {
  const listeners = new Set<() => void>();
  let store: Store | undefined;
  let loading: Promise<Store> | undefined;
  let hasFailed = false;

  function emit() {
    for (const listener of [...listeners]) listener();
  }

  async function start(): Promise<Store> {
    try {
      const loaded = await importStore();
      store = loaded;
      hasFailed = false;
      loaded.subscribe(emit);
      return loaded;
    } catch (error) {
      // Most likely the network was lost, so the next call tries again; some browsers remember a failed import, though.
      hasFailed = true;
      loading = undefined;
      throw error;
    } finally {
      emit();
    }
  }

  return {
    load(): Promise<Store> {
      loading ??= start();
      return loading;
    },
    /** The store if it is loaded; never loads it. */
    peek: () => store,
    /** Whether the last attempt to load it failed. */
    hasFailed: () => hasFailed,
    emit,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

interface Loadable<Store> {
  load: () => Promise<Store>;
  peek: () => Store | undefined;
}

/** Acts at once if the store is loaded, else as soon as it is, unless another shopper is signed in by then. */
export async function actOnStore<Store>(
  { load, peek }: Loadable<Store>,
  readToken: () => string | null,
  act: (store: Store) => void,
): Promise<void> {
  const store = peek();
  if (store) return act(store);
  const token = readToken();
  const loaded = await load();
  if (readToken() === token) act(loaded);
}
