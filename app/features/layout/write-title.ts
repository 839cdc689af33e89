import * as common from '#messages/common.ts';

// What search engines show of it, and some more.
const MOST_LETTERS = 300;

/** The title of a document, from what stands before the shop's name; home has nothing there. */
export function writeTitle(name: string | undefined): string {
  return name ? common.title(name) : common.shop;
}

/** The description of a document in one line, not cut within a word; the shop's where there is none. */
export function writeDescription(text: string | undefined): string {
  const line = text?.replace(/\s+/g, ' ').trim() || common.description;
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS).replace(/\s\S*$/, '')}…` : line;
}
