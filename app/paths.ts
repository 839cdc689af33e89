/** The canonical paths of the screens, encoded for links. */
export const paths = {
  home: '/',
  brands: '/brands',
  categories: '/categories',
  products: '/products',
  /** The products screen, with the focus in the search box. */
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
  contact: '/contact',
  help: '/help',
  helpWithDelivery: '/help#delivery',
  helpWithReturns: '/help#returns',
  privacy: '/privacy-policy',
  terms: '/terms',
} as const;

/** The category in the path of a product without one. */
export const NO_CATEGORY = '-';

/** Files with stable URLs without a hash, because browsers and link previews remember them. */
export const SHOP_FILES = {
  icon192: '/icons/icon-192.png',
  icon512: '/icons/icon-512.png',
  maskableIcon: '/icons/icon-maskable-512.png',
  appleIcon: '/icons/apple-touch-icon.png',
  sharePicture: '/icons/share.jpg',
  /** One per language, below its basename. */
  manifest: '/manifest.webmanifest',
} as const;
