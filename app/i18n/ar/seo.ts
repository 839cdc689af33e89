/** Descriptions of pages for search engines and shared links. */

import type * as english from '../en/seo.ts';
import { shop } from './common.ts';
import { isolate } from './grammar.ts';
import { formatNumber } from './numbers.ts';

export const onPage: typeof english.onPage = (name, page) => `${name}، صفحة ${formatNumber(page)}`;
export const offers = 'العروض';
export const offersText = () =>
  `كل العروض المتاحة الآن في ${shop}. التوصيل إلى كل أنحاء مصر، والدفع بالبطاقة أو عند الاستلام.`;
export const productsText = () =>
  `كل منتجات ${shop} وأسعارها بالجنيه المصري. التوصيل إلى كل أنحاء مصر، والدفع بالبطاقة أو عند الاستلام.`;
export const groupText: typeof english.groupText = (name) =>
  `${isolate(name)} في ${shop}: المنتجات والأسعار بالجنيه المصري. التوصيل إلى كل أنحاء مصر، والدفع بالبطاقة أو عند الاستلام.`;
export const categoriesText = () => `كل أقسام ${shop}: اعثر على ما تحتاج إليه في قسمه.`;
export const brandsText = () => `كل الماركات التي تجدها في ${shop}، مع التوصيل إلى كل أنحاء مصر.`;
