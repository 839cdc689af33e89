/** Business constants of the specification (section 9) and shared limits. */

export const SHOP_NAME = 'My Store';
/** The background of pages by theme. The stylesheets repeat these values; `app/contrast.test.ts` checks that. */
export const PAPER_COLORS = { light: '#fbf9f5', dark: '#171512' } as const;

export const CURRENCY = 'EGP';
/** Local storage key of the session token. */
export const TOKEN_KEY = 'Token';

export const SHIPPING_PIASTRES = 499;

/** A product rated this or lower is on offer. */
export const OFFER_MAX_RATING = 3;
export const OFFER_PERCENT = 50;
export const BEST_SELLER_COUNT = 9;

export const DEFAULT_PAGE_SIZE = 40;
export const MAX_PAGE_SIZE = 100;

export const MIN_LINE_COUNT = 1;
export const MAX_LINE_COUNT = 999;

export const NAME_MIN_LENGTH = 3;
export const PASSWORD_MIN_LENGTH = 6;
export const STAFF_PASSWORD_MIN_LENGTH = 12;

export const CAROUSEL = { slides: 3, speedMs: 500 } as const;
export const GALLERY = { slideMs: 450, intervalMs: 3000 } as const;

/** How many different products a cart, a wish list and a saved list can hold; only the provider enforces this. */
export const MAX_CART_LINES = 500;
export const MAX_WISHES = 500;
export const MAX_SAVED_LINES = 100;
/** Stock alerts per shopper. */
export const MAX_STOCK_ALERTS = 50;

/** How long a link that confirms a new email address is valid. */
export const EMAIL_LINK_HOURS = 24;
export const MAX_AREA_LENGTH = 100;
export const MAX_RECIPIENT_LENGTH = 100;
export const MAX_LANDMARK_LENGTH = 200;

/** For how many days after its delivery a product may be returned without giving a reason (Law 181 of 2018). */
export const RETURN_DAYS = 14;

/** The shop's languages; the first is the default. */
export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
