/** Looks up words of the catalogue. Each lookup reads a few index pages, however many words there are. */
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { searchWords } from '#api/schema/search.ts';
import { soundOf } from './sound.ts';

export interface KnownWord extends Record<string, unknown> {
  word: string;
  stem: string;
  /** The number of products that have the word. */
  products: number;
  /** The number of products whose kind the word names. */
  kinds: number;
}

/** Finds the catalogue's words that are among `words` or have one of `stems`. */
export async function findWords(db: Database, words: string[], stems: string[]): Promise<KnownWord[]> {
  if (words.length + stems.length === 0) return [];
  const { rows } = await db.execute<KnownWord>(sql`
    select word, stem, products, kinds from ${searchWords}
    where word = any(${sql.param(words)}::text[]) or stem = any(${sql.param(stems)}::text[])`);
  return rows;
}

const MAX_WITH_PREFIX = 20;

/** Finds the most frequent words with a prefix. */
export async function findByPrefix(db: Database, prefix: string): Promise<KnownWord[]> {
  const characters = [...prefix];
  if (characters.length < 2) return [];
  const short = characters.slice(0, characters.length === 2 ? 2 : 3).join('');
  const hasPrefix =
    characters.length > 3
      ? sql`word >= ${prefix} and word < ${`${prefix}\u{10ffff}`}`
      : sql`left(word, ${sql.raw(String(characters.length))}) = ${short}`;
  const { rows } = await db.execute<KnownWord>(sql`
    select word, stem, products, kinds from ${searchWords} where ${hasPrefix} order by products desc limit ${MAX_WITH_PREFIX}`);
  return rows;
}

const MAX_SIMILAR = 40;

/** The spellings of a word with two neighbouring characters swapped. Trigram similarity misses these in short words. */
const swapsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  );

/** Finds words that sound similar, the most similar first, and then those that differ by two swapped neighbouring characters. */
export async function findSimilar(db: Database, word: string): Promise<KnownWord[]> {
  const sound = soundOf(word);
  const { rows } = await db.execute<KnownWord>(sql`
    (select word, stem, products, kinds from ${searchWords}
      where sound % ${sound} order by similarity(sound, ${sound}) desc, products desc limit ${MAX_SIMILAR})
    union all select word, stem, products, kinds from ${searchWords} where word = any(${sql.param(swapsOf(word))}::text[])`);
  return rows;
}
