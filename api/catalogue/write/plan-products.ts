/** What a change of products would do: the fields that differ, and what is wrong with it. */
import { inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { pictures } from '#api/platform/pictures/tables.ts';
import { brands, categories, optionValues, products, subcategories } from '#api/schema/catalogue.ts';
import type { ProductProblemCode } from '#contract/catalogue/product-problems.ts';
import {
  DEFAULTS,
  type LiveFields,
  listChanged,
  listMissing,
  type ProductField,
  type ProductFields,
  type ProductRow,
} from './product-fields.ts';

/** A wanted change of one product; fields that are not named stay. */
export interface ProductChange {
  id: string;
  /** The version that a person saw. Without it, the change applies to whatever is there. */
  version?: number | undefined;
  set: Partial<ProductFields>;
  /** Makes the product if there is none, with this moment, these numbers and these further fields. */
  make?: { createdAt?: Date; live?: Partial<LiveFields>; set?: Partial<ProductFields> } | undefined;
  /** The numbers of an existing product, from a stock count. */
  count?: LiveFields | undefined;
}

export interface ProductProblem {
  id: string;
  code: ProductProblemCode;
  field?: ProductField | undefined;
  /** The value that is wrong. */
  value?: string | undefined;
  /** The product as it is now, if somebody changed it meanwhile. */
  present?: ProductRow | undefined;
}

/** A product as it is and as it would be. */
export interface PlannedProduct {
  id: string;
  /** Undefined if it is new. */
  before: ProductRow | undefined;
  after: ProductFields;
  changed: ProductField[];
  change: ProductChange;
  /** The offer that ends because it is not below the new price. */
  endedOfferPiastres?: number | undefined;
}

export interface PlanOptions {
  /** Whether an offer that is not below a new price ends, instead of being a problem. */
  endsOffers?: boolean | undefined;
}

export interface Plan {
  planned: PlannedProduct[];
  problems: ProductProblem[];
}

type Reader = Database | Transaction;

/** What products refer to. It is read once for all batches of an act. */
export interface References {
  categoryIds: Set<string>;
  /** Categories by the ids of their subcategories. */
  categoryOf: Map<string, string>;
  brandIds: Set<string>;
  optionValues: Set<string>;
}

export async function readReferences(db: Reader): Promise<References> {
  const ids = async (table: typeof categories | typeof brands) =>
    new Set((await db.select({ id: table.id }).from(table)).map(({ id }) => id));
  const subs = await db.select({ id: subcategories.id, of: subcategories.categoryId }).from(subcategories);
  const values = await db
    .select({ option: optionValues.optionKey, key: optionValues.key })
    .from(optionValues);
  return {
    categoryIds: await ids(categories),
    categoryOf: new Map(subs.map(({ id, of }) => [id, of])),
    brandIds: await ids(brands),
    optionValues: new Set(values.map(({ option, key }) => `${option}:${key}`)),
  };
}

function planOne(
  change: ProductChange,
  before: ProductRow | undefined,
  { endsOffers }: PlanOptions,
): PlannedProduct {
  const initial = { ...DEFAULTS, ...change.make?.set } as ProductFields;
  const after = { ...(before ?? initial), ...dropUndefined(change.set) };
  const { offerPiastres } = after;
  const isOfferGiven = change.set.offerPiastres !== undefined;
  const isEnded =
    endsOffers && !isOfferGiven && offerPiastres !== null && offerPiastres >= after.pricePiastres;
  if (isEnded) after.offerPiastres = null;
  return {
    ...{ id: change.id, before, after, change },
    changed: before ? listChanged(before, after) : [],
    ...(isEnded && { endedOfferPiastres: offerPiastres }),
  };
}

const dropUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

type Found = Omit<ProductProblem, 'id'>;

/** The problems that a product has by itself. */
function checkOne({ before, after, changed, change }: PlannedProduct, known: References): Found[] {
  if (!before) {
    if (!change.make) return [{ code: 'no-product' }];
    const missing = listMissing(change.set);
    if (missing.length > 0) return missing.map((field) => ({ code: 'missing', field }));
  }
  if (before && change.version !== undefined && change.version !== before.version)
    return [{ code: 'changed-meanwhile', present: before }];
  const touches = (...fields: ProductField[]) => !before || fields.some((field) => changed.includes(field));
  const problems: Found[] = [];
  const add = (field: ProductField, code: ProductProblemCode, value: string) =>
    problems.push({ field, code, value });
  if (touches('categoryId') && !known.categoryIds.has(after.categoryId))
    add('categoryId', 'no-category', after.categoryId);
  if (touches('brandId') && after.brandId !== null && !known.brandIds.has(after.brandId))
    add('brandId', 'no-brand', after.brandId);
  if (touches('subcategoryIds', 'categoryId'))
    for (const id of after.subcategoryIds) {
      const category = known.categoryOf.get(id);
      if (category === undefined) add('subcategoryIds', 'no-subcategory', id);
      else if (category !== after.categoryId) add('subcategoryIds', 'subcategory-elsewhere', id);
    }
  if (touches('optionValues'))
    for (const value of after.optionValues)
      if (!known.optionValues.has(value)) add('optionValues', 'no-option-value', value);
  const { offerPiastres, pricePiastres } = after;
  if (touches('pricePiastres', 'offerPiastres') && offerPiastres !== null && offerPiastres >= pricePiastres)
    add('offerPiastres', 'offer-not-below-price', String(offerPiastres));
  return problems;
}

/** Finds values of changed fields that a query does not find. */
async function findMissing(
  planned: PlannedProduct[],
  fields: ProductField[],
  valuesOf: (after: ProductFields) => string[],
  query: (values: string[]) => Promise<string[]>,
): Promise<{ id: string; value: string }[]> {
  const named = planned
    .filter(({ before, changed }) => !before || fields.some((field) => changed.includes(field)))
    .flatMap(({ id, before, after }) => {
      const known = new Set(before && valuesOf(before));
      return valuesOf(after).flatMap((value) => (known.has(value) ? [] : [{ id, value }]));
    });
  if (named.length === 0) return [];
  const found = new Set(await query([...new Set(named.map(({ value }) => value))]));
  return named.filter(({ value }) => !found.has(value));
}

/** The problems that only the database can find: pictures, related products and barcodes. */
async function checkInDatabase(db: Reader, planned: PlannedProduct[]): Promise<ProductProblem[]> {
  const lost = await findMissing(
    planned,
    ['cover', 'pictures'],
    ({ cover, pictures }) => [cover, ...pictures],
    async (keys) => {
      const rows = await db.select({ key: pictures.key }).from(pictures).where(inArray(pictures.key, keys));
      return rows.map(({ key }) => key);
    },
  );
  const unrelated = await findMissing(
    planned,
    ['relatedIds'],
    ({ relatedIds }) => relatedIds,
    async (ids) => {
      const rows = await db.select({ id: products.id }).from(products).where(inArray(products.id, ids));
      return rows.map(({ id }) => id);
    },
  );
  return [
    ...lost.map(({ id, value }): ProductProblem => ({ id, code: 'no-picture', field: 'pictures', value })),
    ...unrelated.map(
      ({ id, value }): ProductProblem => ({ id, code: 'no-related-product', field: 'relatedIds', value }),
    ),
    ...(await checkBarcodes(db, planned)),
  ];
}

async function checkBarcodes(db: Reader, planned: PlannedProduct[]): Promise<ProductProblem[]> {
  const wanted = planned.filter(
    ({ before, after, changed }) => after.barcode !== null && (!before || changed.includes('barcode')),
  );
  if (wanted.length === 0) return [];
  const codes = wanted.map(({ after }) => after.barcode ?? '');
  const rows = await db
    .select({ id: products.id, barcode: products.barcode })
    .from(products)
    .where(inArray(products.barcode, codes));
  const ownerOf = new Map(rows.map(({ id, barcode }) => [barcode, id]));
  return wanted.flatMap(({ id, after }): ProductProblem[] => {
    const owner = ownerOf.get(after.barcode);
    ownerOf.set(after.barcode, id);
    if (owner === undefined || owner === id) return [];
    return [{ id, code: 'barcode-taken', field: 'barcode', value: after.barcode ?? '' }];
  });
}

/**
 * Says what changes would do, in the order of ids, without writing. Whether products fit their families is checked when
 * all are written (check-families.ts).
 */
export async function planProducts(
  db: Reader,
  changes: ProductChange[],
  { known, isLocked = false, ...options }: PlanOptions & { known?: References; isLocked?: boolean } = {},
): Promise<Plan> {
  if (changes.length === 0) return { planned: [], problems: [] };
  const references = known ?? (await readReferences(db));
  const query = db
    .select()
    .from(products)
    .where(sql`${products.id} = any(${sql.param(changes.map(({ id }) => id))}::text[])`)
    .orderBy(products.id);
  const rows = await (isLocked ? query.for('no key update') : query);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const planned = changes
    .map((change) => planOne(change, byId.get(change.id), options))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const problems = planned.flatMap((one) =>
    checkOne(one, references).map((found) => ({ id: one.id, ...found })),
  );
  // What lacks a field of its own is not looked up.
  const bad = new Set(problems.map(({ id }) => id));
  const others = planned.filter(({ id }) => !bad.has(id));
  return { planned, problems: [...problems, ...(await checkInDatabase(db, others))] };
}
