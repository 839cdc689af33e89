/** Brands and categories. */

export const brands = 'our Brands';
export const brandsTitle = 'Brands';
export const brandsNote = 'The makers behind the shop';
export const brandsFailed = 'The brands cannot be shown';
export const noBrands = 'There are no brands yet';
export const categories = 'Categories';
export const categoriesNote = 'Everything, by where it belongs';
export const categoriesFailed = 'The categories cannot be shown';
export const noCategories = 'There are no categories yet';
