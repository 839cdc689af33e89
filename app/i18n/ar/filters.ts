/** The filters of the products screen. */

import type * as english from '../en/filters.ts';
import { isolate, pickForm } from './grammar.ts';
import { formatNumber, writeDigits } from './numbers.ts';

export const title = 'الفلاتر';
export const skip = 'انتقل إلى النتائج';
export const close = 'إغلاق';
export const category = 'القسم';
export const subcategory = 'القسم الفرعي';
export const brand = 'الماركة';
export const offersOnly = 'العروض فقط';
export const inStockOnly = 'المتوفر فقط';
export const price = 'السعر';
export const priceFrom = 'من (ج.م)';
export const priceTo = 'إلى (ج.م)';
export const applyPrice = 'تطبيق';
export const priceSteps = 'عدد المنتجات حسب السعر';
export const priceAtLeast: typeof english.priceAtLeast = (from) => `من ${from}`;
export const priceBetween: typeof english.priceBetween = (from, to) => `من ${from} إلى ${to}`;
export const priceStep: typeof english.priceStep = (range, found) => `${range}: ${found}`;
export const rating = 'التقييم';
export const anyRating = 'أي تقييم';
export const andUp = 'فأكثر';
export const starsAndUp: typeof english.starsAndUp = (stars) =>
  pickForm(stars, {
    zero: 'أي تقييم',
    one: 'نجمة واحدة فأكثر',
    two: 'نجمتان فأكثر',
    few: `${formatNumber(stars)} نجوم فأكثر`,
    many: `${formatNumber(stars)} نجمة فأكثر`,
    other: `${formatNumber(stars)} نجمة فأكثر`,
  });
export const offersAndStock = 'العروض والتوفر';
export const findIn: typeof english.findIn = (filter) => `ابحث في ${filter}`;
export const showAll: typeof english.showAll = (count) => `عرض الكل (${formatNumber(count)})`;
export const showMore = 'عرض المزيد';
export const showFewer = 'عرض أقل';
export const noneNamed: typeof english.noneNamed = (text) => `لا يوجد اسم فيه «${isolate(text)}»`;
export const atLeast: typeof english.atLeast = (count) => writeDigits(`${count}+`);
export const show: typeof english.show = (count) =>
  pickForm(count, {
    zero: 'لا توجد منتجات',
    one: 'عرض منتج واحد',
    two: 'عرض منتجين',
    few: `عرض ${formatNumber(count)} منتجات`,
    many: `عرض ${formatNumber(count)} منتجًا`,
    other: `عرض ${formatNumber(count)} منتج`,
  });
export const showSome: typeof english.showSome = (count) =>
  pickForm(count, {
    zero: 'عرض المنتجات',
    one: 'عرض أكثر من منتج',
    two: 'عرض أكثر من منتجين',
    few: `عرض أكثر من ${formatNumber(count)} منتجات`,
    many: `عرض أكثر من ${formatNumber(count)} منتجًا`,
    other: `عرض أكثر من ${formatNumber(count)} منتج`,
  });
export const done = 'تم';
