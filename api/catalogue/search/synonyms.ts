import { asc } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { synonyms } from '#api/schema/search.ts';
import { stem } from './stem.ts';
import { splitWords } from './words.ts';

/** Finds the synonyms of a phrase. */
export interface Synonyms {
  of(words: string[]): string[][];
  /** The number of words in the longest phrase. */
  maxWords: number;
}

export const stemKeyOf = (words: string[]) => words.map(stem).join(' ');

/** Reads the synonyms; phrases are compared by stems. */
export async function readSynonyms(db: Database): Promise<Synonyms> {
  const rows = await db.select().from(synonyms).orderBy(asc(synonyms.id));
  const others = new Map<string, string[][]>();
  let maxWords = 1;
  for (const { words, isOneWay } of rows) {
    const phrases = words.map(splitWords).filter((phrase) => phrase.length > 0);
    for (const phrase of phrases) maxWords = Math.max(maxWords, phrase.length);
    for (const phrase of isOneWay ? phrases.slice(0, 1) : phrases) {
      const key = stemKeyOf(phrase);
      const known = others.get(key) ?? [];
      others.set(key, [...known, ...phrases.filter((other) => stemKeyOf(other) !== key)]);
    }
  }
  return { of: (words) => others.get(stemKeyOf(words)) ?? [], maxWords };
}
