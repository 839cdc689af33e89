export const COUNTER_PATH = '/counter';
/** The build puts this placeholder into the page; the server replaces it with the nonce of each response. */
export const STYLE_NONCE = 'style-nonce-of-this-response';
