/** Runs `work` for every item, at most `limit` at once; the first failure stops the rest and is thrown. */
export async function forEachInParallel<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  let hasFailed = false;
  const workUntilEmpty = async () => {
    for (let next = queue.next(); !next.done && !hasFailed; next = queue.next()) {
      try {
        await work(next.value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  // Settled, not raced: when this returns, nothing is still running.
  const ends = await Promise.allSettled(Array.from({ length: limit }, workUntilEmpty));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
