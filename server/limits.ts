import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ANY_ORIGIN_HEADERS } from '#api/platform/http/cors.ts';
import { answerFailure, failure } from '#api/platform/http/refusal.ts';
import type { ServerEnv } from './visitor.ts';

const MAX_URL_LENGTH = 8_000;

/** A refusal outside the API's own routes: the API's clients read JSON, people read a sentence. */
export function refuse(c: Context<ServerEnv>, status: ContentfulStatusCode, message: string): Response {
  if (!c.req.path.startsWith('/api')) return c.text(message, status);
  // Without these a browser client would see a network error instead of the text.
  return answerFailure(c, failure(status, message, { ...ANY_ORIGIN_HEADERS }));
}

/** Refuses what no honest client sends. Header sizes and slow senders are limited by the listener. */
export function limitRequests(): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (!c.env.origin) return refuse(c, 400, 'The Host header is not a host');
    if (c.req.url.length > MAX_URL_LENGTH) return refuse(c, 414, 'The address is too long');
    if (!isDecodable(c.req.url)) return refuse(c, 400, 'The address is not well formed');
    await next();
  };
}

/** Libraries further in throw errors of their own at broken percent-encoding. */
function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.replace(/\?.*$/s, ''));
    return true;
  } catch {
    return false;
  }
}
