import type { Database } from '#api/platform/database/open.ts';
import type { Names } from './names.ts';
import { countMistakes, limitMistakes } from './spelling.ts';
import { findSimilar } from './vocabulary.ts';

/**
 * Finds the most similar word of the catalogue: fewest mistakes, then most products. A word still being typed is also
 * compared with the beginnings of longer words.
 */
export async function correctWord(
  word: string,
  { db, names }: { db: Database; names: Names },
  isStillTyped: boolean,
): Promise<string | undefined> {
  const max = limitMistakes(word);
  if (max === 0) return undefined;
  const similar = await findSimilar(db, word);
  const named = [...names.words].map((name) => ({ word: name, products: 0 }));
  const found = [...similar, ...named].flatMap((one) => {
    const mistakes = countMistakes(word, one.word, max);
    if (mistakes <= max) return { ...one, mistakes };
    const isLonger = isStillTyped && one.word.length > word.length;
    return isLonger && countMistakes(word, one.word.slice(0, word.length), 1) <= 1
      ? { ...one, mistakes: max + 1 }
      : [];
  });
  return found.toSorted((a, b) => a.mistakes - b.mistakes || b.products - a.products)[0]?.word;
}
