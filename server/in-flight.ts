export interface InFlight {
  /** Counts a promise as in flight until it settles; returns it. */
  track<T>(promise: Promise<T>): Promise<T>;
  /** Resolves when all that was in flight has settled. */
  settle(): Promise<void>;
}

/** Keeps track of what is in flight, so that the shop does not close before it is done. */
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
