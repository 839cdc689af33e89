import { CURRENCY, OFFER_MAX_RATING, OFFER_PERCENT } from './constants.ts';

/** EGP as sent in answers, from the integer piastres that all arithmetic uses. */
export function toEgp(piastres: number): number {
  return piastres / 100;
}

/** Integer piastres of an EGP amount from an answer or a catalogue file. */
export function toPiastres(egp: number): number {
  return Math.round(egp * 100);
}

/** An amount for people: grouped by thousands, decimals only when there are piastres. The same everywhere, so no Intl. */
export function formatEgp(piastres: number): string {
  const egp = (piastres / 100).toFixed(2).replace('.00', '');
  return `${egp.replace(/\B(?=(?:\d{3})+\b)/g, ',')} ${CURRENCY}`;
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
