/**
 * The layout of every email: tables and inline styles, because mail programs support little else. Dark colours are in
 * the head, for programs that read it; others may invert the light ones.
 */
import { html, raw } from 'hono/html';
import type { Html } from '#api/platform/http/html-page.ts';
import { type Language, PAPER_COLORS } from '#contract/constants.ts';
import { renderText } from './isolate.ts';

export const COLOUR = {
  ink: '#1d1b18',
  inkSoft: '#6b655c',
  paper: PAPER_COLORS.light,
  surface: '#ffffff',
  stage: '#f2ede5',
  line: '#e8e1d6',
  brand: '#0f5c55',
  saffron: '#e9a23b',
} as const;

/** Whether an email's news is good, pending or bad. */
export type Mood = 'good' | 'waiting' | 'bad';
/** The colours behind titles. */
const TITLE_BACKGROUNDS: Record<Mood, string> = { good: '#e3f0ee', waiting: '#fdf3e0', bad: '#fdeceb' };

export const FONT =
  "font-family:Alexandria,-apple-system,BlinkMacSystemFont,'Segoe UI',Tahoma,Arial,sans-serif;";

const DARK_STYLES = raw(`
@media (prefers-color-scheme: dark) {
  .paper { background: ${PAPER_COLORS.dark} !important; }
  .surface { background: #211e1a !important; border-color: #3a352d !important; }
  .ink, .ink a { color: #f3eee6 !important; }
  .soft { color: #b5ada0 !important; }
  .brand { color: #7fc9bf !important; }
  .line { border-color: #3a352d !important; }
  .stage { background: #2b2722 !important; }
  .good { background: #16332f !important; }
  .waiting { background: #3b2f17 !important; }
  .bad { background: #3d1f1c !important; }
  .button a { background: #7fc9bf !important; color: #10211f !important; }
  .bag { background: #35a398 !important; }
  .bag-line { border-color: #35a398 !important; }
  .bag-gap { border-color: ${PAPER_COLORS.dark} !important; }
}
@media (max-width: 480px) {
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
}`);

// Outlook for Windows does not support max-width.
const OPEN_FOR_OUTLOOK = raw(
  '<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->',
);
const CLOSE_FOR_OUTLOOK = raw('<!--[if mso]></td></tr></table><![endif]-->');

const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');
/** The sides where lines begin and end; mail programs don't support 'start' and 'end'. */
export const sidesOf = (language: Language) =>
  language === 'ar' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };

export const renderParagraph = (text: string, style = 'margin:0 0 12px;') =>
  html`<p class="ink" style="${style}${FONT}font-size:16px;line-height:1.6;color:${COLOUR.ink};">${renderText(text)}</p>`;

/** A link that looks like a button, clickable over its whole area. */
export const renderButton = (label: string, address: string) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 8px;"><tr><td class="button" bgcolor="${COLOUR.brand}" style="border-radius:999px;"><a href="${address}" style="${FONT}display:inline-block;padding:14px 28px;border-radius:999px;background:${COLOUR.brand};color:#ffffff;font-size:16px;font-weight:600;line-height:1.25;text-decoration:none;">${label}</a></td></tr></table>`;

export interface Section {
  language: Language;
  /** Undefined in a section that repeats the email in the other language. */
  mood: Mood | undefined;
  title: string;
  body: Html[];
}

function renderSection({ language, mood, title, body }: Section): Html {
  const dir = directionOf(language);
  const { start } = sidesOf(language);
  const band = mood ? `padding:24px 32px;background:${TITLE_BACKGROUNDS[mood]};` : 'padding:24px 32px 0;';
  return html`<table role="presentation" lang="${language}" dir="${dir}" class="surface" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 16px;background:${COLOUR.surface};border:1px solid ${COLOUR.line};border-radius:18px;border-collapse:separate;overflow:hidden;">
<tr><td class="pad ${mood ?? ''}" align="${start}" style="${band}border-radius:17px 17px 0 0;text-align:${start};">
<h1 class="ink" style="${FONT}margin:0;font-size:${mood ? 23 : 18}px;line-height:1.35;font-weight:700;color:${COLOUR.ink};">${renderText(title)}</h1></td></tr>
<tr><td class="pad" align="${start}" style="padding:${mood ? 24 : 12}px 32px 24px;text-align:${start};">
${body}
</td></tr></table>`;
}

/** The shop's logo, a bag drawn with CSS: the upper half of its handle, then the bag with the lower half. */
const LOGO = html`<div class="bag-line" style="width:11px;height:5px;margin:0 auto;border:3px solid ${COLOUR.brand};border-bottom:0;border-radius:9px 9px 0 0;"><div style="width:7px;height:3px;margin:2px auto 0;border-radius:4px 4px 0 0;background:${COLOUR.saffron};"></div></div><div class="bag" style="width:26px;height:18px;border-radius:3px 3px 6px 6px;background:${COLOUR.brand};"><div class="bag-gap" style="width:11px;height:5px;margin:0 auto;border:3px solid ${COLOUR.paper};border-top:0;border-radius:0 0 9px 9px;"></div></div>`;

const renderWordmark = (dir: string, shop: string) =>
  html`<table role="presentation" dir="${dir}" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;"><tr><td class="pad" style="padding:0 33px;"><table role="presentation" dir="${dir}" cellpadding="0" cellspacing="0" border="0"><tr><td width="26" valign="top" style="width:26px;font-size:0;line-height:0;">${LOGO}</td><td width="10" style="width:10px;font-size:0;">&nbsp;</td><td class="ink" valign="bottom" style="${FONT}font-size:20px;line-height:1.1;font-weight:700;color:${COLOUR.ink};"><bdi>${shop}</bdi></td></tr></table></td></tr></table>`;

interface Page {
  language: Language;
  /** The name of the shop. */
  shop: string;
  subject: string;
  /** Preview text that mailboxes show after the subject. */
  preview: string;
  sections: Section[];
  footer: string[];
}

/** A whole email as HTML. */
export function renderPage({ language, shop, subject, preview, sections, footer }: Page): string {
  const dir = directionOf(language);
  const { start } = sidesOf(language);
  const page = html`<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${subject}</title>
<style>${DARK_STYLES}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${COLOUR.paper};">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${preview}</div>
<div class="paper" lang="${language}" dir="${dir}" style="background:${COLOUR.paper};">
${OPEN_FOR_OUTLOOK}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" align="center" style="width:100%;max-width:600px;margin:0 auto;">
<tr><td style="padding:28px 12px 8px;">
${renderWordmark(dir, shop)}
${sections.map(renderSection)}
${footer.map((line) => html`<p class="pad soft" style="${FONT}margin:0 0 8px;padding:0 33px;font-size:13px;line-height:1.6;color:${COLOUR.inkSoft};text-align:${start};">${renderText(line)}</p>`)}
</td></tr></table>${CLOSE_FOR_OUTLOOK}
</div>
</body>
</html>
`;
  return page.toString();
}

/** A code in large digits. They are spaced by CSS, so that a copied code contains no spaces. */
export const renderCode = (code: string) =>
  html`<p class="ink stage" dir="ltr" style="margin:16px 0 20px;padding:16px 12px;border-radius:10px;background:${COLOUR.stage};text-align:center;font-family:ui-monospace,Consolas,Menlo,monospace;font-size:30px;line-height:1.2;font-weight:700;letter-spacing:8px;color:${COLOUR.ink};">${code}</p>`;

/** A plain link, less prominent than a button. */
export const renderLink = (label: string, address: string) =>
  html`<p style="${FONT}margin:8px 0 16px;font-size:14px;line-height:1.6;word-break:break-word;"><a class="brand" href="${address}" style="color:${COLOUR.brand};"><bdi>${label}</bdi></a></p>`;
