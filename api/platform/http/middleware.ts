/**
 * CORS and body limits of the API. Hono's own `cors` and `bodyLimit` nearly double the cost of a small call (decision
 * 0016).
 */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { MAX_PICTURE_BYTES } from '#contract/pictures/upload-rules.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';
import { answerRefusal, refuse } from './refusal.ts';

const ALLOWED_METHODS = 'GET,HEAD,PUT,PATCH,POST,DELETE';

/** CORS headers for any origin, without credentials, so that our cookie stays on its own site. */
export const ANY_ORIGIN_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After,ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

const STAFF_PATH = /^\/api\/staff(?:\/|$)/;

/** The CORS headers of answers at a path: none for the staff, whose calls are for the shop's own pages alone. */
export const corsHeadersOf = (path: string): Partial<typeof ANY_ORIGIN_HEADERS> =>
  STAFF_PATH.test(path) ? {} : ANY_ORIGIN_HEADERS;

/** Allows requests from any origin, including preflight. */
export const allowAnyOrigin = createMiddleware(async (c, next) => {
  for (const [name, value] of Object.entries(ANY_ORIGIN_HEADERS)) c.header(name, value);
  if (c.req.method !== 'OPTIONS') return next();
  const asked = c.req.header('access-control-request-headers');
  c.header('Access-Control-Allow-Methods', ALLOWED_METHODS);
  if (asked) c.header('Access-Control-Allow-Headers', asked);
  c.header('Vary', 'Access-Control-Request-Headers');
  return c.body(null, 204);
});

export const MAX_BODY_BYTES = 64 * 1024;
/** Larger than other bodies: gateways repeat the whole order. */
export const MAX_NOTIFICATION_BYTES = 1024 * 1024;

const NOTIFICATION_PATH = /^\/api\/payments\/[^/]+\/notify\/?$/;

const UPLOAD_PATH = /^\/api\/staff\/pictures\/?$/;
/** Whether the handler of this path reads the body as a stream, and limits its size itself. */
export const isUploadPath = (path: string): boolean => UPLOAD_PATH.test(path);

const SETTLEMENT_PATH = /^\/api\/staff\/money\/settlements\/?$/;

interface BodyLimit {
  maxBytes: number;
  code: RefusalCode;
  limitWhileReading: MiddlewareHandler;
}

const createLimit = (maxBytes: number, code: RefusalCode): BodyLimit => ({
  maxBytes,
  code,
  limitWhileReading: bodyLimit({
    maxSize: maxBytes,
    onError: (c) => answerRefusal(c, refuse(code)),
  }),
});
const CALL_LIMIT = createLimit(MAX_BODY_BYTES, 'body-too-large');
const NOTIFICATION_LIMIT = createLimit(MAX_NOTIFICATION_BYTES, 'notification-too-large');
const SETTLEMENT_LIMIT = createLimit(MAX_NOTIFICATION_BYTES, 'file-too-large');
const PICTURE_LIMIT = createLimit(MAX_PICTURE_BYTES, 'picture-file-too-large');

function findLimit(path: string): BodyLimit {
  if (NOTIFICATION_PATH.test(path)) return NOTIFICATION_LIMIT;
  if (isUploadPath(path)) return PICTURE_LIMIT;
  return SETTLEMENT_PATH.test(path) ? SETTLEMENT_LIMIT : CALL_LIMIT;
}

/** The body limit for a path. */
export const maxBytesOf = (path: string): number => findLimit(path).maxBytes;

/** Refuses bodies that are too long, by Content-Length if there is one, else while reading. */
export const limitBody = createMiddleware(async (c, next) => {
  const { method } = c.req;
  if (method === 'GET' || method === 'HEAD') return next();
  const { maxBytes, code, limitWhileReading } = findLimit(c.req.path);
  const announced = c.req.header('content-length');
  if (announced === undefined) return isUploadPath(c.req.path) ? next() : limitWhileReading(c, next);
  if (Number(announced) > maxBytes) throw refuse(code);
  return next();
});
