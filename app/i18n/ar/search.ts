/** Texts of the products screen: results, notes above them, and filters. */
import type * as english from '../en/search.ts';
import { isolate, pickForm } from './grammar.ts';
import { formatNumber, writeDigits } from './numbers.ts';

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

/* Shown if nothing was found, if the page is beyond the last, or if the keyword was corrected. */
export const showingFor: typeof english.showingFor = (corrected) =>
  `نعرض نتائج البحث عن «${isolate(corrected)}».`;
export const showingWithout: typeof english.showingWithout = (leftOut, shown) =>
  `لا توجد نتائج عن «${isolate(leftOut)}». نعرض لك نتائج «${isolate(shown)}».`;
export const searchInstead: typeof english.searchInstead = (keyword) =>
  `ابحث عن «${isolate(keyword)}» بدلًا من ذلك`;
export const noMatches = 'لا توجد منتجات مطابقة';
export const noMatchesText = 'جرّب كلمة أخرى أو قلّل الفلاتر.';
export const noBestMatches = 'لا يوجد بين أقرب النتائج ما يناسب الفلاتر';
export const noBestMatchesText = 'نتائج البحث كثيرة جدًا. جرّب كلمة أدق أو قلّل الفلاتر.';
export const clearFilters = 'مسح الفلاتر';
export const clearKeyword: typeof english.clearKeyword = (keyword) => `مسح «${isolate(keyword)}»`;
export const showAllProducts = 'عرض كل المنتجات';
export const lookAround = 'أو تصفّح المتجر';
export const offers = 'العروض';
export const bestSelling = 'الأكثر مبيعًا';
export const noSuchPage: typeof english.noSuchPage = (page) => `لا توجد صفحة رقم ${formatNumber(page)}`;
export const pageCount: typeof english.pageCount = (pages) =>
  pickForm(pages, {
    zero: 'لا توجد صفحات.',
    one: 'هناك صفحة واحدة فقط.',
    two: 'هناك صفحتان فقط.',
    few: `عدد الصفحات ${formatNumber(pages)} فقط.`,
    many: `عدد الصفحات ${formatNumber(pages)} فقط.`,
    other: `عدد الصفحات ${formatNumber(pages)} فقط.`,
  });
export const lastPage = 'الانتقال إلى الصفحة الأخيرة';

/* Texts of the filters. */
export const skipToResults = 'انتقل إلى النتائج';
export const closeFilters = 'إغلاق';
export const price = 'السعر';
export const priceFrom = 'من (ج.م)';
export const priceTo = 'إلى (ج.م)';
export const applyPrice = 'تطبيق';
export const priceSteps = 'عدد المنتجات حسب السعر';
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
export const showAllOptions: typeof english.showAllOptions = (count) => `عرض الكل (${formatNumber(count)})`;
export const showMoreOptions = 'عرض المزيد';
export const showFewerOptions = 'عرض أقل';
export const noneNamed: typeof english.noneNamed = (text) => `لا توجد نتائج لـ «${isolate(text)}»`;
export const atLeast: typeof english.atLeast = (count) => writeDigits(`${count}+`);
export const showFound: typeof english.showFound = (count) =>
  pickForm(count, {
    zero: 'لا توجد منتجات',
    one: 'عرض منتج واحد',
    two: 'عرض منتجين',
    few: `عرض ${formatNumber(count)} منتجات`,
    many: `عرض ${formatNumber(count)} منتجًا`,
    other: `عرض ${formatNumber(count)} منتج`,
  });
export const showMoreThan: typeof english.showMoreThan = (count) =>
  pickForm(count, {
    zero: 'عرض المنتجات',
    one: 'عرض أكثر من منتج',
    two: 'عرض أكثر من منتجين',
    few: `عرض أكثر من ${formatNumber(count)} منتجات`,
    many: `عرض أكثر من ${formatNumber(count)} منتجًا`,
    other: `عرض أكثر من ${formatNumber(count)} منتج`,
  });
export const done = 'تم';
