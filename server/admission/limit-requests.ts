import type { Context, MiddlewareHandler } from 'hono';
import { ANY_ORIGIN_HEADERS } from '#api/platform/http/middleware.ts';
import { answerRefusal, refuse } from '#api/platform/http/refusal.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';
import type { ServerEnv } from '#server/request-listener.ts';

const MAX_URL_LENGTH = 8_000;

/** Answers a refusal outside the API's own routes: as JSON to API clients, as plain text to people. */
export function answerRefused(c: Context<ServerEnv>, code: RefusalCode, values: string[] = []): Response {
  // Without CORS headers a browser client would see a network error instead of the text.
  const refusal = refuse(code, { values, headers: { ...ANY_ORIGIN_HEADERS } });
  if (!c.req.path.startsWith('/api')) {
    return c.text(refusal.message, refusal.status, { 'Cache-Control': 'no-store' });
  }
  return answerRefusal(c, refusal);
}

/** Refuses malformed requests. Node's HTTP server limits header sizes and slow senders. */
export function limitRequests(): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (!c.env.origin) return answerRefused(c, 'bad-host');
    if (c.req.url.length > MAX_URL_LENGTH) return answerRefused(c, 'address-too-long');
    if (!isDecodable(c.req.url)) return answerRefused(c, 'bad-address');
    return next();
  };
}

/** Checked here because libraries throw errors of their own on broken percent-encoding. */
function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
