/** The products screen. */

import type * as english from '../en/products.ts';
import { isolate, pickForm } from './grammar.ts';
import { formatNumber } from './numbers.ts';

export const title = 'منتجاتنا';
export const screen = 'المنتجات';
export const note = 'نوصّل إلى كل أنحاء مصر';
export const search = 'ابحث في المنتجات';
export const searchPlaceholder = 'ابحث…';
export const searchAction = 'بحث';
export const sort = 'الترتيب';
export const sorts: typeof english.sorts = {
  '': 'الأحدث',
  price: 'السعر: من الأقل إلى الأعلى',
  '-price': 'السعر: من الأعلى إلى الأقل',
  '-ratingsAverage': 'الأعلى تقييمًا',
  '-sold': 'الأكثر مبيعًا',
};
export const filters = 'تصفية';
export const closeFilters = 'إغلاق';
export const category = 'القسم';
export const brand = 'الماركة';
export const price = 'السعر';
export const priceFrom = 'من (ج.م)';
export const priceTo = 'إلى (ج.م)';
export const applyPrice = 'تطبيق';
export const offersOnly = 'العروض فقط';
export const chosen = 'عوامل التصفية المختارة';
export const priceAtLeast: typeof english.priceAtLeast = (from) => `من ${from}`;
export const priceAtMost: typeof english.priceAtMost = (to) => `حتى ${to}`;
export const priceBetween: typeof english.priceBetween = (from, to) => `من ${from} إلى ${to}`;
export const removeFilter: typeof english.removeFilter = (name) => `إزالة عامل التصفية: ${isolate(name)}`;
export const clearAll = 'مسح الكل';
export const results = 'النتائج';
export const found: typeof english.found = (count) =>
  pickForm(count, {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: `${formatNumber(count)} منتجات`,
    many: `${formatNumber(count)} منتجًا`,
    other: `${formatNumber(count)} منتج`,
  });
export const foundFor: typeof english.foundFor = (found, keyword) =>
  `نتائج البحث عن «${isolate(keyword)}»: ${found}`;
export const show: typeof english.show = (found) => `عرض النتائج: ${found}`;
export const done = 'تم';
export const onPage: typeof english.onPage = (found, page, pages) =>
  `${found} · صفحة ${formatNumber(page)} من ${formatNumber(pages)}`;
export const none = 'لا توجد منتجات مطابقة';
export const noneText = 'جرّب كلمة أخرى أو قلّل من عوامل التصفية.';
export const clearFilters = 'مسح عوامل التصفية';
export const failed = 'تعذّر عرض المنتجات';
export const beyond: typeof english.beyond = (page) => `لا توجد صفحة رقم ${formatNumber(page)}`;
export const beyondText: typeof english.beyondText = (pages) =>
  pickForm(pages, {
    zero: 'لا توجد صفحات.',
    one: 'هناك صفحة واحدة.',
    two: 'هناك صفحتان.',
    few: `هناك ${formatNumber(pages)} صفحات.`,
    many: `هناك ${formatNumber(pages)} صفحة.`,
    other: `هناك ${formatNumber(pages)} صفحة.`,
  });
export const lastPage = 'الانتقال إلى الصفحة الأخيرة';
export const pages = 'الصفحات';
export const page: typeof english.page = (page) => `صفحة ${formatNumber(page)}`;
export const previous = 'الصفحة السابقة';
export const next = 'الصفحة التالية';
