/** The seed of random tests: the date, so that it changes daily. TEST_SEED repeats another day's. */
export function readSeed(): number {
  const { TEST_SEED } = process.env;
  return TEST_SEED ? Number(TEST_SEED) : Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
}

/** How long `vi.waitFor` and `vi.waitUntil` wait for a state: far longer than it takes, because a busy machine is not a fault. */
export const PATIENCE = { timeout: 20_000, interval: 10 };
