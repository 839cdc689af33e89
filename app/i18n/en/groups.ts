/** Brands and categories. */
export const groups = {
  brands: 'our Brands',
  brandsTitle: 'Brands',
  brandsNote: 'The makers behind the shop',
  brandsFailed: 'The brands cannot be shown',
  noBrands: 'There are no brands yet',
  categories: 'Categories',
  categoriesNote: 'Everything, by where it belongs',
  categoriesFailed: 'The categories cannot be shown',
  noCategories: 'There are no categories yet',
};
