/** Hono's own content type of JSON lacks the charset, which clients of the contract expect. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** The Cache-Control of personal answers. */
export const PERSONAL_CACHE_CONTROL = 'private, no-store';

/** The headers of an uncached JSON answer. */
export const UNCACHED_JSON = { 'Content-Type': JSON_TYPE, 'Cache-Control': PERSONAL_CACHE_CONTROL };
