export interface InFlight {
  /** Tracks a promise until it settles; returns it. */
  track<T>(promise: Promise<T>): Promise<T>;
  /** Resolves when all tracked promises have settled. */
  settle(): Promise<void>;
}

/** Tracks pending work, so that the shop finishes it before it closes. */
export function trackInFlight(): InFlight {
  const promises = new Set<Promise<unknown>>();
  return {
    track(promise) {
      promises.add(promise);
      const remove = () => promises.delete(promise);
      promise.then(remove, remove);
      return promise;
    },
    settle: async () => void (await Promise.allSettled(promises)),
  };
}
