/** Tables of the search. All but the synonyms are made from the catalogue, and can be made anew from it. */

import { products } from '#api/catalogue/tables.ts';
import { reference } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';

const tsvector = pg.customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Compared byte by byte, so that words with one beginning stand together in either engine. */
const word = pg.customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** How many products the better-selling tiers hold; the last holds the rest. */
export const TIER_SIZES = [1_000, 8_000, 64_000] as const;
export const TIERS = [0, 1, 2, 3] as const;

/** What a product is found by. Beside the products, so that a sale, which changes a product, leaves these indexes alone. */
export const productDocuments = pg.pgTable(
  'product_documents',
  {
    productId: reference('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** 0 for the best-selling products. A search asks one tier after the other until it has found enough. */
    tier: pg.smallint('tier').notNull(),
    /** Made by document.ts. */
    document: tsvector('document').notNull(),
    /** Which version of document.ts made it. */
    madeBy: pg.smallint('made_by').notNull(),
  },
  (table) => [
    ...TIERS.map((tier) =>
      pg
        .index(`product_documents_tier_${tier}`)
        .using('gin', table.document)
        // Without it new documents wait in a list that every search reads through.
        .with({ fastupdate: false })
        .where(sql.raw(`tier = ${tier}`)),
    ),
    pg.index('product_documents_made_by').on(table.madeBy),
    pg
      .index('product_documents_better_tiers')
      .on(table.productId)
      .where(sql.raw(`tier < ${TIER_SIZES.length}`)),
  ],
);

/** The words of the catalogue, which what somebody types is corrected by. */
export const searchWords = pg.pgTable(
  'search_words',
  {
    word: word('word').primaryKey(),
    /** Without article and plural (stem.ts). */
    stem: word('stem').notNull(),
    /** How it sounds, in Latin letters (sound.ts): trigrams know no others in a database of the C locale. */
    sound: pg.text('sound').notNull(),
    /** How many products have it in a title or a description. */
    products: pg.integer('products').notNull(),
  },
  (table) => [
    pg.index('search_words_stem').on(table.stem),
    // The beginnings that many words share; longer ones are looked up in the primary key.
    pg.index('search_words_two').on(sql`left(word, 2)`, table.products.desc()),
    pg.index('search_words_three').on(sql`left(word, 3)`, table.products.desc()),
    pg.index('search_words_trigrams').using('gin', sql`sound gin_trgm_ops`).with({ fastupdate: false }),
  ],
);

/** Words for the same thing, a group a row; `npm run shop -- synonyms` changes them. */
export const synonyms = pg.pgTable('synonyms', {
  id: pg.integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Each a word or several, such as `power bank`. */
  words: pg.text('words').array().notNull(),
});
