export const COUNTER_PATH = '/counter';
/** The build puts this placeholder into the page; the server replaces it with the nonce of each response. */
export const STYLE_NONCE = 'style-nonce-of-this-response';
/** Placeholders in the page for the shop's name; the server replaces them with the current one. */
export const NAME_PLACEHOLDERS = { en: 'shop-name-in-english', ar: 'shop-name-in-arabic' };
