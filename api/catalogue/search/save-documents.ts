import { sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { products } from '#api/schema/catalogue.ts';
import { productDocuments, searchWords, TIER_SIZES } from '#api/schema/search.ts';
import {
  DOCUMENT_VERSION,
  isWord,
  lexeme,
  makeDocument,
  readKindWord,
  type SearchableProduct,
} from './document.ts';
import { soundOf } from './sound.ts';
import { stem } from './stem.ts';

/**
 * The last product of each sales tier except the lowest. Products are ordered by sales, then by id, both descending.
 */
export type TierEnds = { sold: number; id: string }[];

/** Reads the current borders of the tiers. */
export async function readTiers(db: Database | Transaction): Promise<TierEnds> {
  const tiers: TierEnds = [];
  let before = 0;
  for (const size of TIER_SIZES) {
    before += size;
    const { rows } = await db.execute<{ sold: number; id: string }>(
      sql`select sold, id from ${products} where is_listed order by sold desc, id desc offset ${before - 1} limit 1`,
    );
    tiers.push(rows[0] ?? { sold: 0, id: '' });
  }
  return tiers;
}

export function tierOf({ sold, id }: TierEnds[number], tiers: TierEnds): number {
  const at = tiers.findIndex((last) => sold > last.sold || (sold === last.sold && id >= last.id));
  return at < 0 ? tiers.length : at;
}

type ProductToIndex = SearchableProduct & { id: string; sold: number };

/** The change in the number of products that have each word, and that are of each kind, by lexeme. */
export type WordChanges = Map<string, number>;

/**
 * Writes the documents of products, in the transaction that writes the products, and updates word counts. If
 * `pending` is given, only adds the changes of counts to it, for a later `updateWordCounts`.
 */
export async function saveDocuments(
  tx: Transaction,
  rows: ProductToIndex[],
  tiers: TierEnds,
  pending?: WordChanges,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const made = rows.map(makeDocument);
  const { rows: known } = await tx.execute<{ words: string[] }>(
    sql`select tsvector_to_array(document) as words from ${productDocuments} where product_id = any(${sql.param(ids)}::text[])`,
  );
  const changes: WordChanges = pending ?? new Map();
  const count = (word: string, by: number) => changes.set(word, (changes.get(word) ?? 0) + by);
  for (const { words } of known)
    for (const word of words) if (isWord(word) || readKindWord(word)) count(word, -1);
  for (const { words, kinds } of made) for (const one of [...words, ...kinds.map(lexeme.kind)]) count(one, 1);

  await tx.execute(sql`
    insert into ${productDocuments} (product_id, tier, document, made_by)
    select id, tier, document::tsvector, ${DOCUMENT_VERSION}
    from unnest(${sql.param(ids)}::text[], ${sql.param(rows.map((row) => tierOf(row, tiers)))}::int[],
      ${sql.param(made.map(({ document }) => document))}::text[]) as made (id, tier, document)
    on conflict (product_id) do update
      set tier = excluded.tier, document = excluded.document, made_by = excluded.made_by
      where (product_documents.tier, product_documents.document, product_documents.made_by)
        is distinct from (excluded.tier, excluded.document, excluded.made_by)`);
  if (!pending) await updateWordCounts(tx, changes);
}

/** Removes the documents of products that are no longer listed. Adds the changes of counts to `pending`. */
export async function removeDocuments(tx: Transaction, ids: string[], pending: WordChanges): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await tx.execute<{ words: string[] }>(
    sql`delete from ${productDocuments} where product_id = any(${sql.param(ids)}::text[])
      returning tsvector_to_array(document) as words`,
  );
  for (const { words } of rows)
    for (const word of words)
      if (isWord(word) || readKindWord(word)) pending.set(word, (pending.get(word) ?? 0) - 1);
}

const WORD_BATCH_SIZE = 5_000;

interface WordChange {
  word: string;
  products: number;
  kinds: number;
}

/** Updates the counts of words, in alphabetical order to avoid deadlocks. */
export async function updateWordCounts(tx: Transaction, changes: WordChanges): Promise<void> {
  const byWord = new Map<string, WordChange>();
  for (const [one, by] of changes) {
    if (by === 0) continue;
    const kind = readKindWord(one);
    const word = kind ?? one;
    const change = byWord.get(word) ?? { word, products: 0, kinds: 0 };
    change[kind === undefined ? 'products' : 'kinds'] += by;
    byWord.set(word, change);
  }
  const changed = [...byWord.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
  for (let at = 0; at < changed.length; at += WORD_BATCH_SIZE)
    await updateSome(tx, changed.slice(at, at + WORD_BATCH_SIZE));
}

async function updateSome(tx: Transaction, changed: WordChange[]): Promise<void> {
  const words = changed.map(({ word }) => word);
  await tx.execute(sql`
    insert into ${searchWords} (word, stem, sound, products, kinds)
    select * from unnest(${sql.param(words)}::text[], ${sql.param(words.map(stem))}::text[],
      ${sql.param(words.map(soundOf))}::text[], ${sql.param(changed.map(({ products }) => products))}::int[],
      ${sql.param(changed.map(({ kinds }) => kinds))}::int[])
      as changed (word, stem, sound, products, kinds) order by word collate "C"
    on conflict (word) do update set products = search_words.products + excluded.products, kinds = search_words.kinds + excluded.kinds`);
  await tx.execute(
    sql`delete from ${searchWords} where word = any(${sql.param(words)}::text[]) and products <= 0`,
  );
}
