/** What pages say about the price of delivery before the governorate is known. Only the server imports this. */
import { type DeliveryPrices, findPriceRange } from '#contract/delivery/prices.ts';
import { formatEgp } from '#contract/money.ts';
import { egpStyle } from '#messages/numbers.ts';
import { freeFrom, freeShipping, priceFrom } from '#messages/shop.ts';

/** The price of delivery, as loader data of all pages. */
export interface Shipping {
  /** The price in words, such as 'from 4.99 EGP'. */
  text: string;
  fromPiastres: number;
  isVarying: boolean;
  freeFromPiastres: number | null;
}

function describePrice({ fromPiastres, isVarying }: Pick<Shipping, 'fromPiastres' | 'isVarying'>): string {
  const price = formatEgp(fromPiastres, egpStyle);
  if (isVarying) return priceFrom(price);
  return fromPiastres === 0 ? freeShipping : price;
}

export function describeShipping(prices: DeliveryPrices): Shipping {
  const range = findPriceRange(prices);
  return { text: describePrice(range), ...range, freeFromPiastres: prices.freeFromPiastres };
}

/** The price with the amount from which delivery is free. */
export const describeShippingInFull = ({ text, freeFromPiastres }: Shipping): string =>
  freeFromPiastres === null ? text : freeFrom(text, formatEgp(freeFromPiastres, egpStyle));
