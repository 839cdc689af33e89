import type { ApiSettings } from '#api/dependencies.ts';
import { PLAIN_SHOP_SETTINGS, type ShopSettings } from '#contract/settings/groups.ts';
import { type ShopDetails, toShopDetails } from '#contract/shop-details.ts';

/** Returns the seed of random tests: the date, or TEST_SEED, which repeats the run of another day. */
export function readSeed(): number {
  const { TEST_SEED } = process.env;
  return TEST_SEED ? Number(TEST_SEED) : Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
}

/** Timing of `vi.waitFor` and `vi.waitUntil`, generous because a busy machine must not fail a test. */
export const LONG_WAIT = { timeout: 20_000, interval: 10 };

/** The details of a shop with default settings. */
export const PLAIN_SHOP: ShopDetails = toShopDetails(PLAIN_SHOP_SETTINGS);

/** Default settings with other limits on cash orders. */
export const limitCash = (cash: Partial<ShopSettings['cash']>): ShopSettings => ({
  ...PLAIN_SHOP_SETTINGS,
  cash: { ...PLAIN_SHOP_SETTINGS.cash, ...cash },
});

/** Default settings, but without limits on cash orders and holds, because test shoppers share one phone number. */
export const PLAIN_SETTINGS: ApiSettings = {
  origin: undefined,
  returnOrigins: [],
  holds: { maxPieces: undefined, maxPiastres: undefined },
  reserveMinutes: 15,
  isOrdersWithoutTokenOn: false,
  isTestShop: false,
  shopDefaults: PLAIN_SHOP_SETTINGS,
  isReachableByStrangers: false,
  isCacheOn: true,
};
