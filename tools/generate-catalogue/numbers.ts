/** Prices, stock and ratings. */
import type { Random } from './random.ts';

const MIN_PRICE_EGP = 5;
const MAX_PRICE_EGP = 400_000;
/** Standard deviation of the logarithm of prices of one product type. */
const PRICE_DEVIATION = 0.5;

const SOLD_OUT_SHARE = 0.06;
const OFFER_SHARE = 0.15;
const DISCOUNT_SHARES = [0.05, 0.1, 0.1, 0.15, 0.15, 0.2, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6];

/** Rounds to usual prices: 149, 149.50, 149.99, 1,250, 38,900. */
function roundPrice(egp: number, ending: number): number {
  const whole = Math.min(MAX_PRICE_EGP, Math.max(MIN_PRICE_EGP, egp));
  if (whole >= 10_000) return Math.round(whole / 100) * 10_000;
  if (whole >= 1_000) return Math.round(whole / 10) * 1_000 - (ending < 0.3 ? 100 : 0);
  const piastres = Math.floor(whole) * 100;
  if (ending < 0.15) return piastres + 50;
  return ending < 0.3 ? piastres + 99 : piastres;
}

/** The base price of a family. */
export const drawPrice = (random: Random, medianEgp: number) =>
  medianEgp * Math.exp(PRICE_DEVIATION * random.normal());

/** The price, and an offer price for some products. */
export function makePrices(random: Random, egp: number) {
  const ending = random.next();
  const pricePiastres = roundPrice(egp, ending);
  if (!random.chance(OFFER_SHARE)) return { pricePiastres, offerPiastres: null };
  const offer = roundPrice(egp * (1 - random.pick(DISCOUNT_SHARES)), ending);
  return { pricePiastres, offerPiastres: offer < pricePiastres ? offer : pricePiastres - 50 };
}

/** Pieces in stock: mostly tens, some hundreds, some none. */
export function makeStock(random: Random): number {
  return random.chance(SOLD_OUT_SHARE) ? 0 : 1 + Math.floor(25 * Math.exp(random.normal()));
}

/** Ratings; their number depends on the sales. */
export function makeRatings(random: Random, sold: number) {
  const ratingsQuantity = Math.round(sold * (0.02 + 0.2 * random.next()));
  if (ratingsQuantity === 0) return { ratingsQuantity, ratingsAverage: 0, ratingsSum: 0 };
  const isDisliked = random.chance(0.07);
  const drawn = isDisliked ? 1.5 + 2 * random.next() : 4.3 + 0.4 * random.normal();
  const ratingsAverage = Math.round(Math.min(5, Math.max(1, drawn)) * 10) / 10;
  return {
    ratingsQuantity,
    ratingsAverage,
    ratingsSum: Math.round(ratingsAverage * ratingsQuantity * 10) / 10,
  };
}
