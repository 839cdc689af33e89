/** The layout of the pages at /pay: plain HTML with one stylesheet. */
import { html } from 'hono/html';
import {
  type Html,
  hashStylesheet,
  PAGE_FRAME_STYLES,
  readStylesheet,
  renderFrame,
} from '#api/platform/http/html-page.ts';
import type { Language } from '#contract/constants.ts';
import { arabic } from './messages-ar.ts';
import { type CardMessages, english } from './messages-en.ts';

export const CARD_MESSAGES: Record<Language, CardMessages> = { en: english, ar: arabic };

export const stylesheet = readStylesheet(
  ...PAGE_FRAME_STYLES,
  new URL('./form.css', import.meta.url),
  new URL('./summary.css', import.meta.url),
);
/** Contains a hash of the content, for caching. */
const stylesheetUrl = `/pay/style.css?v=${hashStylesheet(stylesheet)}`;

/** The language of a page, and the name of the shop in it. */
export interface PageFrame {
  language: Language;
  shop: string;
}

export function renderPage({ language, shop }: PageFrame, title: string, main: Html): Html {
  const { testPayment } = CARD_MESSAGES[language];
  return renderFrame({ language, shop, title, main, stylesheetUrl, label: testPayment });
}

/** The host of another site, written left to right in Arabic, too. */
export const renderHost = (host: string) => html`<bdi class="host" dir="ltr">${host}</bdi>`;

interface Message {
  title: string;
  text: string;
  /** Where the button leads. */
  shopUrl?: string;
  /** The host of the site that the button leads to, if the shop does not know the site. */
  foreignHost?: string | undefined;
}

/** A page with a message and a link back to the shop. */
export function renderMessagePage(frame: PageFrame, { title, text, shopUrl, foreignHost }: Message): Html {
  const { returnToShop, returnToSite } = CARD_MESSAGES[frame.language];
  const label = foreignHost ? html`<span>${returnToSite(renderHost(foreignHost))}</span>` : returnToShop;
  return renderPage(
    frame,
    title,
    html`<section class="card notice"><h1>${title}</h1><p>${text}</p>
${shopUrl ? html`<a class="button" href="${shopUrl}">${label}</a>` : ''}</section>`,
  );
}
