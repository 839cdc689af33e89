/** Tables of the search. All but the synonyms are derived from the catalogue and can be rebuilt from it. */

import { reference } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';

const tsvector = pg.customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Compared byte by byte, so that words with the same prefix are adjacent in both PGlite and PostgreSQL. */
const word = pg.customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Sizes of the best-selling tiers; the last tier holds the rest. */
export const TIER_SIZES = [1_000, 8_000, 64_000] as const;
export const TIERS = [0, 1, 2, 3] as const;

/**
 * The documents by which searches find products. In a table of their own, because each sale updates `products`, and
 * would otherwise update the search indexes, too.
 */
export const productDocuments = pg.pgTable(
  'product_documents',
  {
    productId: reference('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** 0 for the best-selling products. A search reads tier after tier until it has enough results. */
    tier: pg.smallint('tier').notNull(),
    /** Built by document.ts. */
    document: tsvector('document').notNull(),
    /** The version of document.ts that built it. */
    madeBy: pg.smallint('made_by').notNull(),
  },
  (table) => [
    ...TIERS.map((tier) =>
      pg
        .index(`product_documents_tier_${tier}`)
        .using('gin', table.document)
        // Disables the pending list, which every search would have to scan.
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

/** The words of the catalogue, used to correct spelling. */
export const searchWords = pg.pgTable(
  'search_words',
  {
    word: word('word').primaryKey(),
    /** The stem, without article and plural (stem.ts). */
    stem: word('stem').notNull(),
    /** The word's sound in Latin letters (sound.ts): in the C locale, trigrams support no other letters. */
    sound: pg.text('sound').notNull(),
    /** The number of products with the word in title or description. */
    products: pg.integer('products').notNull(),
    /** The number of products of the kind that the word names (kind.ts). */
    kinds: pg.integer('kinds').notNull().default(0),
  },
  (table) => [
    pg.index('search_words_stem').on(table.stem),
    // For prefixes of two and three letters, which many words share. Longer ones are looked up in the primary key.
    pg.index('search_words_two').on(sql`left(word, 2)`, table.products.desc()),
    pg.index('search_words_three').on(sql`left(word, 3)`, table.products.desc()),
    pg.index('search_words_trigrams').using('gin', sql`sound gin_trgm_ops`).with({ fastupdate: false }),
  ],
);

/** Groups of synonyms, one per row; changed by `npm run shop -- synonyms`. */
export const synonyms = pg.pgTable('synonyms', {
  id: pg.integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** An entry may consist of several words, such as `power bank`. */
  words: pg.text('words').array().notNull(),
  /**
   * Whether only a search for the first entry also finds the others: 'gift' finds watches, but 'watch' does not find
   * gifts.
   */
  isOneWay: pg.boolean('is_one_way').notNull().default(false),
});
