/** Descriptions of pages for search engines and shared links. */
import { SHOP_NAME } from '#contract/constants.ts';
import { formatNumber } from './numbers.ts';

export const onPage = (name: string, page: number) => `${name}, page ${formatNumber(page)}`;
export const offers = 'Offers';
export const offersText = `Everything that is on offer at ${SHOP_NAME} now. Delivered across Egypt, paid by card or on delivery.`;
export const productsText = `Everything that ${SHOP_NAME} sells, with prices in EGP. Delivered across Egypt, paid by card or on delivery.`;
export const groupText = (name: string) =>
  `${name} at ${SHOP_NAME}, with prices in EGP. Delivered across Egypt, paid by card or on delivery.`;
export const categoriesText = `All categories of ${SHOP_NAME}: find what you need by where it belongs.`;
export const brandsText = `All brands that ${SHOP_NAME} sells, delivered across Egypt.`;
