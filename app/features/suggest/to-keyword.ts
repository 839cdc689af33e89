const MOST_LETTERS = 100;

/** What somebody typed, with single blanks. */
export function toKeyword(text: string): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, MOST_LETTERS).join('').trim();
}
