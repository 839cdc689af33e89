/** Descriptions of pages for search engines and shared links. */

import { SHOP_NAME } from '#contract/constants.ts';
import type * as english from '../en/seo.ts';
import { isolate } from './grammar.ts';
import { formatNumber } from './numbers.ts';

export const onPage: typeof english.onPage = (name, page) => `${name}، صفحة ${formatNumber(page)}`;
export const offers = 'العروض';
export const offersText = `كل العروض المتاحة الآن في ${SHOP_NAME}. التوصيل إلى كل أنحاء مصر، والدفع بالبطاقة أو عند الاستلام.`;
export const productsText = `كل منتجات ${SHOP_NAME} وأسعارها بالجنيه المصري. التوصيل إلى كل أنحاء مصر، والدفع بالبطاقة أو عند الاستلام.`;
export const groupText: typeof english.groupText = (name) =>
  `${isolate(name)} في ${SHOP_NAME}: المنتجات والأسعار بالجنيه المصري. التوصيل إلى كل أنحاء مصر، والدفع بالبطاقة أو عند الاستلام.`;
export const categoriesText = `كل أقسام ${SHOP_NAME}: اعثر على ما تحتاج إليه في قسمه.`;
export const brandsText = `كل الماركات التي تجدها في ${SHOP_NAME}، مع التوصيل إلى كل أنحاء مصر.`;
