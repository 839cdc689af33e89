/**
 * Makes typed text safe to repeat in an email: one line, and nothing that a mail program would turn into a link.
 * Links are broken with blanks, because zero-width characters are ignored in domains.
 */

const LINE_BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;
/** Dots, and characters that domain names accept as dots. */
const DOTS = /([.\u3002\uff0e\uff61\u2024\ufe52])(?=\S)/gu;
const AT_SIGNS = /[@\uff20\ufe6b]/gu;
/** The colon after a scheme, as in mailto: or http:, not the one in 10:30. */
const COLONS = /(?<!\d)([:\uff1a\ufe55])(?=\S)|([:\uff1a\ufe55])(?=[^\s\d])/gu;
const SLASHES = /[/\\\uff0f]{2,}/gu;

/** Puts a text on one line, without links. */
export function cleanTyped(text: string): string {
  return text
    .replace(SLASHES, '/')
    .replace(DOTS, '$1 ')
    .replace(AT_SIGNS, ' $& ')
    .replace(COLONS, '$& ')
    .replace(LINE_BREAKS, ' ')
    .trim();
}
