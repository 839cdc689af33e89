import type { Context, MiddlewareHandler } from 'hono';
import { ANY_ORIGIN_HEADERS } from '#api/platform/http/middleware.ts';
import { answerRefusal, refuse } from '#api/platform/http/refusal.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { ServerEnv } from './visitor.ts';

const MAX_URL_LENGTH = 8_000;

/** A refusal outside the API's own routes: the API's clients read JSON, people read a sentence. */
export function answerRefused(c: Context<ServerEnv>, code: RefusalCode, values: string[] = []): Response {
  const refusal = refuse(code, { values, headers: { ...ANY_ORIGIN_HEADERS } });
  if (!c.req.path.startsWith('/api')) {
    return c.text(refusal.message, refusal.status, { 'Cache-Control': 'no-store' });
  }
  // Without these a browser client would see a network error instead of the text.
  return answerRefusal(c, refusal);
}

/** Refuses what no honest client sends. Header sizes and slow senders are limited by the listener. */
export function limitRequests(): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (!c.env.origin) return answerRefused(c, 'bad-host');
    if (c.req.url.length > MAX_URL_LENGTH) return answerRefused(c, 'address-too-long');
    if (!isDecodable(c.req.url)) return answerRefused(c, 'bad-address');
    return next();
  };
}

/** Libraries further in throw errors of their own at broken percent-encoding. */
function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
