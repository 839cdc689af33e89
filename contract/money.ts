import { OFFER_MAX_RATING, VAT_PERCENT } from './constants.ts';

/** EGP as sent in answers, from the integer piastres that all arithmetic uses. */
export function toEgp(piastres: number): number {
  return piastres / 100;
}

/** Integer piastres of an EGP amount from an answer or a catalogue file. */
export function toPiastres(egp: number): number {
  return Math.round(egp * 100);
}

/** Whether a product is on offer: rated 3 or lower. */
export function isOnOffer(ratingsAverage: number): boolean {
  return ratingsAverage <= OFFER_MAX_RATING;
}

/** What a shopper pays for one piece: half of the price on offer, else the price. */
export function sellingPricePiastres(pricePiastres: number, ratingsAverage: number): number {
  return isOnOffer(ratingsAverage) ? Math.round(pricePiastres / 2) : pricePiastres;
}

/** The VAT contained in an amount that includes it. */
export function vatInsidePiastres(grossPiastres: number): number {
  return Math.round((grossPiastres * VAT_PERCENT) / (100 + VAT_PERCENT));
}
