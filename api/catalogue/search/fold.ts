import { toLatinDigits } from '#contract/rules.ts';

// Replaces characters that NFKD does not decompose. It decomposes hamzas, madda and Latin accents to marks, which
// foldText removes.
const FOLDED_CHARACTERS: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', ـ: '' };
const ARABIC_CHARACTER = /\p{Script=Arabic}/u;
const WORD_WITH_MARKS = /[\p{L}\p{N}\p{M}]+/gu;

/** Normalises text for comparison: removes case, accents, Arabic marks and spelling variants. */
export function foldText(text: string): string {
  return toLatinDigits(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ٱىیةکـ]/g, (character) => FOLDED_CHARACTERS[character] ?? character)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Restores the Arabic spelling of folded words, such as hamzas, from texts that contain them. */
export function respell(folded: string, texts: string[]): string {
  if (!ARABIC_CHARACTER.test(folded)) return folded;
  const written = new Map<string, string>();
  for (const text of texts)
    for (const [word] of text.matchAll(WORD_WITH_MARKS)) {
      const key = foldText(word);
      if (!written.has(key)) written.set(key, word);
    }
  return folded
    .split(' ')
    .map((word) => written.get(word) ?? word)
    .join(' ');
}
