/** The canonical paths of the screens, encoded for links. */
export const paths = {
  home: '/',
  brands: '/brands',
  categories: '/categories',
  products: '/products',
  /** The products with the focus in the search box. */
  search: '/products#search',
  offers: '/products?offers=1',
  productsOfBrand: (id: string) => `/products?brand=${encodeURIComponent(id)}`,
  productsOfCategory: (id: string) => `/products?category=${encodeURIComponent(id)}`,
  productsOfSubcategory: (id: string) => `/products?subcategory=${encodeURIComponent(id)}`,
  cart: '/cart',
  wishList: '/wishList',
  productDetails: (id: string, categoryId: string) =>
    `/product%20details/${encodeURIComponent(id)}/${encodeURIComponent(categoryId)}`,
  shippingAddress: '/shipping%20address',
  orders: '/allorders',
  account: '/account',
  login: '/login',
  signup: '/signup',
  forgottenPassword: '/forgotten-password',
  privacy: '/privacy-policy',
  terms: '/terms',
} as const;

/** Stands for the category in the path of a product without one. */
export const NO_CATEGORY = '-';

/** The shop's profiles elsewhere, linked in the footer and named to search engines: fill in your own. */
export const SOCIAL_PROFILES = [
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'GitHub', url: 'https://github.com/' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
];
