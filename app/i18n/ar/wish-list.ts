/** Texts of the wish list. */

export const title = 'المفضلة';
export const products = 'المنتجات';
export const empty = 'قائمة المفضلة فارغة';
export const emptyText = 'اضغط على قلب أي منتج لتحتفظ به هنا.';
export const toProducts = 'تصفّح المنتجات';
export const notShown = 'تعذّر عرض المفضلة';
export const loginNeeded = 'سجّل الدخول لترى مفضلتك';
