import type { PgTable } from 'drizzle-orm/pg-core';
import { foldText } from '#api/catalogue/product-filter.ts';
import { brands, categories, products, subcategories } from '#api/catalogue/tables.ts';
import { getTableColumns, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { type PictureRow, pictures } from '#api/platform/pictures/tables.ts';
import { toPiastres } from '#contract/money.ts';
import { decideOffers } from './decide-offers.ts';
import type { CatalogueFile } from './schema.ts';

export interface SaveOptions {
  /** Overwrite stock, sales and ratings of products the shop already has; else those stay what the shop knows. */
  isStockOverwritten?: boolean;
  log?: ((line: string) => void) | undefined;
}

// Well under the protocol's 65,535 parameters for the widest table.
const ROWS_PER_STATEMENT = 500;
const IDENTITY = ['id', 'createdAt'];

/** An upsert of every column but the `kept` ones, which leaves an unchanged row alone. */
function overwrite(table: PgTable, kept: string[] = []) {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !kept.includes(key));
  const compared = columns.filter(([key]) => key !== 'updatedAt').map(([, column]) => column);
  const ours = sql.join(compared, sql`, `);
  const theirs = sql.raw(compared.map((column) => `excluded."${column.name}"`).join(', '));
  return {
    set: Object.fromEntries(columns.map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)])),
    setWhere: sql`(${ours}) is distinct from (${theirs})`,
  };
}

/** Writes a checked catalogue in one transaction. Doing it again changes nothing. The caller bumps the catalogue version. */
export async function saveCatalogue(
  db: Database,
  catalogue: CatalogueFile,
  pictureOf: Map<string, PictureRow>,
  { isStockOverwritten = false, log }: SaveOptions = {},
): Promise<void> {
  const keyOf = (source: string) => {
    const picture = pictureOf.get(source);
    if (!picture) throw new Error(`The picture ${source} was not prepared`);
    return picture.key;
  };
  const named = (row: { id: string; slug: string; name: { en: string; ar: string } }, position: number) => ({
    id: row.id,
    slug: row.slug,
    nameEn: row.name.en,
    nameAr: row.name.ar,
    position,
  });

  const pictureRows = [...new Map([...pictureOf.values()].map((row) => [row.key, row])).values()];
  const categoryRows = catalogue.categories.map((row, at) => ({
    ...named(row, at),
    picture: keyOf(row.image),
  }));
  const brandRows = catalogue.brands.map((row, at) => ({ ...named(row, at), picture: keyOf(row.image) }));
  const subcategoryRows = catalogue.subcategories.map((row, at) => ({
    ...named(row, at),
    categoryId: row.category,
  }));
  // By id, the order in which sales lock rows too: an import and a sale never deadlock.
  const inOrderOfIds = [...catalogue.products].sort((a, b) => (a.id < b.id ? -1 : 1));
  const productRows = inOrderOfIds.map((row) => ({
    id: row.id,
    slug: row.slug,
    titleEn: row.title.en,
    titleAr: row.title.ar,
    descriptionEn: row.description.en,
    descriptionAr: row.description.ar,
    searchText: foldText([row.title.en, row.title.ar, row.description.en, row.description.ar].join('\n')),
    pricePiastres: toPiastres(row.price),
    offerPiastres: row.offerPrice == null ? row.offerPrice : toPiastres(row.offerPrice),
    quantity: row.quantity,
    sold: row.sold,
    ratingsSum: Math.round(row.ratingsAverage * row.ratingsQuantity * 10) / 10,
    ratingsQuantity: row.ratingsQuantity,
    ratingsAverage: row.ratingsAverage,
    categoryId: row.category,
    brandId: row.brand,
    subcategoryIds: row.subcategories,
    cover: keyOf(row.imageCover),
    pictures: row.images.map(keyOf),
    createdAt: new Date(row.createdAt),
  }));
  const live = isStockOverwritten
    ? []
    : ['quantity', 'sold', 'ratingsSum', 'ratingsQuantity', 'ratingsAverage'];

  const endedOffers: string[] = [];
  await db.transaction(async (tx) => {
    for (const rows of inChunks(pictureRows)) {
      await tx
        .insert(pictures)
        .values(rows)
        .onConflictDoUpdate({ target: pictures.key, ...overwrite(pictures, ['key']) });
    }
    for (const rows of inChunks(categoryRows)) {
      await tx
        .insert(categories)
        .values(rows)
        .onConflictDoUpdate({ target: categories.id, ...overwrite(categories, IDENTITY) });
    }
    for (const rows of inChunks(brandRows)) {
      await tx
        .insert(brands)
        .values(rows)
        .onConflictDoUpdate({ target: brands.id, ...overwrite(brands, IDENTITY) });
    }
    for (const rows of inChunks(subcategoryRows)) {
      await tx
        .insert(subcategories)
        .values(rows)
        .onConflictDoUpdate({ target: subcategories.id, ...overwrite(subcategories, IDENTITY) });
    }
    for (const rows of inChunks(productRows)) {
      await tx
        .insert(products)
        .values(await decideOffers(tx, rows, (line) => endedOffers.push(line)))
        .onConflictDoUpdate({ target: products.id, ...overwrite(products, [...IDENTITY, ...live]) });
    }
    if (isStockOverwritten)
      await leaveOutHeld(
        tx,
        productRows.map(({ id }) => id),
      );
  });
  for (const line of endedOffers) log?.(line);
}

/** Whoever counts the shelf counts what payments under way hold, too: once those end, it would be there twice. */
async function leaveOutHeld(tx: Transaction, productIds: string[]): Promise<void> {
  await tx.execute(sql`
    update products set quantity = greatest(0, quantity - held.count)
    from (select product_id, sum(order_lines.count)::int as count
      from orders join order_lines on order_lines.order_id = orders.id
      where orders.stock = 'held' group by product_id) held
    where products.id = held.product_id and products.id = any(${sql.param(productIds)}::text[])`);
}

function* inChunks<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) yield rows.slice(at, at + ROWS_PER_STATEMENT);
}
