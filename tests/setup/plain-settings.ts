import type { ApiSettings } from '#api/dependencies.ts';

/** The settings of a shop that nobody configured, but for limits of cash and holds: shoppers of tests all have the same phone number. */
export const PLAIN_SETTINGS: ApiSettings = {
  origin: undefined,
  returnOrigins: [],
  cash: { maxPiastres: undefined, maxOpen: undefined, confirmHours: undefined },
  holds: { maxPieces: undefined, maxPiastres: undefined },
  reserveMinutes: 15,
  isOrdersWithoutTokenOn: false,
  isTestShop: false,
  isCacheOn: true,
};
