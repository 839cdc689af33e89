/** The screen of one product, where it cannot be shown. */

export const failed = 'تعذّر عرض المنتج';
export const missing = 'هذا المنتج غير موجود';
export const missingText = 'ربما نفد نهائيًا، أو أن رابط الصفحة غير صحيح.';
export const toProducts = 'عرض كل المنتجات';
export const relatedFailed = 'تعذّر عرض المنتجات المشابهة.';
