/** The frame of the pages at /pay: plain HTML with one stylesheet, no script. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;
export const SHOP_NAME = 'My Store';

/** The stylesheet of these pages; its address changes with its content. */
export const stylesheet = readFileSync(new URL('./card-page.css', import.meta.url), 'utf8');
const stylesheetHash = createHash('sha256').update(stylesheet).digest('hex').slice(0, 12);

const logo = html`<svg width="28" height="28" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
  <path fill="#0f5c55" d="M15 22a17 17 0 0 0 34 0h2.9a4 4 0 0 1 4 3.6l2.3 22.3A10 10 0 0 1 48.25 59h-32.5A10 10 0 0 1 5.8 47.9l2.3-22.3a4 4 0 0 1 4-3.6z"/>
  <path fill="#0f5c55" d="M21 22a11 11 0 0 0 22 0zm-6 0a17 17 0 0 1 34 0h-6a11 11 0 0 0-22 0z"/>
  <path fill="#e9a23b" d="M25.2 22a6.8 6.8 0 0 1 13.6 0z"/></svg>`;

/** A whole page. */
export function renderPage(title: string, main: Html): Html {
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#fbf9f5">
<title>${title} · ${SHOP_NAME}</title>
<link rel="stylesheet" href="/pay/style.css?v=${stylesheetHash}">
</head>
<body>
<header class="bar"><div>${logo}<b>${SHOP_NAME}</b><span>Test payment</span></div></header>
<main>${main}</main>
</body>
</html>`;
}

/** A page that only says something, with one way on. */
export function renderNotice(title: string, text: string, link?: { href: string; label: string }): Html {
  return renderPage(
    title,
    html`<section class="card notice"><h1>${title}</h1><p>${text}</p>
${link ? html`<a class="button" href="${link.href}">${link.label}</a>` : ''}</section>`,
  );
}
