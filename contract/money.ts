import { CURRENCY, OFFER_MAX_RATING, OFFER_PERCENT } from './constants.ts';

/** Converts piastres to EGP. All arithmetic is in piastres; answers contain EGP. */
export function toEgp(piastres: number): number {
  return piastres / 100;
}

/** Converts an EGP amount of an answer or a catalogue file to integer piastres. */
export function toPiastres(egp: number): number {
  return Math.round(egp * 100);
}

/** Inserts thousands separators; without Intl, whose output depends on the runtime's data. */
function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3}){1,9}(?:\.|$))/g, ',');
}

/** Formats a count. */
export const formatCount = (count: number): string => groupThousands(String(count));

/** How prices are written in a language. */
export interface EgpStyle {
  currency: string;
  /** Replaces Latin digits and separators by those of the language. */
  writeDigits?: ((text: string) => string) | undefined;
}

/** Formats a price, in English by default; with decimals only if the amount is not a whole number of EGP. */
export function formatEgp(
  piastres: number,
  { currency, writeDigits = String }: EgpStyle = { currency: CURRENCY },
): string {
  return `${writeDigits(groupThousands((piastres / 100).toFixed(2).replace('.00', '')))} ${currency}`;
}

/** Whether a product is on offer by the specification's rule: rated 3 or lower. */
export function isOnOffer(ratingsAverage: number): boolean {
  return ratingsAverage <= OFFER_MAX_RATING;
}

/** The selling price by the specification's rule: discounted if the product is on offer. */
export function calculateSellingPricePiastres(pricePiastres: number, ratingsAverage: number): number {
  if (!isOnOffer(ratingsAverage)) return pricePiastres;
  return Math.round((pricePiastres * (100 - OFFER_PERCENT)) / 100);
}

/** The fields of a product in an answer that decide whether it is on offer. */
interface Offered {
  price: number;
  offerPrice?: number | null | undefined;
  ratingsAverage: number;
}

/**
 * The offer price of a product in an answer; undefined if it is not on offer. Our own provider sends `offerPrice`; if
 * that is missing, or not below the price, the specification's rule applies.
 */
export function findOfferPiastres({ price, offerPrice, ratingsAverage }: Offered): number | undefined {
  if (offerPrice === null) return undefined;
  const pricePiastres = toPiastres(price);
  const offerPiastres = toPiastres(offerPrice ?? -1);
  if (offerPiastres >= 0 && offerPiastres < pricePiastres) return offerPiastres;
  return isOnOffer(ratingsAverage) ? calculateSellingPricePiastres(pricePiastres, ratingsAverage) : undefined;
}

/** The current unit price: the offer price if there is one. */
export function findUnitPricePiastres(product: {
  pricePiastres: number;
  offerPiastres: number | null;
}): number {
  return product.offerPiastres ?? product.pricePiastres;
}

export const VAT_PERCENT = 14;

/** The VAT contained in a gross amount. */
export function calculateVatPiastres(grossPiastres: number): number {
  return Math.round((grossPiastres * VAT_PERCENT) / (100 + VAT_PERCENT));
}
