/**
 * Isolates values from the writing direction of the sentence around them: by Unicode's isolate characters in plain
 * text, and by `bdi` elements in HTML. Removes direction characters from typed text.
 */
import { html } from 'hono/html';
import type { Html } from '#api/platform/http/html-page.ts';

const [FIRST_STRONG, LEFT_TO_RIGHT, END] = ['\u2068', '\u2066', '\u2069'];
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g;
const ISOLATED_VALUE = /([\u2066\u2068])([^\u2066-\u2069]*)\u2069/;

const MAX_UNBROKEN_LENGTH = 20;

const clean = (value: string) => value.replace(DIRECTION_MARKS, '');

/** Isolates a value whose direction is that of its first strong character: a name, a title, an amount. */
export const isolate = (value: string): string => `${FIRST_STRONG}${clean(value)}${END}`;

/** Isolates a value that always runs left to right: a phone or a tracking number. */
export const isolateNumber = (value: string): string => `${LEFT_TO_RIGHT}${clean(value)}${END}`;

/** Removes direction characters, for left-to-right text that does not need them. */
export const removeMarks = (text: string): string => text.replace(DIRECTION_MARKS, '');

/** Escapes a text as HTML, with isolated values as elements. */
export function renderText(text: string): (Html | string)[] {
  // split() puts the two captured groups between the pieces of text.
  return text.split(ISOLATED_VALUE).map((piece, at, pieces) => {
    if (at % 3 === 1) return '';
    if (at % 3 === 0) return piece;
    if (pieces[at - 1] === LEFT_TO_RIGHT) return html`<bdi dir="ltr">${piece}</bdi>`;
    // Keeps short values, such as amounts, on one line.
    return piece.length <= MAX_UNBROKEN_LENGTH
      ? html`<bdi style="white-space:nowrap;">${piece}</bdi>`
      : html`<bdi>${piece}</bdi>`;
  });
}
