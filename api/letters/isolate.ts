/**
 * Values inside a sentence of the other direction: marked by Unicode's isolates, which plain text keeps and HTML turns into
 * elements. What anybody typed can't bring marks of its own.
 */
import { html } from 'hono/html';
import type { Html } from '#api/platform/http/html-page.ts';

const [FIRST_STRONG, LEFT_TO_RIGHT, END] = ['\u2068', '\u2066', '\u2069'];
const MARKS = /[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g;
const ISOLATED = /([\u2066\u2068])([^\u2066-\u2069]*)\u2069/;

const SHORT = 20;

const clean = (value: string) => value.replace(MARKS, '');

/** A value in whatever direction its own first letter has: a name, a title, an amount. */
export const isolate = (value: string): string => `${FIRST_STRONG}${clean(value)}${END}`;

/** A value that runs from left to right always: a phone or a tracking number. */
export const isolateNumber = (value: string): string => `${LEFT_TO_RIGHT}${clean(value)}${END}`;

/** The same text without marks, for those who read from left to right anyway. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');

/** A text as HTML: escaped, its isolated values as elements. */
export function renderText(text: string): (Html | string)[] {
  // A splitting expression puts its two groups between the pieces of text.
  return text.split(ISOLATED).map((piece, at, pieces) => {
    if (at % 3 === 1) return '';
    if (at % 3 === 0) return piece;
    if (pieces[at - 1] === LEFT_TO_RIGHT) return html`<bdi dir="ltr">${piece}</bdi>`;
    // An amount stays in one piece at the end of a line.
    return piece.length <= SHORT
      ? html`<bdi style="white-space:nowrap;">${piece}</bdi>`
      : html`<bdi>${piece}</bdi>`;
  });
}
