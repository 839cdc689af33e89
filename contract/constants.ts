/** Business constants of the specification, section 9, and the limits both sides keep. */

export const CURRENCY = 'EGP';
/** Local storage key of the session token. */
export const TOKEN_KEY = 'Token';

export const SHIPPING_PIASTRES = 499;

/** A product rated this or lower is on offer. */
export const OFFER_MAX_RATING = 3;
/** How much less it costs then. */
export const OFFER_PERCENT = 50;
export const BEST_SELLER_COUNT = 9;

export const DEFAULT_PAGE_SIZE = 40;
export const MAX_PAGE_SIZE = 100;

export const MIN_LINE_COUNT = 1;
export const MAX_LINE_COUNT = 999;

export const NAME_MIN_LENGTH = 3;
export const PASSWORD_MIN_LENGTH = 6;

export const CAROUSEL = { slides: 3, speedMs: 500 } as const;
export const GALLERY = { slideMs: 450, intervalMs: 3000 } as const;

/** Different products in one cart, on one wish list, and saved for later; the provider alone keeps these. */
export const MAX_CART_LINES = 500;
export const MAX_WISHES = 500;
export const MAX_SAVED_LINES = 100;
/** Sold-out products for which one shopper waits. */
export const MAX_STOCK_ALERTS = 50;

/** How long the link to a new e-mail address is good. */
export const EMAIL_LINK_HOURS = 24;
/** Of the area of an address. */
export const MAX_AREA_LENGTH = 100;

/** The languages the shop speaks. English comes first: it is the one used where nobody asked. */
export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
