import { toLatinDigits } from '#contract/rules.ts';

// What decomposition leaves as letters of their own; hamzas, madda and Latin accents it makes marks, which are dropped.
const LETTERS: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', ـ: '' };

/** Text as search compares it: case, accents, Arabic marks and variants of spelling do not count. */
export function foldText(text: string): string {
  return toLatinDigits(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ٱىیةکـ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
