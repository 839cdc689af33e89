import { asc } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { stem } from './stem.ts';
import { synonyms } from './tables.ts';
import { splitWords } from './words.ts';

/** Finds the other words for a phrase of one word or several. */
export interface Synonyms {
  of(words: string[]): string[][];
  /** Of the longest phrase. */
  mostWords: number;
}

const keyOf = (words: string[]) => words.map(stem).join(' ');

/** Reads the table of synonyms; forms of a word count as the word. */
export async function readSynonyms(db: Database): Promise<Synonyms> {
  const rows = await db.select().from(synonyms).orderBy(asc(synonyms.id));
  const others = new Map<string, string[][]>();
  let mostWords = 1;
  for (const row of rows) {
    const phrases = row.words.map(splitWords).filter((words) => words.length > 0);
    for (const phrase of phrases) {
      mostWords = Math.max(mostWords, phrase.length);
      const key = keyOf(phrase);
      const known = others.get(key) ?? [];
      others.set(key, [...known, ...phrases.filter((other) => keyOf(other) !== key)]);
    }
  }
  return { of: (words) => others.get(keyOf(words)) ?? [], mostWords };
}
