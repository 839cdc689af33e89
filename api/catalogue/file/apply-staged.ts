/** Writes the staged rows of a file into the shop. */
import { basename } from 'node:path';
import type { Act } from '#api/catalogue/write/act.ts';
import { beginLongAct, changeCatalogue, type Write } from '#api/catalogue/write/change-catalogue.ts';
import type { ProductChange } from '#api/catalogue/write/plan-products.ts';
import type { LiveFields, ProductFields } from '#api/catalogue/write/product-fields.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { withoutIndexes } from '#api/platform/database/without-indexes.ts';
import { products } from '#api/schema/catalogue.ts';
import { formatEgp } from '#contract/money.ts';
import { applyGroups, deleteUnusedValues, isValidRow } from './apply-groups.ts';
import { dropStaging, lockStaging, type Staging } from './staging.ts';

export interface ApplyOptions {
  /** Whether the file's stock, sales and ratings overwrite those of existing products. */
  isStockOverwritten?: boolean | undefined;
  /** Who imports. */
  actor?: Act['actor'] | undefined;
  log?: ((line: string) => void) | undefined;
  onProgress?: ((step: 'saving' | 'search', done: number, all: number) => void) | undefined;
}

const BATCH_SIZE = 500;
/** Smaller imports are fast enough without dropping indexes. */
const MIN_LARGE_IMPORT = 10_000;
const MAX_LOGGED_OFFERS = 1_000;

/** The columns of a product in a file; optional ones that it leaves out are missing. */
interface FileRecord {
  slug: string;
  title_en: string;
  title_ar: string;
  description_en: string;
  description_ar: string;
  price_piastres: number;
  offer_piastres: number | null;
  quantity: number;
  sold: number;
  ratings_sum: number;
  ratings_quantity: number;
  ratings_average: number;
  category_id: string;
  brand_id: string | null;
  subcategory_ids: string[];
  family_id: string | null;
  option_values: string[];
  specifications?: ProductFields['specifications'];
  warranty_months?: number;
  created_at: string;
}

interface ProductOfFile extends Record<string, unknown> {
  id: string;
  record: FileRecord;
  keeps_offer: boolean;
  keeps_family: boolean;
  keeps_options: boolean;
  cover: string;
  pictures: string[];
  /** The pieces that unpaid orders hold: a stock count includes them. */
  held: number;
}

/** Reads the valid products of the file, by id, in batches. */
async function* readProducts(tx: Transaction, { rows, pictures }: Staging): AsyncGenerator<ProductOfFile[]> {
  for (let last = ''; ; ) {
    const { rows: batch } = await tx.execute<ProductOfFile>(sql`
      select r.id, r.record, r.keeps_offer, r.keeps_family, r.keeps_options,
        (select key from ${pictures} where source = r.pictures[1]) as cover,
        array(select key from unnest(r.pictures[2:]) with ordinality as named (source, at)
          join ${pictures} using (source) order by named.at) as pictures,
        coalesce(held.count, 0)::int as held
      from ${rows} r left join (
        select product_id, sum(order_lines.count) as count
        from orders join order_lines on order_lines.order_id = orders.id
        where orders.stock = 'held' group by product_id) held on held.product_id = r.id
      where ${isValidRow('products')} and r.id > ${last} order by r.id limit ${BATCH_SIZE}`);
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH_SIZE) return;
    last = batch.at(-1)?.id ?? '';
  }
}

/** The change that a row of a file wants. Optional fields that the file leaves out keep the shop's values. */
function toChange(row: ProductOfFile, isStockOverwritten: boolean): ProductChange {
  const { id, record, cover, pictures } = row;
  const live: LiveFields = {
    quantity: record.quantity,
    sold: record.sold,
    ratingsSum: record.ratings_sum,
    ratingsQuantity: record.ratings_quantity,
    ratingsAverage: record.ratings_average,
  };
  const quantity = Math.max(0, live.quantity - row.held);
  return {
    id,
    set: {
      slug: record.slug,
      titleEn: record.title_en,
      titleAr: record.title_ar,
      descriptionEn: record.description_en,
      descriptionAr: record.description_ar,
      pricePiastres: record.price_piastres,
      categoryId: record.category_id,
      brandId: record.brand_id,
      subcategoryIds: record.subcategory_ids,
      ...(!row.keeps_offer && { offerPiastres: record.offer_piastres }),
      ...(!row.keeps_family && { familyId: record.family_id }),
      ...(!row.keeps_options && { optionValues: record.option_values }),
      ...(record.specifications && { specifications: record.specifications }),
      ...(record.warranty_months !== undefined && { warrantyMonths: record.warranty_months }),
      cover,
      pictures,
    },
    make: { createdAt: new Date(record.created_at), live, set: { offerPiastres: record.offer_piastres } },
    ...(isStockOverwritten && { count: { ...live, quantity } }),
  };
}

async function countRows(tx: Transaction, from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? 0;
}

/** Writes the products; returns lines about offers that ended. */
async function applyProducts(write: Write, staging: Staging, options: ApplyOptions): Promise<string[]> {
  const { tx } = write;
  const all = await countRows(tx, sql`${staging.rows} r where ${isValidRow('products')}`);
  // Drops indexes only if nearly all products are new: then few shoppers use lists, which are slow without indexes.
  const isFirst =
    all > MIN_LARGE_IMPORT &&
    (await countRows(tx, sql`(select from products limit ${all}) known`)) * 10 < all;
  const endedOffers: string[] = [];
  let done = 0;
  await withoutIndexes(tx, isFirst ? [products] : [], async () => {
    for await (const batch of readProducts(tx, staging)) {
      const changes = batch.map((row) => toChange(row, options.isStockOverwritten ?? false));
      for (const { after, endedOfferPiastres } of await write.products(changes))
        if (endedOfferPiastres !== undefined && endedOffers.length < MAX_LOGGED_OFFERS)
          endedOffers.push(
            `${after.slug} is no longer on offer for ${formatEgp(endedOfferPiastres)}: its price is ${formatEgp(after.pricePiastres)} now.`,
          );
      done += batch.length;
      options.onProgress?.('saving', done, all);
    }
  });
  return endedOffers;
}

/** Writes the valid rows in one transaction, and drops the staging. Returns the id of the batch of changed products. */
export async function applyStaged(
  db: Database,
  staging: Staging,
  options: ApplyOptions = {},
): Promise<string | undefined> {
  const { actor = 'command', onProgress, log } = options;
  const onSearch = (done: number, all: number) => onProgress?.('search', done, all);
  const title = basename(staging.file);
  const act: Act = { actor, cause: 'import', title, endsOffers: true, onSearch };
  const { result, batchId } = await changeCatalogue({ db }, act, async (write) => {
    const { tx } = write;
    await beginLongAct(tx);
    await lockStaging(tx, staging);
    await applyGroups(tx, staging);
    const ended = await applyProducts(write, staging, options);
    await deleteUnusedValues(tx, staging);
    await dropStaging(tx, staging);
    write.invalidateEverything();
    return ended;
  });
  for (const line of result) log?.(line);
  return batchId;
}
