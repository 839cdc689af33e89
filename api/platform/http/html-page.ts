/** Shared parts of the API's own HTML pages: test card page, email confirmation, API reference. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { type Language, PAPER_COLORS } from '#contract/constants.ts';
import { PERSONAL_CACHE_CONTROL } from './answer-headers.ts';

export type Html = ReturnType<typeof html>;

/** Joins files into one stylesheet, after the shared tokens. */
export function readStylesheet(...files: URL[]): string {
  const shared = new URL('./page-tokens.css', import.meta.url);
  return [shared, ...files].map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** The styles of `renderFrame`, in the shop's typeface. */
export const PAGE_FRAME_STYLES = [
  new URL('./page-fonts.css', import.meta.url),
  new URL('./page-frame.css', import.meta.url),
];

/** A content hash for the address of a stylesheet. */
export const hashStylesheet = (stylesheet: string) =>
  createHash('sha256').update(stylesheet).digest('hex').slice(0, 12);

/** The browser's theme colours: the page's background in each theme. */
export const THEME_COLORS = html`<meta name="theme-color" media="(prefers-color-scheme:light)" content="${PAPER_COLORS.light}">
<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${PAPER_COLORS.dark}">`;

/** The shop's name, isolated for sentences of either direction. */
export const renderShopName = (shop: string) => html`<bdi>${shop}</bdi>`;

const logo = html`<svg width="28" height="28" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
  <path fill="var(--brand)" d="M15 22a17 17 0 0 0 34 0h2.9a4 4 0 0 1 4 3.6l2.3 22.3A10 10 0 0 1 48.25 59h-32.5A10 10 0 0 1 5.8 47.9l2.3-22.3a4 4 0 0 1 4-3.6z"/>
  <path fill="var(--brand)" d="M21 22a11 11 0 0 0 22 0zm-6 0a17 17 0 0 1 34 0h-6a11 11 0 0 0-22 0z"/>
  <path fill="#e9a23b" d="M25.2 22a6.8 6.8 0 0 1 13.6 0z"/></svg>`;

interface Frame {
  language: Language;
  /** The name of the shop. */
  shop: string;
  title: string;
  main: Html;
  stylesheetUrl: string;
  /** A text at the end of the top bar. */
  label?: string;
}

/** Renders a whole page with the shop's bar at the top: plain HTML with one stylesheet. */
export function renderFrame({ language, shop, title, main, stylesheetUrl, label }: Frame): Html {
  return html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${THEME_COLORS}
<title>${title} · ${shop}</title>
<link rel="stylesheet" href="${stylesheetUrl}">
</head>
<body>
<header class="bar"><div>${logo}<b>${renderShopName(shop)}</b>${label ? html`<span>${label}</span>` : ''}</div></header>
<main>${main}</main>
</body>
</html>`;
}

interface PagePolicy {
  /** Allowed targets of forms (form-action of the CSP). */
  formTargets?: string;
  /** The hash of the only allowed script. */
  script?: string;
}

/** Sets headers for a page with a secret address: no caching, framing or other scripts, no referrer to other sites. */
export function setPageHeaders(c: Context, { formTargets = "'self'", script }: PagePolicy = {}): void {
  c.header('Cache-Control', PERSONAL_CACHE_CONTROL);
  // With `no-referrer`, browsers would post our own forms with `Origin: null`.
  c.header('Referrer-Policy', 'same-origin');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; ${script ? `script-src '${script}'; ` : ''}style-src 'self'; font-src 'self'; img-src 'self'; form-action ${formTargets}; frame-ancestors 'none'; base-uri 'none'`,
  );
}
