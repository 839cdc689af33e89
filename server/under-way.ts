export interface UnderWay {
  /** Counts something in until it ends, well or badly. */
  watch<T>(work: Promise<T>): Promise<T>;
  /** Resolves when all that was counted in has ended. */
  settle(): Promise<void>;
}

/** Remembers what is being worked on, so that the shop does not close under it. */
export function watchWork(): UnderWay {
  const underWay = new Set<Promise<unknown>>();
  return {
    watch(work) {
      underWay.add(work);
      const isOver = () => underWay.delete(work);
      work.then(isOver, isOver);
      return work;
    },
    settle: async () => void (await Promise.allSettled(underWay)),
  };
}
