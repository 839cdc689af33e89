import { createHash } from 'node:crypto';

/** Headers that every answer carries; an answer may replace one (a page brings its own policy). */

export interface PolicySettings {
  /** Sources of pictures besides our own address. */
  picturesFrom: string[];
  /** Where scripts may call besides our own address. */
  connectTo: string[];
  /** Hot reload needs inline scripts and a socket. */
  isDevelopment: boolean;
}

const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The headers of every answer. HSTS only where the shop is known to be behind TLS. */
export function listSecurityHeaders(publicUrl: string | undefined): [string, string][] {
  return [
    ['Content-Security-Policy', NOTHING],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
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
    // Attributes alone: picture placeholders stand in them.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'; style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...picturesFrom].join(' ')}`,
    `connect-src ${["'self'", ...connectTo, ...(isDevelopment ? ['ws:'] : [])].join(' ')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Policy sources of the inline scripts in a page, each once. Data blocks need none, but cost little. */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (/\ssrc=/i.test(attributes) || code === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}
