import { products } from '#api/catalogue/tables.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { type Described, DOCUMENT_VERSION, isWord, makeDocument } from './document.ts';
import { soundOf } from './sound.ts';
import { stem } from './stem.ts';
import { productDocuments, searchWords, TIER_SIZES } from './tables.ts';

/** The last product of each tier but the last. Many sell alike, in a new shop all of them: among those the newer id counts. */
export type Tiers = { sold: number; id: string }[];

/** Where the tiers begin now. */
export async function readTiers(db: Database | Transaction): Promise<Tiers> {
  const tiers: Tiers = [];
  let before = 0;
  for (const size of TIER_SIZES) {
    before += size;
    const { rows } = await db.execute<{ sold: number; id: string }>(
      sql`select sold, id from ${products} order by sold desc, id desc offset ${before - 1} limit 1`,
    );
    tiers.push(rows[0] ?? { sold: 0, id: '' });
  }
  return tiers;
}

export function tierOf({ sold, id }: Tiers[number], tiers: Tiers): number {
  const at = tiers.findIndex((last) => sold > last.sold || (sold === last.sold && id >= last.id));
  return at < 0 ? tiers.length : at;
}

type DocumentedProduct = Described & { id: string; sold: number };

/** How many products more, or fewer, have each word. */
export type WordChanges = Map<string, number>;

/** Writes the documents of products that were just written, in the same transaction, and counts their words; where `held` is
 *  given, into that, for `moveWords`. */
export async function saveDocuments(
  tx: Transaction,
  rows: DocumentedProduct[],
  tiers: Tiers,
  held?: WordChanges,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const made = rows.map(makeDocument);
  const { rows: known } = await tx.execute<{ words: string[] }>(
    sql`select tsvector_to_array(document) as words from ${productDocuments} where product_id = any(${sql.param(ids)}::text[])`,
  );
  const changes: WordChanges = held ?? new Map();
  const count = (word: string, by: number) => changes.set(word, (changes.get(word) ?? 0) + by);
  for (const { words } of known) for (const word of words) if (isWord(word)) count(word, -1);
  for (const { words } of made) for (const word of words) count(word, 1);

  await tx.execute(sql`
    insert into ${productDocuments} (product_id, tier, document, made_by)
    select id, tier, document::tsvector, ${DOCUMENT_VERSION}
    from unnest(${sql.param(ids)}::text[], ${sql.param(rows.map((row) => tierOf(row, tiers)))}::int[],
      ${sql.param(made.map(({ document }) => document))}::text[]) as made (id, tier, document)
    on conflict (product_id) do update
      set tier = excluded.tier, document = excluded.document, made_by = excluded.made_by
      where (product_documents.tier, product_documents.document, product_documents.made_by)
        is distinct from (excluded.tier, excluded.document, excluded.made_by)`);
  if (!held) await moveWords(tx, changes);
}

const WORDS_AT_ONCE = 5_000;

/** Changes how many products have each word. In one order, so that two changes never lock each other out. */
export async function moveWords(tx: Transaction, changes: WordChanges): Promise<void> {
  const moved = [...changes].filter(([, by]) => by !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  for (let at = 0; at < moved.length; at += WORDS_AT_ONCE)
    await moveSome(tx, moved.slice(at, at + WORDS_AT_ONCE));
}

async function moveSome(tx: Transaction, moved: [word: string, by: number][]): Promise<void> {
  const words = moved.map(([word]) => word);
  await tx.execute(sql`
    insert into ${searchWords} (word, stem, sound, products)
    select * from unnest(${sql.param(words)}::text[], ${sql.param(words.map(stem))}::text[],
      ${sql.param(words.map(soundOf))}::text[], ${sql.param(moved.map(([, by]) => by))}::int[])
      as moved (word, stem, sound, products) order by word collate "C"
    on conflict (word) do update set products = search_words.products + excluded.products`);
  await tx.execute(
    sql`delete from ${searchWords} where word = any(${sql.param(words)}::text[]) and products <= 0`,
  );
}
