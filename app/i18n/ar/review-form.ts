/** Writing a review. */
import type * as english from '../en/review-form.ts';
import { formatNumber } from './numbers.ts';

export const title = 'تقييمك لهذا المنتج';
export const rating = 'التقييم بالنجوم';
export const text = 'ما رأيك في المنتج؟';
export const hint = () => `بحد أقصى ${formatNumber(2000)} حرف، ويظهر اسمك مع التقييم.`;
export const publish = 'نشر التقييم';
export const save = 'حفظ التعديلات';
export const cancel = 'إلغاء';
export const published = 'شكرًا لك، تم نشر تقييمك.';
export const saved = 'تم تعديل تقييمك.';
export const already = 'سبق أن قيّمت هذا المنتج، وهذا تقييمك.';
export const issues: typeof english.issues = {
  rating: 'اختر من نجمة إلى خمس نجوم',
  review: 'اكتب رأيك في بضع كلمات',
};
