/** The page shown offline in place of a page that is not cached. Self-contained, except for cached fonts. */
import { toLanguagePath } from '#app/features/language/language.ts';
import { THEME_COLORS, THEME_SCRIPT } from '#app/features/theme/theme.ts';
import * as arabicCommon from '#app/i18n/ar/common.ts';
import * as arabicLanguage from '#app/i18n/ar/language.ts';
import { home as arabicHome } from '#app/i18n/ar/layout.ts';
import { offlinePage as arabicPage } from '#app/i18n/ar/offline.ts';
import * as englishCommon from '#app/i18n/en/common.ts';
import * as englishLanguage from '#app/i18n/en/language.ts';
import { home as englishHome } from '#app/i18n/en/layout.ts';
import { offlinePage as englishPage } from '#app/i18n/en/offline.ts';
import mark from '#app/illustrations/logo-mark.svg?raw';
import picture from '#app/illustrations/offline.svg?raw';
import { paths } from '#app/paths.ts';
import themes from '#app/styles/themes.css?raw';
import tokens from '#app/styles/tokens.css?raw';
import type { Language } from '#contract/constants.ts';
import styles from './offline-page.css?raw';

const WORDS_BY_LANGUAGE = {
  en: { ...englishLanguage, ...englishCommon, home: englishHome, page: englishPage },
  ar: { ...arabicLanguage, ...arabicCommon, home: arabicHome, page: arabicPage },
};

/** The shop's name at the end of a title. A pattern, because the name may have changed since a page was cached. */
const SHOP_SUFFIX = /\u200f? · [^·]*$/;

/** How often the page checks whether the shop is reachable: browsers do not always fire `online`. */
const POLL_MS = 5_000;

const PAGE_SCRIPT = `${THEME_SCRIPT}{let a=()=>fetch("/healthz").then(r=>r.ok&&location.reload(),()=>{});addEventListener("online",a);setInterval(()=>document.hidden||a(),${POLL_MS})}`;

const [, colors = ''] = /@theme (\{[^{}]*\})/.exec(tokens) ?? [];

const toDataAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The logo without its <title>, which browsers would show as a tooltip with the shop's default name. */
const logo = mark.replace(/<title>[^<]*<\/title>/, '');

const writeFontFace = (address: string) =>
  `@font-face{font-family:Alexandria;src:url("${address}");font-weight:100 900}`;

export interface CachedPage {
  /** Path and query. */
  address: string;
  /** HTML-escaped, as in the page. */
  title: string;
}

interface OfflinePage {
  language: Language;
  /** The shop's name, HTML-escaped. */
  shop: string;
  /** Newest first. */
  pages: readonly CachedPage[];
  /** URLs of cached fonts. */
  fonts: readonly string[];
  /** Allows only this page's own style and script. */
  nonce: string;
}

/** Writes the offline page: it lists cached pages, and reloads once the shop is reachable. */
export function writeOfflinePage({ language, shop, pages, fonts, nonce }: OfflinePage): string {
  const words = WORDS_BY_LANGUAGE[language];
  words.nameShop(shop);
  const home = toLanguagePath(words.basename, paths.home);
  const items = pages.map(({ address, title }) => {
    const name = address === home ? words.home : title.replace(SHOP_SUFFIX, '');
    return `<li><a href="${address.replaceAll('&', '&amp;')}"><bdi>${name}</bdi></a></li>`;
  });
  const list = `<h2>${words.page.kept}</h2><p class="note">${words.page.keptNote}</p><ul>${items.join('')}</ul>`;
  const themeColors = THEME_COLORS.map(
    ({ theme, color }) =>
      `<meta name="theme-color" media="(prefers-color-scheme:${theme})" content="${color}">`,
  );
  return `<!doctype html>
<html lang="${words.tag}" dir="${words.dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${themeColors.join('')}
<title>${words.title(words.page.title)}</title>
<style nonce="${nonce}">${fonts.map(writeFontFace).join('')}:root${colors}${themes}${styles}</style>
<script nonce="${nonce}">${PAGE_SCRIPT}</script></head><body>
<header><a class="shop" href="${home}"><span aria-hidden="true">${logo}</span>${shop}</a></header>
<main><section class="missing"><img src="${toDataAddress(picture)}" alt="" width="320" height="240">
<h1>${words.page.title}</h1><p>${words.page.text}</p><a class="button" href="">${words.tryAgain}</a></section>
${items.length > 0 ? `<section>${list}</section>` : ''}</main></body></html>`;
}

/** The content security policy of the offline page. */
export const writeOfflinePolicy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
