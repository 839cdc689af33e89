/** Where a request comes from: the shop's own pages, another website, or a program. */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '#api/dependencies.ts';
import { isLoopback } from '#api/platform/http/loopback.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { originOf } from '#api/platform/http/request.ts';

const READING_METHODS = new Set(['GET', 'HEAD']);

/**
 * Whether the browser says that one of the shop's own pages sent the request; undefined if the sender is not a
 * browser, or is an old browser that sends neither header.
 */
function isOwnOrigin(c: Context<ApiEnv>): boolean | undefined {
  // Browsers compare the origins themselves; a wrongly configured proxy can't confuse them.
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = c.req.header('origin');
  return origin === undefined ? undefined : origin === originOf(c);
}

/**
 * Refuses a change that another website sends with the session's cookie (CSRF). A request with neither `sec-fetch-site`
 * nor `origin` is refused, too: only browsers should have the cookie.
 */
export function requireOwnOrigin(c: Context<ApiEnv>): void {
  if (!READING_METHODS.has(c.req.method) && isOwnOrigin(c) !== true) throw refuse('other-origin');
}

/**
 * Guards the sign-in calls: no other website may send them, and no password is sent over plain http, except to
 * localhost.
 */
export const guardSignIn = createMiddleware<ApiEnv>(async (c, next) => {
  if (!READING_METHODS.has(c.req.method)) {
    if (isOwnOrigin(c) === false) throw refuse('other-origin');
    const origin = originOf(c);
    if (!origin.startsWith('https:') && !isLoopback(URL.parse(origin)?.hostname ?? ''))
      throw refuse('connection-not-secure');
  }
  return next();
});
