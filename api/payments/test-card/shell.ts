/** The frame of the pages at /pay: plain HTML with one stylesheet, no script. */
import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import { type Html, readStylesheet } from '#api/platform/http/html-page.ts';
import type { Language } from '#contract/constants.ts';
import { arabic } from './messages-ar.ts';
import { type CardMessages, english } from './messages-en.ts';

export const CARD_MESSAGES: Record<Language, CardMessages> = { en: english, ar: arabic };

const SHOP_NAME = 'My Store';
/** The shop's name as it stands in a sentence of either direction. */
export const shopName = html`<bdi>${SHOP_NAME}</bdi>`;

/** The stylesheet of these pages; its address changes with its content. */
export const stylesheet = readStylesheet(
  new URL('./page.css', import.meta.url),
  new URL('./form.css', import.meta.url),
  new URL('./summary.css', import.meta.url),
);
const stylesheetHash = createHash('sha256').update(stylesheet).digest('hex').slice(0, 12);

const logo = html`<svg width="28" height="28" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
  <path fill="#0f5c55" d="M15 22a17 17 0 0 0 34 0h2.9a4 4 0 0 1 4 3.6l2.3 22.3A10 10 0 0 1 48.25 59h-32.5A10 10 0 0 1 5.8 47.9l2.3-22.3a4 4 0 0 1 4-3.6z"/>
  <path fill="#0f5c55" d="M21 22a11 11 0 0 0 22 0zm-6 0a17 17 0 0 1 34 0h-6a11 11 0 0 0-22 0z"/>
  <path fill="#e9a23b" d="M25.2 22a6.8 6.8 0 0 1 13.6 0z"/></svg>`;

/** A whole page. */
export function renderPage(language: Language, title: string, main: Html): Html {
  const { dir, testPayment } = CARD_MESSAGES[language];
  return html`<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#fbf9f5">
<title>${title} · ${SHOP_NAME}</title>
<link rel="stylesheet" href="/pay/style.css?v=${stylesheetHash}">
</head>
<body>
<header class="bar"><div>${logo}<b>${shopName}</b><span>${testPayment}</span></div></header>
<main>${main}</main>
</body>
</html>`;
}

/** The name of another site; it runs left to right in Arabic too. */
export const renderHost = (host: string) => html`<bdi class="host" dir="ltr">${host}</bdi>`;

interface Message {
  title: string;
  text: string;
  /** Where the shop is. */
  shopUrl?: string;
  /** Its name, where the shop is a site that we do not know. */
  foreignHost?: string | undefined;
}

/** A page that only says something, with a link back to the shop. */
export function renderMessagePage(language: Language, { title, text, shopUrl, foreignHost }: Message): Html {
  const { returnToShop, returnToSite } = CARD_MESSAGES[language];
  const label = foreignHost ? html`<span>${returnToSite(renderHost(foreignHost))}</span>` : returnToShop;
  return renderPage(
    language,
    title,
    html`<section class="card notice"><h1>${title}</h1><p>${text}</p>
${shopUrl ? html`<a class="button" href="${shopUrl}">${label}</a>` : ''}</section>`,
  );
}
