import type { ApiSettings } from '#api/dependencies.ts';

/** Returns the seed of random tests: the date, or TEST_SEED, which repeats the run of another day. */
export function readSeed(): number {
  const { TEST_SEED } = process.env;
  return TEST_SEED ? Number(TEST_SEED) : Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
}

/** Timing of `vi.waitFor` and `vi.waitUntil`, generous because a busy machine must not fail a test. */
export const LONG_WAIT = { timeout: 20_000, interval: 10 };

/** Default settings, but without limits of cash and holds, as test shoppers share one phone number. */
export const PLAIN_SETTINGS: ApiSettings = {
  origin: undefined,
  returnOrigins: [],
  cash: { maxPiastres: undefined, maxOpen: undefined, confirmHours: undefined },
  holds: { maxPieces: undefined, maxPiastres: undefined },
  reserveMinutes: 15,
  isOrdersWithoutTokenOn: false,
  isTestShop: false,
  shop: { profiles: [] },
  isReachableByStrangers: false,
  isCacheOn: true,
};
