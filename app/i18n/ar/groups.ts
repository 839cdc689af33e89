/** Brands and categories. */

export const brands = 'ماركاتنا';
export const brandsTitle = 'الماركات';
export const brandsNote = 'تسوّق حسب الماركة';
export const brandsFailed = 'تعذّر عرض الماركات';
export const noBrands = 'لا توجد ماركات بعد';
export const categories = 'الأقسام';
export const categoriesNote = 'تسوّق حسب القسم';
export const categoriesFailed = 'تعذّر عرض الأقسام';
export const noCategories = 'لا توجد أقسام بعد';
