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
  return digits.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');
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

/** Whether a product is on offer: rated 3 or lower. */
export function isOnOffer(ratingsAverage: number): boolean {
  return ratingsAverage <= OFFER_MAX_RATING;
}

/** What a shopper pays for one piece: the price, less the discount where the product is on offer. */
export function sellingPricePiastres(pricePiastres: number, ratingsAverage: number): number {
  if (!isOnOffer(ratingsAverage)) return pricePiastres;
  return Math.round((pricePiastres * (100 - OFFER_PERCENT)) / 100);
}

const VAT_PERCENT = 14;

/** The VAT contained in an amount that includes it. */
export function vatInsidePiastres(grossPiastres: number): number {
  return Math.round((grossPiastres * VAT_PERCENT) / (100 + VAT_PERCENT));
}
