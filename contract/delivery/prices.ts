/** Prices of delivery: one for the whole country, other ones for some governorates, free from an amount. */
import { SHIPPING_PIASTRES } from '#contract/constants.ts';

export interface DeliveryPrices {
  /** The price wherever no other one is set. */
  pricePiastres: number;
  /** Delivery is free if the items cost at least this, after discounts; null if it never is. */
  freeFromPiastres: number | null;
  /** Prices by the code of the governorate. */
  governoratePiastres: Record<string, number>;
}

/** The specification's price everywhere; also the price with another provider. */
export const USUAL_DELIVERY_PRICES: DeliveryPrices = {
  pricePiastres: SHIPPING_PIASTRES,
  freeFromPiastres: null,
  governoratePiastres: {},
};

/** The price of a delivery. `itemsPiastres` is the price of the items after discounts. */
export function findDeliveryPiastres(
  { pricePiastres, freeFromPiastres, governoratePiastres }: DeliveryPrices,
  governorate: string | undefined,
  itemsPiastres: number,
): number {
  if (freeFromPiastres !== null && itemsPiastres >= freeFromPiastres) return 0;
  return governoratePiastres[governorate ?? ''] ?? pricePiastres;
}

export interface PriceRange {
  /** The lowest price. */
  fromPiastres: number;
  /** Whether the price depends on the governorate. */
  isVarying: boolean;
}

/** What can be said about the price before the governorate is known. */
export function findPriceRange({ pricePiastres, governoratePiastres }: DeliveryPrices): PriceRange {
  const prices = [pricePiastres, ...Object.values(governoratePiastres)];
  const fromPiastres = Math.min(...prices);
  return { fromPiastres, isVarying: prices.some((price) => price !== fromPiastres) };
}
