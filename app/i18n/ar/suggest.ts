/** Texts of the suggestions below a search box. */

import type * as english from '../en/suggest.ts';
import { isolate, pickForm } from './grammar.ts';
import { formatNumber } from './numbers.ts';

export const suggestions = 'اقتراحات';
export const recent = 'بحثت عنه مؤخرًا';
export const clearRecent = 'مسح ما بحثت عنه مؤخرًا';
export const removeRecent: typeof english.removeRecent = (keyword) =>
  `إزالة «${isolate(keyword)}» مما بحثت عنه مؤخرًا`;
export const removeByKey = 'اضغط Delete للإزالة.';
export const searchFor: typeof english.searchFor = (keyword) => `ابحث عن «${isolate(keyword)}»`;
export const showingFor: typeof english.showingFor = (corrected) =>
  `نعرض نتائج البحث عن «${isolate(corrected)}».`;
export const showingWithout: typeof english.showingWithout = (leftOut, shown) =>
  `لا توجد نتائج عن «${isolate(leftOut)}». نعرض لك نتائج «${isolate(shown)}».`;
export const suggestionCount: typeof english.suggestionCount = (count) =>
  pickForm(count, {
    zero: 'لا توجد اقتراحات',
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: `${formatNumber(count)} اقتراحات`,
    many: `${formatNumber(count)} اقتراحًا`,
    other: `${formatNumber(count)} اقتراح`,
  });
export const recentCount: typeof english.recentCount = (count) =>
  pickForm(count, {
    zero: 'لا توجد عمليات بحث سابقة',
    one: 'عملية بحث سابقة واحدة',
    two: 'عمليتا بحث سابقتان',
    few: `${formatNumber(count)} عمليات بحث سابقة`,
    many: `${formatNumber(count)} عملية بحث سابقة`,
    other: `${formatNumber(count)} عملية بحث سابقة`,
  });
