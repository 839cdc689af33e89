/** The doctor's checks of the catalogue, which read products in batches and may run while the shop is open. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listMissingDocuments } from '#api/catalogue/search/make-missing-documents.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { listPictureFiles } from '#api/platform/pictures/names.ts';
import { createOk, createProblem, createWarning, type Finding, listSome, MAX_LISTED } from './finding.ts';

const BATCH_SIZE = 500;

/** Lists the categories, brands and products with the keys of their pictures. */
async function* listPictureOwners(db: Database): AsyncGenerator<{ owner: string; keys: string[] }> {
  const { rows: groups } = await db.execute<{ owner: string; key: string }>(
    sql`select 'category ' || slug as owner, picture as key from categories
        union all select 'brand ' || slug, picture from brands order by 1`,
  );
  for (const { owner, key } of groups) yield { owner, keys: [key] };
  for (let last = ''; ; ) {
    const { rows } = await db.execute<{ id: string; slug: string; keys: string[] }>(
      sql`select id, slug, array_append(pictures, cover) as keys from products
          where id > ${last} order by id limit ${BATCH_SIZE}`,
    );
    for (const { slug, keys } of rows) yield { owner: `product ${slug}`, keys };
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1)?.id ?? '';
  }
}

/** Checks that every picture has all its files. */
export async function examinePictures(db: Database, mediaDir: string): Promise<Finding> {
  const isComplete = new Map<string, boolean>();
  const { rows } = await db.execute<{ key: string }>(sql`select key from picture_uploads where not has_avif`);
  const withoutAvif = new Set(rows.map(({ key }) => key));
  const listExpected = (key: string) => listPictureFiles(key, withoutAvif.has(key) ? ['webp'] : undefined);
  const check = (key: string) => {
    const found = isComplete.get(key) ?? listExpected(key).every((name) => existsSync(join(mediaDir, name)));
    isComplete.set(key, found);
    return found;
  };
  const incomplete: string[] = [];
  let all = 0;
  for await (const { owner, keys } of listPictureOwners(db)) {
    if (keys.map(check).every(Boolean)) continue;
    all += 1;
    if (incomplete.length < MAX_LISTED) incomplete.push(owner);
  }
  if (all === 0) return createOk('pictures', `all ${isComplete.size} are there`);
  return createProblem(
    'pictures',
    `files are missing in ${mediaDir} for ${listSome(incomplete, all)}; import them again`,
  );
}

/** Checks that every product has a search document. */
export async function examineSearch(db: Database): Promise<Finding> {
  let missing = 0;
  for await (const ids of listMissingDocuments(db)) missing += ids.length;
  if (missing === 0) return createOk('search', 'every product can be found');
  return createWarning('search', `${missing} products can't be found yet; the running shop is adding them`);
}

const JOURNAL_BATCH_SIZE = 2_000;

/** Checks that the recorded changes of each product's stock add up to its quantity. */
export async function examineStock(db: Database): Promise<Finding> {
  const wrong: string[] = [];
  let all = 0;
  for (let last = ''; ; ) {
    const { rows } = await db.execute<{ id: string; slug: string; quantity: number; pieces: number }>(sql`
      select id, slug, quantity, coalesce(steps.pieces, 0)::int as pieces
      from (select id, slug, quantity from products where id > ${last} order by id limit ${JOURNAL_BATCH_SIZE}) some_of
        left join lateral (select sum(pieces) as pieces from stock_steps where product_id = some_of.id) steps on true
      order by id`);
    for (const { slug, quantity, pieces } of rows) {
      if (quantity === pieces) continue;
      all += 1;
      if (wrong.length < MAX_LISTED) wrong.push(`${slug} has ${quantity}, its steps ${pieces}`);
    }
    if (rows.length < JOURNAL_BATCH_SIZE) break;
    last = rows.at(-1)?.id ?? '';
  }
  if (all === 0) return createOk('stock', 'agrees with its journal');
  return createProblem('stock', `differs from its journal: ${listSome(wrong, all)}`);
}

/** A shelf is the set of products in a category, brand or subcategory. Shelves above this size are not recounted. */
const MAX_SHELF_PRODUCTS = 500;

/** Lists the stored counts of the whole shop that differ from a recount of the products. */
async function listWrongCounts(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with counted as (
      select case grouping(category_id, brand_id) when 1 then 'category' when 2 then 'brand' else 'all' end as facet,
        coalesce(category_id, brand_id, '') as value, count(*) as products,
        count(distinct coalesce(family_id, id)) as cards
      from products where is_listed group by grouping sets ((), (category_id), (brand_id))
      union all select 'offer', '', count(*), count(distinct coalesce(family_id, id)) from products where is_listed and offer_piastres is not null
      union all select 'stock', '', count(*), count(distinct coalesce(family_id, id)) from products where is_listed and quantity > 0
    ), kept as (
      select facet, value, products, cards from shelf_counts
      where shelf = 'all' and facet in ('all', 'category', 'brand', 'offer', 'stock')
    )
    select trim(facet || ' ' || value) as name from counted full join kept using (facet, value)
    where (coalesce(counted.products, 0), coalesce(counted.cards, 0))
      <> (coalesce(kept.products, 0), coalesce(kept.cards, 0)) and not (facet = 'brand' and value = '')
    order by 1`);
  return rows.map(({ name }) => name);
}

/** Whether all stored counts of a shelf are correct, both of products and of families. */
async function isShelfCorrect(db: Database, shelf: string): Promise<boolean> {
  const [kind, id] = [shelf.slice(0, 1), shelf.slice(2)];
  const isOnShelf =
    kind === 'c'
      ? sql`category_id = ${id}`
      : kind === 'b'
        ? sql`brand_id = ${id}`
        : sql`subcategory_ids @> array[${id}]`;
  const { rows } = await db.execute(sql`
    with facts as materialized (select shelf_facts_of(products) as of from products where is_listed and ${isOnShelf}), counted as (
      select facet, value, count(*) as products, count(distinct coalesce((of).family_id, (of).id)) as cards
      from facts, shelf_values(of) where shelf = ${shelf} group by 1, 2
    )
    select 1 from counted
    full join (select facet, value, products, cards from shelf_counts where shelf = ${shelf} and products <> 0) kept
      using (facet, value)
    where (counted.products, counted.cards) is distinct from (kept.products::bigint, kept.cards::bigint) limit 1`);
  return rows.length === 0;
}

/** Checks the counts that lists show: those of the whole shop, and all of a few random shelves. */
export async function examineShelves(db: Database): Promise<Finding> {
  const wrong = await listWrongCounts(db);
  const { rows: some } = await db.execute<{ shelf: string }>(sql`select shelf from shelf_counts
    where facet = 'all' and shelf like '_:%' and products between 1 and ${MAX_SHELF_PRODUCTS} order by random() limit ${MAX_LISTED}`);
  for (const { shelf } of some) if (!(await isShelfCorrect(db, shelf))) wrong.push(shelf);
  if (wrong.length === 0) return createOk('counts', 'the counts of lists are correct');
  return createProblem(
    'counts',
    `lists count products wrongly (${listSome(wrong)}); npm run shop -- doctor --repair recounts them`,
  );
}
