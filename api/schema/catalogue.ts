/** Tables of the catalogue. */
import type { SQL } from 'drizzle-orm';
import {
  createdAt,
  id,
  moment,
  piastres,
  reference,
  updatedAt,
  xid8,
} from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';

/** Changed cache topics, read by every server to invalidate its caches; deleted after a while. */
export const catalogueChanges = pg.pgTable(
  'catalogue_changes',
  {
    /** The transaction that wrote the row, by which a server finds what was committed since its last snapshot. */
    transaction: xid8('transaction').notNull().default(sql`pg_current_xact_id()`),
    topics: pg.text('topics').array().notNull(),
    at: moment('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    pg.index('catalogue_changes_transaction').on(table.transaction),
    pg.index('catalogue_changes_at').on(table.at),
  ],
);

export const categories = pg.pgTable('categories', {
  id: id().primaryKey(),
  slug: pg.text('slug').notNull(),
  nameEn: pg.text('name_en').notNull(),
  nameAr: pg.text('name_ar').notNull(),
  picture: pg.text('picture').notNull(),
  position: pg.integer('position').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const subcategories = pg.pgTable('subcategories', {
  id: id().primaryKey(),
  slug: pg.text('slug').notNull(),
  nameEn: pg.text('name_en').notNull(),
  nameAr: pg.text('name_ar').notNull(),
  categoryId: reference('category_id')
    .notNull()
    .references(() => categories.id),
  position: pg.integer('position').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const brands = pg.pgTable('brands', {
  id: id().primaryKey(),
  slug: pg.text('slug').notNull(),
  nameEn: pg.text('name_en').notNull(),
  nameAr: pg.text('name_ar').notNull(),
  picture: pg.text('picture').notNull(),
  position: pg.integer('position').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/**
 * The price that a product is sold for: its offer price if it has one, otherwise its price. An index contains this
 * exact expression, so queries must use it, too.
 */
export const sellingPiastres: SQL = sql.raw('(coalesce(offer_piastres, price_piastres))');

/** Options of product families, such as size or colour. */
export const options = pg.pgTable('options', {
  key: pg.text('key').primaryKey(),
  nameEn: pg.text('name_en').notNull(),
  nameAr: pg.text('name_ar').notNull(),
  position: pg.integer('position').notNull(),
});

export const optionValues = pg.pgTable(
  'option_values',
  {
    optionKey: pg
      .text('option_key')
      .notNull()
      .references(() => options.key),
    key: pg.text('key').notNull(),
    nameEn: pg.text('name_en').notNull(),
    nameAr: pg.text('name_ar').notNull(),
    /** The CSS colour of a colour option, such as #1f2a44. */
    swatch: pg.text('swatch'),
    position: pg.integer('position').notNull(),
  },
  (table) => [pg.primaryKey({ columns: [table.optionKey, table.key] })],
);

/** A row of a product's table of specifications. */
export interface Specification {
  name: { en: string; ar: string };
  value: { en: string; ar: string };
}

/** Texts by picture key; a language may be missing. */
export type PictureTexts = Record<string, { en?: string; ar?: string }>;

const isListed = sql.raw('is_listed');

export const products = pg.pgTable(
  'products',
  {
    id: id().primaryKey(),
    slug: pg.text('slug').notNull(),
    titleEn: pg.text('title_en').notNull(),
    titleAr: pg.text('title_ar').notNull(),
    descriptionEn: pg.text('description_en').notNull(),
    descriptionAr: pg.text('description_ar').notNull(),
    pricePiastres: piastres('price_piastres').notNull(),
    /** Null if not on offer. Changed by catalogue files and by the command `offer`. */
    offerPiastres: piastres('offer_piastres'),
    quantity: pg.integer('quantity').notNull(),
    sold: pg.integer('sold').notNull().default(0),
    /** The exact sum, from which the rounded average is computed again with each review. */
    ratingsSum: pg.numeric('ratings_sum', { precision: 14, scale: 1, mode: 'number' }).notNull(),
    ratingsQuantity: pg.integer('ratings_quantity').notNull(),
    ratingsAverage: pg.numeric('ratings_average', { precision: 2, scale: 1, mode: 'number' }).notNull(),
    categoryId: reference('category_id')
      .notNull()
      .references(() => categories.id),
    brandId: reference('brand_id').references(() => brands.id),
    subcategoryIds: pg.text('subcategory_ids').array().notNull(),
    /** Shared by products that differ only in options such as size or colour; null for other products. */
    familyId: reference('family_id'),
    /** The product's options within its family, such as `size:xl`. */
    optionValues: pg.text('option_values').array().notNull().default([]),
    /** Read only for the product screen, so that lists stay small. */
    specifications: pg.jsonb('specifications').$type<Specification[]>().notNull().default([]),
    /** 0 if the product has no warranty, or if its warranty is unknown. */
    warrantyMonths: pg.integer('warranty_months').notNull().default(0),
    cover: pg.text('cover').notNull(),
    pictures: pg.text('pictures').array().notNull(),
    /** Alternative texts of pictures, by their keys; if one is missing, the product's title is used. */
    pictureTexts: pg.jsonb('picture_texts').$type<PictureTexts>().notNull().default({}),
    /** What the shop pays for a piece; for the staff alone. */
    costPiastres: piastres('cost_piastres'),
    barcode: pg.text('barcode'),
    weightGrams: pg.integer('weight_grams'),
    /** For search engines; if missing, the product's title and description are used. */
    seoTitleEn: pg.text('seo_title_en'),
    seoTitleAr: pg.text('seo_title_ar'),
    seoTextEn: pg.text('seo_text_en'),
    seoTextAr: pg.text('seo_text_ar'),
    relatedIds: pg.text('related_ids').array().notNull().default([]),
    /** False for hidden and archived products: no list has them, and nobody can buy them. */
    isListed: pg.boolean('is_listed').notNull().default(true),
    archivedAt: moment('archived_at'),
    /** Grows with each change by the staff; sales and ratings do not change it. */
    version: pg.integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    pg.check('products_quantity_not_negative', sql`${table.quantity} >= 0`),
    pg.check(
      'products_offer_below_price',
      sql`${table.offerPiastres} >= 0 and ${table.offerPiastres} < ${table.pricePiastres}`,
    ),
    // Partial, because lists show only listed products. Indexes for other queries contain all products.
    pg.index('products_newest').on(table.createdAt.desc(), table.id).where(isListed),
    pg.index('products_price').on(table.pricePiastres, table.id).where(isListed),
    pg.index('products_selling_price').on(sellingPiastres, table.id).where(isListed),
    pg
      .index('products_offers')
      .on(table.createdAt.desc(), table.id)
      .where(sql`${table.offerPiastres} is not null and ${isListed}`),
    pg.index('products_sold').on(table.sold, table.id).where(isListed),
    pg.index('products_rating').on(table.ratingsAverage, table.id).where(isListed),
    pg.index('products_ratings').on(table.ratingsQuantity, table.id).where(isListed),
    pg.index('products_changed').on(table.updatedAt, table.id),
    // Compared byte by byte, so that PGlite and PostgreSQL sort alike.
    pg.index('products_title_en').on(sql.raw('(lower(title_en) collate "C")'), table.id).where(isListed),
    pg.index('products_title_ar').on(sql.raw('(lower(title_ar) collate "C")'), table.id).where(isListed),
    pg.index('products_quantity').on(table.quantity, table.id).where(isListed),
    pg.index('products_unlisted').on(table.updatedAt.desc(), table.id).where(sql`not is_listed`),
    pg.index('products_slug').on(table.slug),
    pg.uniqueIndex('products_barcode').on(table.barcode).where(sql`${table.barcode} is not null`),
    pg.index('products_family').on(table.familyId).where(sql`${table.familyId} is not null`),
    pg.index('products_subcategories').using('gin', table.subcategoryIds),
    pg.index('products_options').using('gin', table.optionValues),
    // For the sort orders that shoppers can choose within a category: a query reads only the rows of the shown page.
    pg.index('products_category').on(table.categoryId, table.createdAt.desc(), table.id).where(isListed),
    pg.index('products_category_price').on(table.categoryId, sellingPiastres, table.id).where(isListed),
    pg.index('products_category_sold').on(table.categoryId, table.sold, table.id).where(isListed),
    pg.index('products_category_rating').on(table.categoryId, table.ratingsAverage, table.id).where(isListed),
    // Other sort orders need no index: the few products of a brand in a category are sorted in memory.
    pg
      .index('products_category_brand_price')
      .on(table.categoryId, table.brandId, sellingPiastres, table.id)
      .where(isListed),
    pg.index('products_brand').on(table.brandId, table.createdAt.desc(), table.id).where(isListed),
    pg.index('products_brand_price').on(table.brandId, sellingPiastres, table.id).where(isListed),
    pg.index('products_brand_sold').on(table.brandId, table.sold, table.id).where(isListed),
    pg.index('products_brand_rating').on(table.brandId, table.ratingsAverage, table.id).where(isListed),
  ],
);

/** How many pieces of a product shoppers can buy: none of one that is not listed. */
export const sellableQuantity =
  sql<number>`case when products.is_listed then products.quantity else 0 end`.mapWith(Number);
