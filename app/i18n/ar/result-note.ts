/** A search that found nothing, fewer pages than its address names, or something else than what was typed. */

import type * as english from '../en/result-note.ts';
import { isolate, pickForm } from './grammar.ts';
import { formatNumber } from './numbers.ts';

export const showingFor: typeof english.showingFor = (corrected) =>
  `نعرض نتائج البحث عن «${isolate(corrected)}».`;
export const searchInstead: typeof english.searchInstead = (keyword) =>
  `ابحث عن «${isolate(keyword)}» بدلًا من ذلك`;
export const none = 'لا توجد منتجات مطابقة';
export const noneText = 'جرّب كلمة أخرى أو قلّل الفلاتر.';
export const noneOfBest = 'لا يوجد بين أقرب النتائج ما يناسب الفلاتر';
export const noneOfBestText = 'نتائج البحث أكثر مما راجعناه. جرّب كلمة أدق أو قلّل الفلاتر.';
export const clearFilters = 'مسح الفلاتر';
export const clearKeyword: typeof english.clearKeyword = (keyword) => `مسح «${isolate(keyword)}»`;
export const showAll = 'عرض كل المنتجات';
export const lookAround = 'أو تصفّح المتجر';
export const offers = 'العروض';
export const bestSelling = 'الأكثر مبيعًا';
export const beyond: typeof english.beyond = (page) => `لا توجد صفحة رقم ${formatNumber(page)}`;
export const beyondText: typeof english.beyondText = (pages) =>
  pickForm(pages, {
    zero: 'لا توجد صفحات.',
    one: 'هناك صفحة واحدة فقط.',
    two: 'هناك صفحتان فقط.',
    few: `عدد الصفحات ${formatNumber(pages)} فقط.`,
    many: `عدد الصفحات ${formatNumber(pages)} فقط.`,
    other: `عدد الصفحات ${formatNumber(pages)} فقط.`,
  });
export const lastPage = 'الانتقال إلى الصفحة الأخيرة';
