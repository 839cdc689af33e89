/** What is saved for later, below the cart. */

export const title = 'محفوظ لوقت لاحق';
export const moveToCart = 'انقل إلى السلة';
export const saved = 'حفظنا المنتج لوقت لاحق.';
export const moved = 'تم نقل المنتج إلى السلة.';
export const removed = 'تم حذف المنتج من المحفوظ لوقت لاحق.';
export const notShown = 'تعذّر عرض ما حفظته لوقت لاحق.';
