/** The products screen. */

import type * as english from '../en/products.ts';
import { isolate, pickForm } from './grammar.ts';
import { formatNumber } from './numbers.ts';

export const title = 'منتجاتنا';
export const screen = 'المنتجات';
export const note = 'نوصّل إلى كل أنحاء مصر';
export const sort = 'الترتيب';
export const relevance = 'الأقرب لبحثك';
export const sorts: typeof english.sorts = {
  '': 'الأحدث',
  '-createdAt': 'الأحدث',
  price: 'السعر: من الأقل إلى الأعلى',
  '-price': 'السعر: من الأعلى إلى الأقل',
  '-ratingsAverage': 'الأعلى تقييمًا',
  '-sold': 'الأكثر مبيعًا',
};
export const filters = 'الفلاتر';
export const category = 'القسم';
export const subcategory = 'القسم الفرعي';
export const brand = 'الماركة';
export const offersOnly = 'العروض فقط';
export const inStockOnly = 'المتوفر فقط';
export const ratedAtLeast: typeof english.ratedAtLeast = (rating) => `تقييم ${formatNumber(rating)} فأكثر`;
export const chosen = 'الفلاتر المختارة';
export const priceAtLeast: typeof english.priceAtLeast = (from) => `من ${from}`;
export const priceAtMost: typeof english.priceAtMost = (to) => `حتى ${to}`;
export const priceBetween: typeof english.priceBetween = (from, to) => `من ${from} إلى ${to}`;
export const removeFilter: typeof english.removeFilter = (name) => `إزالة الفلتر: ${isolate(name)}`;
export const clearAll = 'مسح الكل';
export const results = 'النتائج';
const NONE = 'لا توجد منتجات';
export const found: typeof english.found = (count) =>
  pickForm(count, {
    zero: NONE,
    one: 'منتج واحد',
    two: 'منتجان',
    few: `${formatNumber(count)} منتجات`,
    many: `${formatNumber(count)} منتجًا`,
    other: `${formatNumber(count)} منتج`,
  });
export const moreThan: typeof english.moreThan = (found) => `أكثر من ${found}`;
export const noneOfBest = 'لا توجد منتجات بين أقرب النتائج';
export const foundFor: typeof english.foundFor = (found, keyword) =>
  found === NONE
    ? `لا توجد نتائج لـ «${isolate(keyword)}»`
    : `نتائج البحث عن «${isolate(keyword)}»: ${found}`;
export const onPage: typeof english.onPage = (found, page, pages) =>
  `${found} · صفحة ${formatNumber(page)} من ${formatNumber(pages)}`;
export const shownOf: typeof english.shownOf = (shown, found) => `${formatNumber(shown)} من ${found}`;
export const failed = 'تعذّر عرض المنتجات';
export const pages = 'الصفحات';
export const page: typeof english.page = (page) => `صفحة ${formatNumber(page)}`;
export const previous = 'الصفحة السابقة';
export const next = 'الصفحة التالية';
export const loadMore = 'عرض المزيد';
export const allShown: typeof english.allShown = (found) => `هذه كل النتائج: ${found}`;
export const listedShown: typeof english.listedShown = (found) =>
  `المعروض هنا: ${found}، وهناك المزيد. حدّد بحثك أكثر لتصل إليه`;
