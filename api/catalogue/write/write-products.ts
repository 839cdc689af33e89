/** Writes products: rows, history and journal of stock. Everything derived follows at the end (finish-act.ts). */
import { EVERYTHING } from '#api/platform/caches/freshness.ts';
import { getTableColumns, sql } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { productChanges } from '#api/schema/product-changes.ts';
import { familyTopic, productTopic } from '../changes.ts';
import { ENTER_COUNTED } from '../stock/journal.ts';
import { describeWho, type OpenAct, ProductsRefused } from './act.ts';
import { type PlannedProduct, type ProductChange, planProducts, readReferences } from './plan-products.ts';
import {
  LISTED_BY,
  LIVE_FIELDS,
  type LiveFields,
  OF_FAMILIES,
  PRICES,
  type ProductRow,
  pickFields,
  SEARCHED,
  TEXTS,
} from './product-fields.ts';

const BATCH_SIZE = 500;
/** With more changed products everything is invalidated. */
const MAX_TOPICS = 400;

/** A product that was written. */
export interface WrittenProduct extends Omit<PlannedProduct, 'change'> {
  version: number;
}

/** Writes the changes, in batches by id; throws ProductsRefused if any has a problem. Returns those that differed. */
export async function writeProducts(act: OpenAct, changes: ProductChange[]): Promise<WrittenProduct[]> {
  const written: WrittenProduct[] = [];
  const sorted = changes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (let at = 0; at < sorted.length; at += BATCH_SIZE)
    written.push(...(await writeBatch(act, sorted.slice(at, at + BATCH_SIZE))));
  return written;
}

const isWritten = ({ before, changed, change }: PlannedProduct) =>
  !before ||
  changed.length > 0 ||
  (change.count && LIVE_FIELDS.some((name) => change.count?.[name] !== before[name]));

async function writeBatch(act: OpenAct, changes: ProductChange[]): Promise<WrittenProduct[]> {
  const { tx } = act;
  act.known ??= await readReferences(tx);
  const options = { known: act.known, endsOffers: act.endsOffers };
  const { planned, problems } = await planProducts(tx, changes, options);
  if (problems.length > 0) throw new ProductsRefused(problems);
  const wanted = planned.filter(isWritten).map(({ change }) => change);
  if (wanted.length === 0) return [];
  // Locks only the products that differ, and plans them again: they may have changed since they were read.
  const locked = await planProducts(tx, wanted, { ...options, isLocked: true });
  if (locked.problems.length > 0) throw new ProductsRefused(locked.problems);
  const toWrite = locked.planned.filter(isWritten);
  await touch(act, toWrite);
  await saveRows(act, toWrite);
  await saveHistory(act, toWrite);
  for (const one of toWrite) describe(act, one);
  return toWrite.map(({ change, ...one }) => ({ ...one, version: versionOf(one) }));
}

const versionOf = ({ before, changed }: Pick<PlannedProduct, 'before' | 'changed'>) =>
  before ? before.version + Math.sign(changed.length) : 1;

/**
 * Remembers the products and how they are counted, before they are written. Stops the triggers that count: sales of a
 * last piece, which count, too, would wait until the act is over.
 */
async function touch(act: OpenAct, planned: PlannedProduct[]): Promise<void> {
  const { tx } = act;
  if (!act.isBegun) {
    await tx.execute(sql`set local my_store.bulk = on`);
    await tx.execute(sql`create temporary table touched_products (
      id text primary key, is_searched boolean not null, is_of_family boolean not null, facts shelf_facts) on commit drop`);
    const { rows } = await tx.execute(sql`select from products limit 1`);
    act.isFirstFilling = act.actor === 'command' && rows.length === 0;
    act.isBegun = true;
  }
  const touches = (fields: readonly string[]) => (one: PlannedProduct) =>
    !one.before || one.changed.some((name) => fields.includes(name));
  await tx.execute(sql`
    insert into touched_products
    select touched.id, is_searched, is_of_family, shelf_facts_of(products)
    from unnest(${sql.param(planned.map(({ id }) => id))}::text[],
      ${sql.param(planned.map(touches(SEARCHED)))}::boolean[],
      ${sql.param(planned.map((one) => touches(OF_FAMILIES)(one) && (one.after.familyId ?? one.before?.familyId) != null))}::boolean[])
      as touched (id, is_searched, is_of_family)
      left join products on products.id = touched.id
    on conflict (id) do update set is_searched = touched_products.is_searched or excluded.is_searched,
      is_of_family = touched_products.is_of_family or excluded.is_of_family`);
}

const COLUMNS = Object.entries(getTableColumns(products)).map(([key, { name }]) => [key, name] as const);
const NO_LIVE: LiveFields = { quantity: 0, sold: 0, ratingsSum: 0, ratingsQuantity: 0, ratingsAverage: 0 };

function toRow(one: PlannedProduct, now: Date): ProductRow {
  const { before, after, change } = one;
  const live = before ? (change.count ?? pickLive(before)) : { ...NO_LIVE, ...change.make?.live };
  return {
    ...after,
    ...live,
    id: one.id,
    version: versionOf(one),
    createdAt: before?.createdAt ?? change.make?.createdAt ?? now,
    updatedAt: now,
  };
}

const pickLive = (row: ProductRow): LiveFields => ({
  quantity: row.quantity,
  sold: row.sold,
  ratingsSum: row.ratingsSum,
  ratingsQuantity: row.ratingsQuantity,
  ratingsAverage: row.ratingsAverage,
});

/** Inserts new rows and updates others, in the order of ids, as sales do, to avoid deadlocks. */
async function saveRows({ tx }: OpenAct, planned: PlannedProduct[]): Promise<void> {
  const now = new Date();
  const rows = planned.map((one) => {
    const row: Record<string, unknown> = { ...toRow(one, now) };
    return Object.fromEntries(COLUMNS.map(([key, name]) => [name, row[key]]));
  });
  const columns = sql.raw(COLUMNS.map(([, name]) => `"${name}"`).join(', '));
  const set = COLUMNS.filter(([, name]) => name !== 'id').map(([, name]) => `"${name}" = excluded."${name}"`);
  await tx.execute(sql`with written as (
      insert into products (${columns})
      select ${columns} from json_populate_recordset(null::products, ${JSON.stringify(rows)}::json) wanted order by id
      on conflict (id) do update set ${sql.raw(set.join(', '))}
      returning products.id, products.quantity
    ) ${ENTER_COUNTED}`);
}

async function saveHistory(act: OpenAct, planned: PlannedProduct[]): Promise<void> {
  const rows = planned
    .filter(({ before, changed }) => !before || changed.length > 0)
    .map((one) => ({
      ...describeWho(act),
      productId: one.id,
      cause: act.cause,
      batchId: act.batchId,
      version: versionOf(one),
      before: one.before && pickFields(one.before, one.changed),
      after: one.before && pickFields(one.after, one.changed),
    }));
  if (rows.length > 0) await act.tx.insert(productChanges).values(rows);
}

/** Adds a product to the act's numbers and to what caches have to know. */
function describe(act: OpenAct, { id, before, after, changed, change }: PlannedProduct): void {
  if (!before) act.made += 1;
  else if (changed.length > 0) act.changed += 1;
  act.first ??= {
    id,
    label: after.titleEn,
    ...(before && { before: pickFields(before, changed), after: pickFields(after, changed) }),
  };
  if (act.topics.size > MAX_TOPICS) act.topics = new Set([EVERYTHING]);
  if (act.topics.has(EVERYTHING)) return;
  const touches = (fields: readonly string[]) => !before || changed.some((name) => fields.includes(name));
  act.topics.add('edits').add(productTopic(id));
  for (const family of [before?.familyId, after.familyId]) if (family) act.topics.add(familyTopic(family));
  if (change.count) act.topics.add('members').add('sold').add('quantities').add('ratings').add('stars');
  if (touches(PRICES)) act.topics.add('prices');
  if (touches(TEXTS)) act.topics.add('texts');
  if (touches(LISTED_BY)) act.topics.add('members');
}
