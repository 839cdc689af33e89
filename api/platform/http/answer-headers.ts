/** With the charset that clients of the contract expect; Hono's own JSON type lacks it. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** The Cache-Control of personal answers. */
export const PERSONAL_CACHE_CONTROL = 'private, no-store';

/** The headers of an uncached JSON answer. */
export const UNCACHED_JSON = { 'Content-Type': JSON_TYPE, 'Cache-Control': PERSONAL_CACHE_CONTROL };
