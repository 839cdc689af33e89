import { CURRENCY, OFFER_MAX_RATING, OFFER_PERCENT } from './constants.ts';

/** EGP as sent in answers, from the integer piastres that all arithmetic uses. */
export function toEgp(piastres: number): number {
  return piastres / 100;
}

/** Integer piastres of an EGP amount from an answer or a catalogue file. */
export function toPiastres(egp: number): number {
  return Math.round(egp * 100);
}

/** Digits with a comma between thousands. Not by Intl, whose output depends on the runtime's data. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3}){1,9}(?:\.|$))/g, ',');
}

/** What differs between languages in a price. */
export interface EgpStyle {
  currency: string;
  /** Replaces Latin digits and their separators, where the language may use others. */
  writeDigits?: ((text: string) => string) | undefined;
}

/** A price for people, in English by default; decimals only if there are piastres. */
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

/** What one piece costs by the specification's rule: the price, less the discount where the product is on offer. */
export function sellingPricePiastres(pricePiastres: number, ratingsAverage: number): number {
  if (!isOnOffer(ratingsAverage)) return pricePiastres;
  return Math.round((pricePiastres * (100 - OFFER_PERCENT)) / 100);
}

/** As much of a product in an answer as decides whether it is on offer. */
interface Offered {
  price: number;
  offerPrice?: number | null | undefined;
  ratingsAverage: number;
}

/** The offer price of a product in an answer; undefined if it is not on offer. Our own provider says so by `offerPrice`;
 *  where that is left out, or is no price below the price, the specification's rule holds. */
export function findOfferPiastres({ price, offerPrice, ratingsAverage }: Offered): number | undefined {
  if (offerPrice === null) return undefined;
  const pricePiastres = toPiastres(price);
  const told = toPiastres(offerPrice ?? -1);
  if (told >= 0 && told < pricePiastres) return told;
  return isOnOffer(ratingsAverage) ? sellingPricePiastres(pricePiastres, ratingsAverage) : undefined;
}

/** What one piece of a product costs now: the offer price if there is one. */
export function unitPricePiastres(product: { pricePiastres: number; offerPiastres: number | null }): number {
  return product.offerPiastres ?? product.pricePiastres;
}

export const VAT_PERCENT = 14;

/** The VAT contained in an amount that includes it. */
export function vatInsidePiastres(grossPiastres: number): number {
  return Math.round((grossPiastres * VAT_PERCENT) / (100 + VAT_PERCENT));
}
