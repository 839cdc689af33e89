/** Parts of account emails: a code to type, a link to open. */
import { html } from 'hono/html';
import { COLOUR, FONT } from './layout.ts';

/** A code in large digits. They are spaced by CSS, so that a copied code contains no spaces. */
export const renderCode = (code: string) =>
  html`<p class="ink stage" dir="ltr" style="margin:16px 0 20px;padding:16px 12px;border-radius:10px;background:${COLOUR.stage};text-align:center;font-family:ui-monospace,Consolas,Menlo,monospace;font-size:30px;line-height:1.2;font-weight:700;letter-spacing:8px;color:${COLOUR.ink};">${code}</p>`;

/** A plain link, less prominent than a button. */
export const renderLink = (label: string, address: string) =>
  html`<p style="${FONT}margin:8px 0 16px;font-size:14px;line-height:1.6;word-break:break-word;"><a class="brand" href="${address}" style="color:${COLOUR.brand};"><bdi>${label}</bdi></a></p>`;
