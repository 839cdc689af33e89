import { foldText } from './fold.ts';

const ARABIC = /\p{Script=Arabic}/u;
const WRITTEN = /[\p{L}\p{N}\p{M}]+/gu;

/** Folded words as these texts write them: what people read has its hamzas and taa marbutas. */
export function respell(folded: string, texts: string[]): string {
  if (!ARABIC.test(folded)) return folded;
  const written = new Map<string, string>();
  for (const text of texts)
    for (const [word] of text.matchAll(WRITTEN)) {
      const key = foldText(word);
      if (!written.has(key)) written.set(key, word);
    }
  return folded
    .split(' ')
    .map((word) => written.get(word) ?? word)
    .join(' ');
}
