import { createMiddleware } from 'hono/factory';

const METHODS = 'GET,HEAD,PUT,PATCH,POST,DELETE';

/** What lets browser clients of any site read an answer; no cookies are involved. */
export const ANY_ORIGIN_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After,ETag',
} as const;

/**
 * Opens the API to browser clients of any site, preflight included.
 * Hono's own `cors` touches the answer before there is one, which costs more than the whole rest of a small call.
 */
export const allowAnyOrigin = createMiddleware(async (c, next) => {
  for (const [name, value] of Object.entries(ANY_ORIGIN_HEADERS)) c.header(name, value);
  if (c.req.method !== 'OPTIONS') return next();
  const asked = c.req.header('access-control-request-headers');
  c.header('Access-Control-Allow-Methods', METHODS);
  if (asked) c.header('Access-Control-Allow-Headers', asked);
  c.header('Vary', 'Access-Control-Request-Headers');
  return c.body(null, 204);
});
