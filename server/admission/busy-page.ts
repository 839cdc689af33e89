/** The page that people see while the shop is busy: self-contained, so that it causes no further requests. */
import { type PreparedBytes, prepareBytes } from '#api/platform/caches/prepared-bytes.ts';
import { type Language, PAPER_COLORS } from '#contract/constants.ts';
import { getPathLanguage } from '#server/render-page.ts';
import { toHashSource } from '#server/security-headers.ts';

const TEXTS_BY_LANGUAGE: Record<Language, { title: string; text: string; again: string }> = {
  en: {
    title: 'The shop is very busy',
    text: 'We have more visitors than we can serve right now. Your cart and your orders are safe. Please try again in a moment.',
    again: 'Try again',
  },
  ar: {
    title: 'المتجر مزدحم جدًا',
    text: 'عدد الزوار الآن أكبر مما نستطيع خدمته في هذه اللحظة. سلتك وطلباتك محفوظة. من فضلك حاول مرة أخرى بعد لحظات.',
    again: 'حاول مرة أخرى',
  },
};

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.6 system-ui,sans-serif;color:#1d1b18;background:${PAPER_COLORS.light}}
main{max-width:32rem;padding:2rem;text-align:center}
h1{font-size:1.5rem;line-height:1.3}
a{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:.625rem;font-weight:600;text-decoration:none;color:#fff;background:#0f5c55}
@media (prefers-color-scheme:dark){body{color:#f3eee6;background:${PAPER_COLORS.dark}}a{color:${PAPER_COLORS.dark};background:#5fb7aa}}`;

const POLICY = `default-src 'none'; style-src ${toHashSource(STYLE)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

function preparePage(language: Language): PreparedBytes {
  const { title, text, again } = TEXTS_BY_LANGUAGE[language];
  // The empty link reloads the requested address.
  const page = `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main><h1>${title}</h1><p>${text}</p><a href="">${again}</a></main>
</body>
</html>`;
  return prepareBytes(page, {
    contentType: 'text/html; charset=utf-8',
    headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY },
  });
}

const pages: Record<Language, PreparedBytes> = { en: preparePage('en'), ar: preparePage('ar') };

/** Whether a browser asks for a whole page, rather than a script for a page's data. */
export const isPageAskedFor = ({ url, headers }: Request) =>
  /\btext\/html\b/.test(headers.get('accept') ?? '') && !new URL(url).pathname.endsWith('.data');

/** The page in the language of the address, compressed if the client accepts that. */
export function answerBusyPage({ url, headers: asked }: Request, retryAfter: string): Response {
  const { body, headers } = pages[getPathLanguage(new URL(url).pathname)].formFor(
    asked.get('accept-encoding'),
  );
  const { etag: _, ...others } = headers;
  return new Response(body, { status: 503, headers: { ...others, 'Retry-After': retryAfter } });
}
