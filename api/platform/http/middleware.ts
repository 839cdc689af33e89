/** What every call to the API passes: other sites may read it, and its body has a limit. Hono's own `cors` and `bodyLimit`
 *  nearly double the cost of a small call (decision 0016). */
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { RefusalCode } from '#contract/refusals.ts';
import { answerRefusal, refuse } from './refusal.ts';

const METHODS = 'GET,HEAD,PUT,PATCH,POST,DELETE';

/** What lets browser clients of any site read an answer; without credentials, so that our cookie never leaves its own site. */
export const ANY_ORIGIN_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After,ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** Opens the API to browser clients of any site, preflight included. */
export const allowAnyOrigin = createMiddleware(async (c, next) => {
  for (const [name, value] of Object.entries(ANY_ORIGIN_HEADERS)) c.header(name, value);
  if (c.req.method !== 'OPTIONS') return next();
  const asked = c.req.header('access-control-request-headers');
  c.header('Access-Control-Allow-Methods', METHODS);
  if (asked) c.header('Access-Control-Allow-Headers', asked);
  c.header('Vary', 'Access-Control-Request-Headers');
  return c.body(null, 204);
});

export const MAX_BODY_BYTES = 64 * 1024;
/** Gateways repeat what they were told of an order, with everything they know of it. */
export const MAX_NOTIFICATION_BYTES = 1024 * 1024;

const NOTIFICATION = /^\/api\/payments\/[^/]+\/notify\/?$/;

/** How long the body of a request to this path may be. */
export const maxBytesOf = (path: string): number =>
  NOTIFICATION.test(path) ? MAX_NOTIFICATION_BYTES : MAX_BODY_BYTES;

const codeOf = (maxBytes: number): RefusalCode =>
  maxBytes === MAX_BODY_BYTES ? 'body-too-large' : 'notification-too-large';

const limitWhileReading = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => answerRefusal(c, refuse(codeOf(maxSize))) });
const limitCall = limitWhileReading(MAX_BODY_BYTES);
const limitNotification = limitWhileReading(MAX_NOTIFICATION_BYTES);

/** Refuses bodies that are too long: by the announced length, which HTTP holds a client to, else while reading. */
export const limitBody = createMiddleware(async (c, next) => {
  const { method } = c.req;
  if (method === 'GET' || method === 'HEAD') return next();
  const maxBytes = maxBytesOf(c.req.path);
  const announced = c.req.header('content-length');
  if (announced === undefined) return (maxBytes === MAX_BODY_BYTES ? limitCall : limitNotification)(c, next);
  if (Number(announced) > maxBytes) throw refuse(codeOf(maxBytes));
  return next();
});
