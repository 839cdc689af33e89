/** Descriptions of pages for search engines and shared links. */
import { shop } from './common.ts';
import { formatNumber } from './numbers.ts';

export const onPage = (name: string, page: number) => `${name}, page ${formatNumber(page)}`;
export const offers = 'Offers';
export const offersText = () =>
  `Everything on offer at ${shop} now. Delivered across Egypt. Pay by card or on delivery.`;
export const productsText = () =>
  `Everything ${shop} sells, with prices in EGP. Delivered across Egypt. Pay by card or on delivery.`;
export const groupText = (name: string) =>
  `${name} at ${shop}, with prices in EGP. Delivered across Egypt. Pay by card or on delivery.`;
export const categoriesText = () => `Shop ${shop} by category, delivered across Egypt.`;
export const brandsText = () => `Shop ${shop} by brand, delivered across Egypt.`;
