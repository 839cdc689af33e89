/** Texts of product reviews, and of the form for writing one. */
import type * as english from '../en/reviews.ts';
import { formatDate } from './dates.ts';
import { isolate, pickForm } from './grammar.ts';
import { formatNumber } from './numbers.ts';

export const anonymousShopper = 'أحد العملاء';
export const demoReview = 'تقييم تجريبي';
export const demoNote = 'بيانات تجريبية';
export const bought = 'عملية شراء مؤكدة';
export const yours = 'تقييمك';
export const date: typeof english.date = (year, month, day) => formatDate(day, month, year);
export const readMore = 'قراءة المزيد';
export const showLess = 'عرض أقل';
export const ofAuthor: typeof english.ofAuthor = (action, author) => `${action}: ${isolate(author)}`;
export const showMore = 'عرض المزيد من التقييمات';
export const moreFailed = 'تعذّر عرض باقي التقييمات.';
export const empty = 'لا توجد تقييمات مكتوبة بعد. كن أول من يشارك رأيه.';
export const write = 'اكتب تقييمك';
export const change = 'تعديل التقييم';
export const remove = 'حذف التقييم';
export const removeAsk = 'هل تريد حذف تقييمك؟';
export const keep = 'إلغاء الحذف';
export const removed = 'تم حذف تقييمك.';
export const removeFailed = 'تعذّر حذف تقييمك.';
export const outOf: typeof english.outOf = (average) => `${average} من ${formatNumber(5)}`;
export const written: typeof english.written = (count) =>
  pickForm(count, {
    zero: 'لا تقييمات مكتوبة',
    one: 'تقييم مكتوب واحد',
    two: 'تقييمان مكتوبان',
    few: `${formatNumber(count)} تقييمات مكتوبة`,
    many: `${formatNumber(count)} تقييمًا مكتوبًا`,
    other: `${formatNumber(count)} تقييم مكتوب`,
  });
export const withoutText: typeof english.withoutText = (ratings) =>
  `يشمل المتوسط تقييمات بدون تعليق أيضًا: ${ratings} في المجمل.`;
export const ratings: typeof english.ratings = (count) =>
  pickForm(count, {
    zero: 'لا تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: `${formatNumber(count)} تقييمات`,
    many: `${formatNumber(count)} تقييمًا`,
    other: `${formatNumber(count)} تقييم`,
  });
export const stars: typeof english.stars = (count) =>
  pickForm(count, {
    zero: 'بدون نجوم',
    one: 'نجمة واحدة',
    two: 'نجمتان',
    few: `${formatNumber(count)} نجوم`,
    many: `${formatNumber(count)} نجمة`,
    other: `${formatNumber(count)} نجمة`,
  });
export const starsWithReviews: typeof english.starsWithReviews = (stars, reviews) => `${stars}: ${reviews}`;

/* Texts of the review form. */
export const formTitle = 'تقييمك لهذا المنتج';
export const ratingLabel = 'التقييم بالنجوم';
export const textLabel = 'ما رأيك في المنتج؟';
export const textHint = () => `بحد أقصى ${formatNumber(2000)} حرف، ويظهر اسمك مع التقييم.`;
export const publish = 'نشر التقييم';
export const save = 'حفظ التعديلات';
export const cancel = 'إلغاء';
export const published = 'شكرًا لك، تم نشر تقييمك.';
export const saved = 'تم تعديل تقييمك.';
export const alreadyReviewed = 'سبق أن قيّمت هذا المنتج، وهذا تقييمك.';
export const issues: typeof english.issues = {
  rating: 'اختر من نجمة إلى خمس نجوم',
  review: 'اكتب رأيك في بضع كلمات',
  reason: 'اختر السبب',
};

/* Texts about the shop's answers, hidden reviews and reports. */
export const answerOf: typeof english.answerOf = (shop) => `رد ${isolate(shop)}`;
export const hidden = 'أخفى المتجر هذا التقييم، فلا يظهر لأحد غيرك.';
export const hiddenBecause: typeof english.hiddenBecause = (reason) => `السبب: ${isolate(reason)}`;
export const report = 'إبلاغ';
export const reportWhy = 'ما المشكلة في هذا التقييم؟';
export const reportReasons: typeof english.reportReasons = {
  offensive: 'مسيء',
  spam: 'إعلان أو محتوى مزعج',
  personal: 'يكشف بيانات شخصية',
  'wrong-product': 'عن منتج آخر',
  untrue: 'غير صحيح',
};
export const reportSend = 'إرسال البلاغ';
export const reportSent = 'شكرًا لك، سنراجع هذا التقييم.';
export const reported = 'أبلغت عن هذا التقييم.';
