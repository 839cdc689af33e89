/** Descriptions of pages for search engines and shared links. */
import { formatNumber } from './numbers.ts';

export const onPage = (name: string, page: number) => `${name}, page ${formatNumber(page)}`;
export const offers = 'Offers';
export const offersText =
  'Everything that is on offer at My Store now. Delivered across Egypt, paid by card or on delivery.';
export const productsText =
  'Everything that My Store sells, with prices in EGP. Delivered across Egypt, paid by card or on delivery.';
export const groupText = (name: string) =>
  `${name} at My Store, with prices in EGP. Delivered across Egypt, paid by card or on delivery.`;
export const categoriesText = 'All categories of My Store: find what you need by where it belongs.';
export const brandsText = 'All brands that My Store sells, delivered across Egypt.';
