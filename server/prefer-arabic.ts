import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { hasLanguageChoice, prefersLanguage } from '#app/features/language/language.ts';

/**
 * Whether a request is redirected to Arabic: if it is for exactly `/`, does not come from a link within the shop, the
 * browser prefers Arabic, and the visitor has not chosen a language. Crawlers send no Accept-Language, so they are
 * not redirected.
 */
export function isSentToArabic({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const accepted = headers['accept-language'];
  if (url !== '/' || !accepted || headers['sec-fetch-site'] === 'same-origin') return false;
  if (hasLanguageChoice(headers.cookie ?? '')) return false;
  const languages = parseAccept(accepted).filter(({ q }) => q > 0);
  const tags = languages.map(({ type }) => type);
  return prefersLanguage('ar', 'en', tags);
}

/** Redirects a visit of `/` to the Arabic home screen if `isSentToArabic`. */
export const sendToArabic: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  if (!isSentToArabic(c.env.incoming)) return next();
  return c.body(null, 302, { Location: '/ar', Vary: 'Accept-Language', 'Cache-Control': 'no-store' });
};
