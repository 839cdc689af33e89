/**
 * What shoppers typed, as an email may repeat it: one line, and nothing that a mail program would turn into a link. Blanks
 * break links, because programs and browsers skip zero-width characters when they read a domain.
 */

const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;
/** Dots as domains know them, and what is taken for one. */
const DOTS = /([.\u3002\uff0e\uff61\u2024\ufe52])(?=\S)/gu;
const AT_SIGNS = /[@\uff20\ufe6b]/gu;
/** After a scheme, as in mailto: or http:; the colon of 10:30 stays. */
const COLONS = /(?<!\d)([:\uff1a\ufe55])(?=\S)|([:\uff1a\ufe55])(?=[^\s\d])/gu;
const SLASHES = /[/\\\uff0f]{2,}/gu;

/** The same words in one line, without links. */
export function cleanTyped(text: string): string {
  return text
    .replace(SLASHES, '/')
    .replace(DOTS, '$1 ')
    .replace(AT_SIGNS, ' $& ')
    .replace(COLONS, '$& ')
    .replace(BREAKS, ' ')
    .trim();
}
