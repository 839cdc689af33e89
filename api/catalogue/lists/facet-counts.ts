/**
 * Counts products per facet value: from stored counts (schema/facet-counts.ts) for the most frequent lists, else from
 * rows.
 */
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { facetCounts } from '#api/schema/facet-counts.ts';
import { PRICE_STEPS } from '#contract/catalogue/options.ts';
import { cardIdOf, type Facts, sellingPiastresOf } from './facts.ts';
import type { Filter } from './filter.ts';

type Condition = Filter['conditions'][number];

/**
 * A scope is a part of the shop with stored counts (the column `shelf`): all products, those on offer, or those of one
 * category, brand or subcategory.
 */
const SCOPES: Partial<Record<string, (value: string) => string>> = {
  category: (id) => `c:${id}`,
  brand: (id) => `b:${id}`,
  subcategory: (id) => `s:${id}`,
  offerPrice: () => 'offers',
};

interface CountedValues {
  facet: string;
  values: string[];
}

/**
 * The facet values of a condition, if their stored counts can be added up. Counts of several subcategories or options
 * can't: a product may have more than one of them.
 */
function countedValuesOf({ name, values }: Condition): CountedValues | undefined {
  const [first = ''] = values;
  const isOne = values.length === 1;
  if (name === 'category' || name === 'brand') return { facet: name, values };
  if (name === 'subcategory') return isOne ? { facet: name, values } : undefined;
  if (name.startsWith('option:')) return isOne ? { facet: 'option', values } : undefined;
  if (name === 'offerPrice') return first === '>=0' ? { facet: 'offer', values: [''] } : undefined;
  if (name === 'quantity') return first === '>=1' ? { facet: 'stock', values: [''] } : undefined;
  const [, stars] = /^>=([1-5])$/.exec(first) ?? [];
  return name === 'ratingsAverage' && stars ? { facet: 'rating', values: [stars] } : undefined;
}

/**
 * The scopes that contain exactly the products of a filter: `all` if it has no condition, or those of its only
 * condition. Undefined for other filters.
 */
export function scopesOf({ conditions }: Filter): string[] | undefined {
  const [only, ...rest] = conditions;
  if (!only) return ['all'];
  const toScope = SCOPES[only.name];
  return rest.length === 0 && toScope && countedValuesOf(only) ? only.values.map(toScope) : undefined;
}

const pickCountColumn = (isGrouped: boolean) => sql.raw(isGrouped ? 'cards' : 'products');

async function sumCounts(
  db: Database,
  { scopes, facet, values }: CountedValues & { scopes: string[] },
  isGrouped: boolean,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select coalesce(sum(${pickCountColumn(isGrouped)}), 0)::int as count from ${facetCounts}
    where shelf = any(${sql.param(scopes)}::text[]) and facet = ${facet} and value = any(${sql.param(values)}::text[])`);
  return rows[0]?.count ?? 0;
}

/** Reads the number of products (or cards, if grouped) that pass a filter; undefined if there is no stored count. */
export async function readTotal(
  db: Database,
  filter: Filter,
  isGrouped: boolean,
): Promise<number | undefined> {
  const [one, other, ...rest] = filter.conditions;
  const scopes = scopesOf(filter);
  if (scopes) return sumCounts(db, { scopes, facet: 'all', values: [''] }, isGrouped);
  if (!one || rest.length > 0) return undefined;
  const counted = countedValuesOf(one);
  if (!other) return counted && sumCounts(db, { scopes: ['all'], ...counted }, isGrouped);
  for (const [scope, facet] of [
    [one, other],
    [other, one],
  ] as const) {
    const scopesOfOne = scopesOf({ ...filter, conditions: [scope] });
    const values = countedValuesOf(facet);
    if (scopesOfOne && values) return sumCounts(db, { scopes: scopesOfOne, ...values }, isGrouped);
  }
  return undefined;
}

// How many values of a facet are read: a shop may have thousands of brands. The values of all options are one facet.
const MAX_VALUES = 60;
const MAX_OPTION_VALUES = 500;

/** Reads the counts of facet values in some scopes: the chosen values first, then the most frequent. */
export async function readValues(
  db: Database,
  { scopes, facets, chosen }: { scopes: string[]; facets: string[]; chosen: string[] },
  isGrouped: boolean,
): Promise<{ facet: string; value: string; count: number }[]> {
  const count = pickCountColumn(isGrouped);
  const ofFacet = (facet: string) => sql`(
    select facet, value, sum(${count})::int as count from ${facetCounts}
    where shelf = any(${sql.param(scopes)}::text[]) and facet = ${facet} and ${count} > 0
    group by facet, value order by (value = any(${sql.param(chosen)}::text[])) desc, count desc, value
    limit ${facet === 'option' ? MAX_OPTION_VALUES : MAX_VALUES})`;
  const { rows } = await db.execute<{ facet: string; value: string; count: number }>(
    sql.join(facets.map(ofFacet), sql` union all `),
  );
  return rows;
}

/** The index of a price's step; must agree with the SQL function price_step. */
const stepOf = (piastres: number) => PRICE_STEPS.findLastIndex((from) => from * 100 <= piastres);

const VALUES_BY_FACET: Record<string, (facts: Facts) => (string | null)[]> = {
  category: ({ categoryId }) => [categoryId],
  brand: ({ brandId }) => [brandId],
  subcategory: ({ subcategoryIds }) => subcategoryIds,
  price: (facts) => [String(stepOf(sellingPiastresOf(facts)))],
  rating: ({ ratingsAverage }) =>
    Array.from({ length: Math.floor(ratingsAverage) }, (_, at) => String(at + 1)),
  offer: ({ offerPiastres }) => (offerPiastres === null ? [] : ['']),
  stock: ({ quantity }) => (quantity > 0 ? [''] : []),
  option: ({ optionValues }) => optionValues,
};

/** Counts the rows (or their families, if grouped) of each value of a facet, the most frequent first. */
export function countValues(
  rows: Facts[],
  facet: string,
  isGrouped: boolean,
): { value: string; count: number }[] {
  const found = new Map<string, Set<string>>();
  for (const row of rows) {
    const key = isGrouped ? cardIdOf(row) : row.id;
    for (const value of VALUES_BY_FACET[facet]?.(row) ?? [])
      if (value !== null) found.set(value, (found.get(value) ?? new Set()).add(key));
  }
  return [...found]
    .map(([value, keys]) => ({ value, count: keys.size }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
