/** Brands and categories. */

export const brands = 'ماركاتنا';
export const brandsTitle = 'الماركات';
export const brandsNote = 'صُنّاع المنتجات التي نبيعها';
export const brandsFailed = 'تعذّر عرض الماركات';
export const noBrands = 'لا توجد ماركات بعد';
export const categories = 'الأقسام';
export const categoriesNote = 'كل شيء في مكانه';
export const categoriesFailed = 'تعذّر عرض الأقسام';
export const noCategories = 'لا توجد أقسام بعد';
