/** Looks into the words of the catalogue. Each look reads a few pages of an index, however many words there are. */
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { soundOf } from './sound.ts';
import { searchWords } from './tables.ts';

export interface KnownWord extends Record<string, unknown> {
  word: string;
  stem: string;
  /** How many products have it. */
  products: number;
}

/** The catalogue's words among these, and those with one of these stems. */
export async function findWords(db: Database, words: string[], stems: string[]): Promise<KnownWord[]> {
  if (words.length + stems.length === 0) return [];
  const { rows } = await db.execute<KnownWord>(sql`
    select word, stem, products from ${searchWords}
    where word = any(${sql.param(words)}::text[]) or stem = any(${sql.param(stems)}::text[])`);
  return rows;
}

const MOST_BEGUN = 20;

/** The most used words that begin so. */
export async function findBegun(db: Database, beginning: string): Promise<KnownWord[]> {
  const letters = [...beginning];
  if (letters.length < 2) return [];
  const short = letters.slice(0, letters.length === 2 ? 2 : 3).join('');
  const begins =
    letters.length > 3
      ? sql`word >= ${beginning} and word < ${`${beginning}\u{10ffff}`}`
      : sql`left(word, ${sql.raw(String(letters.length))}) = ${short}`;
  const { rows } = await db.execute<KnownWord>(sql`
    select word, stem, products from ${searchWords} where ${begins} order by products desc limit ${MOST_BEGUN}`);
  return rows;
}

const MOST_NEAR = 40;

/** The word with two neighbouring letters swapped: trigrams of a short word have little in common with those. */
const swapsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  );

/** Words that look or sound like this one, the most alike first. */
export async function findNear(db: Database, word: string): Promise<KnownWord[]> {
  const sound = soundOf(word);
  const { rows } = await db.execute<KnownWord>(sql`
    (select word, stem, products from ${searchWords}
      where sound % ${sound} order by similarity(sound, ${sound}) desc, products desc limit ${MOST_NEAR})
    union all select word, stem, products from ${searchWords} where word = any(${sql.param(swapsOf(word))}::text[])`);
  return rows;
}
