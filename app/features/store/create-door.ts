interface Subscribable {
  subscribe: (listener: () => void) => () => void;
}

/** The way to a store whose code is loaded when it is first needed: a visitor who only looks never pays for it. */
export function createDoor<Inside extends Subscribable>(load: () => Promise<Inside>) {
  const listeners = new Set<() => void>();
  let inside: Inside | undefined;
  let opening: Promise<Inside> | undefined;
  let hasFailed = false;

  function tell() {
    for (const listener of [...listeners]) listener();
  }

  async function start(): Promise<Inside> {
    try {
      const found = await load();
      inside = found;
      hasFailed = false;
      found.subscribe(tell);
      return found;
    } catch (error) {
      // The network was lost, perhaps: the next one to come tries again, though a browser may remember the failure.
      hasFailed = true;
      opening = undefined;
      throw error;
    } finally {
      tell();
    }
  }

  return {
    open(): Promise<Inside> {
      opening ??= start();
      return opening;
    },
    /** Undefined until the door is open. */
    look: () => inside,
    /** Whether the last try to open it failed. */
    isStuck: () => hasFailed,
    tell,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
