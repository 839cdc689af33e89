import type { Database } from '#api/platform/database/open.ts';
import type { Names } from './names.ts';
import { countMistakes, forgiven } from './spelling.ts';
import { findNear } from './vocabulary.ts';

/** The catalogue's word that was probably meant by one that it does not have: fewest mistakes, then the most used.
 *  A word that is still being typed may lack its end. */
export async function correctWord(
  word: string,
  { db, names }: { db: Database; names: Names },
  isStillTyped: boolean,
): Promise<string | undefined> {
  const most = forgiven(word);
  if (most === 0) return undefined;
  const near = await findNear(db, word);
  const named = [...names.words].map((name) => ({ word: name, products: 0 }));
  const found = [...near, ...named].flatMap((one) => {
    const mistakes = countMistakes(word, one.word, most);
    if (mistakes <= most) return { ...one, mistakes };
    const isLonger = isStillTyped && one.word.length > word.length;
    return isLonger && countMistakes(word, one.word.slice(0, word.length), 1) <= 1
      ? { ...one, mistakes: most + 1 }
      : [];
  });
  return found.toSorted((a, b) => a.mistakes - b.mistakes || b.products - a.products)[0]?.word;
}
