import type { Shipping } from '#app/shipping.server.ts';
import { type DeliveryPrices, findDeliveryPiastres } from '#contract/delivery/prices.ts';
import type { CartView } from './cart-view.ts';

type Priced = Pick<CartView, 'totalPiastres' | 'coupon'>;

/** Where an order goes: the prices of delivery and the code of the governorate, empty if it is unknown. */
export interface Destination {
  prices: DeliveryPrices;
  governorate: string;
}

export interface OrderSums {
  discountPiastres: number;
  shippingPiastres: number;
  totalPiastres: number;
  /** Whether delivery, and so the total, may cost more, depending on the governorate. */
  isFrom: boolean;
}

const sum = (
  { totalPiastres: itemsPiastres, coupon }: Priced,
  findShipping: (paidPiastres: number) => number,
): Omit<OrderSums, 'isFrom'> => {
  const discountPiastres = coupon?.discountPiastres ?? 0;
  const paidPiastres = itemsPiastres - discountPiastres;
  const shippingPiastres = coupon?.isDeliveryFree ? 0 : findShipping(paidPiastres);
  return { discountPiastres, shippingPiastres, totalPiastres: paidPiastres + shippingPiastres };
};

/** What an order of the cart costs at a known destination. */
export const sumOrder = (cart: Priced, { prices, governorate }: Destination): OrderSums => ({
  ...sum(cart, (paid) => findDeliveryPiastres(prices, governorate, paid)),
  isFrom: false,
});

/** What an order of the cart costs at least, before the governorate is known. */
export function sumOrderFrom(
  cart: Priced,
  { fromPiastres, isVarying, freeFromPiastres }: Shipping,
): OrderSums {
  const isFree = (paid: number) => freeFromPiastres !== null && paid >= freeFromPiastres;
  const sums = sum(cart, (paid) => (isFree(paid) ? 0 : fromPiastres));
  const paid = cart.totalPiastres - sums.discountPiastres;
  return { ...sums, isFrom: isVarying && !cart.coupon?.isDeliveryFree && !isFree(paid) };
}

/** Whether two states of a cart cost the same, delivery apart. */
export const isSamePrice = (one: Priced, other: Priced): boolean =>
  one.totalPiastres === other.totalPiastres &&
  (one.coupon?.discountPiastres ?? 0) === (other.coupon?.discountPiastres ?? 0) &&
  (one.coupon?.isDeliveryFree ?? false) === (other.coupon?.isDeliveryFree ?? false);
