import { toLatinDigits } from '#contract/rules.ts';

const LETTERS: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي' };

/** A name as it is looked for: case, Arabic marks and spelling variants do not count. */
export function foldName(name: string): string {
  return toLatinDigits(name)
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآٱىةؤئ]/g, (letter) => LETTERS[letter] ?? letter)
    .trim();
}
