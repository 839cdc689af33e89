import { toLatinDigits } from '#contract/rules.ts';

const LETTERS: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي' };

/** Text as search compares it: case, Arabic marks and spelling variants do not count. */
export function foldText(text: string): string {
  return toLatinDigits(text)
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآٱىةؤئ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
