/** Texts of product cards, brands, categories and recently viewed products. */
import type * as english from '../en/catalogue.ts';
import { pickForm } from './grammar.ts';
import { formatNumber, writeDigits } from './numbers.ts';

export const getNow = 'اطلبه الآن';
export const addToCart = 'أضف إلى السلة';
export const addToWishList = 'أضف إلى المفضلة';
export const removeFromWishList = 'احذف من المفضلة';
export const viewDetails = 'عرض التفاصيل';
export const rated: typeof english.rated = (rating) =>
  `التقييم ${formatNumber(rating)} من ${formatNumber(5)}`;
export const now = 'الآن';
export const before = '، بدلًا من';
export const soldOut = 'نفدت الكمية';
export const onlyLeft: typeof english.onlyLeft = (count) =>
  pickForm(count, {
    zero: 'نفدت الكمية',
    one: 'بقيت قطعة واحدة فقط',
    two: 'بقيت قطعتان فقط',
    few: `بقيت ${formatNumber(count)} قطع فقط`,
    many: `بقيت ${formatNumber(count)} قطعة فقط`,
    other: `بقيت ${formatNumber(count)} قطعة فقط`,
  });
export const percentOff: typeof english.percentOff = (percent) => writeDigits(`${percent}%`);
export const choose = 'حدّد اختيارك';
/** The title of the product screen until the product is loaded. */
export const detailsScreen = 'تفاصيل المنتج';

/* Texts of cards that represent several sizes or colours of a product. */
const count = (count: number, one: string, two: string, few: string, many: string) =>
  pickForm(count, {
    zero: '',
    one,
    two,
    few: `${formatNumber(count)} ${few}`,
    many: `${formatNumber(count)} ${many}`,
    other: `${formatNumber(count)} ${one}`,
  });
export const sizes: typeof english.sizes = (sizes) => count(sizes, 'مقاس', 'مقاسان', 'مقاسات', 'مقاسًا');
export const colours: typeof english.colours = (colours) => count(colours, 'لون', 'لونان', 'ألوان', 'لونًا');
export const lengths: typeof english.lengths = (lengths) => count(lengths, 'طول', 'طولان', 'أطوال', 'طولًا');
export const choices: typeof english.choices = (choices) =>
  count(choices, 'اختيار', 'اختياران', 'اختيارات', 'اختيارًا');
export const priceFrom: typeof english.priceFrom = (price) => `يبدأ من ${price}`;

export const recentlyViewed = 'شاهدتها مؤخرًا';
export const clearViewed = 'مسح';

/* Texts of the brands and categories screens. */
export const brands = 'ماركاتنا';
export const brandsTitle = 'الماركات';
export const brandsNote = 'تسوّق حسب الماركة';
export const brandsFailed = 'تعذّر عرض الماركات';
export const noBrands = 'لا توجد ماركات بعد';
export const categories = 'الأقسام';
export const categoriesNote = 'تسوّق حسب القسم';
export const categoriesFailed = 'تعذّر عرض الأقسام';
export const noCategories = 'لا توجد أقسام بعد';
