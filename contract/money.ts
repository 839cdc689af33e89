import { CURRENCY, OFFER_MAX_RATING, OFFER_PERCENT } from './constants.ts';

/** EGP as sent in answers, from the integer piastres that all arithmetic uses. */
export function toEgp(piastres: number): number {
  return piastres / 100;
}

/** Integer piastres of an EGP amount from an answer or a catalogue file. */
export function toPiastres(egp: number): number {
  return Math.round(egp * 100);
}

/** A number for people, grouped by thousands. The same everywhere, so no Intl. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');
}

/** EGP for people, without the currency: decimals only when there are piastres. */
export function formatAmount(piastres: number): string {
  return groupThousands((piastres / 100).toFixed(2).replace('.00', ''));
}

/** An amount for people, in English. */
export function formatEgp(piastres: number): string {
  return `${formatAmount(piastres)} ${CURRENCY}`;
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
