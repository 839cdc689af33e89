/** What the server and the build have to agree on. */

export const COUNTER_PATH = '/counter';
/** Replaced in the built page by the nonce of each response. */
export const STYLE_NONCE = 'style-nonce-of-this-response';
