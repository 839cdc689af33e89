import { createHash } from 'node:crypto';
import { WELCOME_STYLE } from '#app/features/home/welcome-style.ts';

/** Headers that every answer carries; an answer may replace one (a page brings its own policy). */

export interface PolicySettings {
  /** Sources of pictures besides our own address. */
  picturesFrom: string[];
  /** Where scripts may call besides our own address. */
  connectTo: string[];
  /** Hot reload needs inline scripts and a socket. */
  isDevelopment: boolean;
}

/** How a policy names a text that stands in the page. */
export const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const STYLES = `'self' ${toSource(WELCOME_STYLE)}`;
const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The headers of every answer. HSTS only where the shop is known to be behind TLS. */
export function listSecurityHeaders(publicUrl: string | undefined): [string, string][] {
  return [
    ['Content-Security-Policy', NOTHING],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // What clients on other origins need says so itself: pictures and the API.
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ...(publicUrl?.startsWith('https:')
      ? [['Strict-Transport-Security', 'max-age=31536000'] as [string, string]]
      : []),
  ];
}

/** The policy of a storefront page: no script runs but our files and the very inline ones that were rendered,
 *  named by their hashes or by the page's nonce. */
export function writePagePolicy(
  inlineScripts: string[],
  { picturesFrom, connectTo, isDevelopment }: PolicySettings,
): string {
  const scripts = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : inlineScripts;
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    // Attributes too: picture placeholders stand in them.
    isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src ${STYLES}; style-src-attr 'unsafe-inline'`,
    `img-src ${["'self'", 'data:', ...picturesFrom].join(' ')}`,
    `connect-src ${["'self'", ...connectTo, ...(isDevelopment ? ['ws:'] : [])].join(' ')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A page without its nonce, and policy sources of the inline scripts that carried it, each once. What carries another
 *  nonce, or none, was not rendered by us and is never named. Base64 means nothing else in an expression but its plus. */
export function hashOwnScripts(page: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const ours = new RegExp(
    `<script\\b((?:(?! nonce=)[^<>])*) nonce="${nonce.replaceAll('+', '\\+')}"([^<>]*)>([\\s\\S]*?)</script>`,
    'g',
  );
  const hashes = new Set<string>();
  for (const [, before = '', after = '', code = ''] of page.matchAll(ours)) {
    if (/\ssrc=/i.test(before + after) || code === '') continue;
    hashes.add(toSource(code));
  }
  return { html: page.replaceAll(mark, ''), hashes: [...hashes] };
}
