import { createHash } from 'node:crypto';
import { WELCOME_STYLE } from '#app/features/home/welcome-style.ts';

export interface PolicySettings {
  /** Picture sources besides our own origin. */
  picturesFrom: string[];
  /** Origins that scripts may call besides our own. */
  connectTo: string[];
  /** Allows the inline scripts and the WebSocket of hot reload. */
  isDevelopment: boolean;
}

/** The CSP source of an inline script or style: its hash. */
export const toHashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const STYLE_SOURCES = `'self' ${toHashSource(WELCOME_STYLE)}`;
const DENY_ALL = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Default headers of every response; pages set their own policy. HSTS only if PUBLIC_URL is https. */
export function listSecurityHeaders(publicUrl: string | undefined): [string, string][] {
  return [
    ['Content-Security-Policy', DENY_ALL],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // Pictures and the API override this one, because pages of other origins may load them.
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ...(publicUrl?.startsWith('https:')
      ? [['Strict-Transport-Security', 'max-age=31536000'] as [string, string]]
      : []),
  ];
}

/** The Content-Security-Policy of a page: scripts run only from our own files, or inline with a listed hash or
 *  nonce. */
export function writePagePolicy(
  inlineScripts: string[],
  { picturesFrom, connectTo, isDevelopment }: PolicySettings,
): string {
  const scripts = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : inlineScripts;
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    // Style attributes hold picture placeholders.
    isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src ${STYLE_SOURCES}; style-src-attr 'unsafe-inline'`,
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

/**
 * Removes the nonce from a page and returns the hash sources of the inline scripts that had it. Scripts without the
 * nonce were not rendered by us and are not allowed.
 */
export function hashOwnScripts(page: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  // A nonce is base64, in which only the plus is special to regular expressions.
  const ownScript = new RegExp(
    `<script\\b((?:(?! nonce=)[^<>])*) nonce="${nonce.replaceAll('+', '\\+')}"([^<>]*)>([\\s\\S]*?)</script>`,
    'g',
  );
  const hashes = new Set<string>();
  for (const [, before = '', after = '', code = ''] of page.matchAll(ownScript)) {
    if (/\ssrc=/i.test(before + after) || code === '') continue;
    hashes.add(toHashSource(code));
  }
  return { html: page.replaceAll(attribute, ''), hashes: [...hashes] };
}
