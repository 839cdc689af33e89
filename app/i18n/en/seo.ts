/** Descriptions of pages for search engines and shared links. */
import { SHOP_NAME } from '#contract/constants.ts';
import { formatNumber } from './numbers.ts';

export const onPage = (name: string, page: number) => `${name}, page ${formatNumber(page)}`;
export const offers = 'Offers';
export const offersText = `Everything on offer at ${SHOP_NAME} now. Delivered across Egypt. Pay by card or on delivery.`;
export const productsText = `Everything ${SHOP_NAME} sells, with prices in EGP. Delivered across Egypt. Pay by card or on delivery.`;
export const groupText = (name: string) =>
  `${name} at ${SHOP_NAME}, with prices in EGP. Delivered across Egypt. Pay by card or on delivery.`;
export const categoriesText = `Shop ${SHOP_NAME} by category, delivered across Egypt.`;
export const brandsText = `Shop ${SHOP_NAME} by brand, delivered across Egypt.`;
