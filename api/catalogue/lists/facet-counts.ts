/** Counts of products by the value of a facet: read from those that the database keeps (tables.ts), for the lists that most
 *  visitors see, or counted from rows. */
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { PRICE_STEPS } from '#contract/catalogue/price-steps.ts';
import { cardOf, type Facts, sellingPiastresOf } from './facts.ts';
import type { Filter } from './filter.ts';
import { shelfCounts } from './tables.ts';

type Condition = Filter['conditions'][number];

const SHELVES: Partial<Record<string, (asked: string) => string>> = {
  category: (id) => `c:${id}`,
  brand: (id) => `b:${id}`,
  subcategory: (id) => `s:${id}`,
  offerPrice: () => 'offers',
};

interface KeptValues {
  facet: string;
  values: string[];
}

/** The values that a condition stands for, where those are counted. A product has several subcategories, and a family
 *  several values of an option, so that counts of those must not be added up. */
function readKept({ name, asked }: Condition): KeptValues | undefined {
  const [first = ''] = asked;
  const isOne = asked.length === 1;
  if (name === 'category' || name === 'brand') return { facet: name, values: asked };
  if (name === 'subcategory') return isOne ? { facet: name, values: asked } : undefined;
  if (name.startsWith('option:')) return isOne ? { facet: 'option', values: asked } : undefined;
  if (name === 'offerPrice') return first === '>=0' ? { facet: 'offer', values: [''] } : undefined;
  if (name === 'quantity') return first === '>=1' ? { facet: 'stock', values: [''] } : undefined;
  const [, stars] = /^>=([1-5])$/.exec(first) ?? [];
  return name === 'ratingsAverage' && stars ? { facet: 'rating', values: [stars] } : undefined;
}

/** Shelves that a filter maps to; undefined where there are none. */
export function shelvesOf({ conditions }: Filter): string[] | undefined {
  const [only, ...rest] = conditions;
  if (!only) return ['all'];
  const toShelf = SHELVES[only.name];
  return rest.length === 0 && toShelf && readKept(only) ? only.asked.map(toShelf) : undefined;
}

const countColumn = (isGrouped: boolean) => sql.raw(isGrouped ? 'cards' : 'products');

async function sum(
  db: Database,
  { shelves, facet, values }: KeptValues & { shelves: string[] },
  isGrouped: boolean,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select coalesce(sum(${countColumn(isGrouped)}), 0)::int as count from ${shelfCounts}
    where shelf = any(${sql.param(shelves)}::text[]) and facet = ${facet} and value = any(${sql.param(values)}::text[])`);
  return rows[0]?.count ?? 0;
}

/** How many products, or cards, a filter leaves; undefined where that is not kept. */
export async function readTotal(
  db: Database,
  filter: Filter,
  isGrouped: boolean,
): Promise<number | undefined> {
  const [one, other, ...rest] = filter.conditions;
  const shelves = shelvesOf(filter);
  if (shelves) return sum(db, { shelves, facet: 'all', values: [''] }, isGrouped);
  if (!one || rest.length > 0) return undefined;
  const kept = readKept(one);
  if (!other) return kept && sum(db, { shelves: ['all'], ...kept }, isGrouped);
  for (const [shelf, within] of [
    [one, other],
    [other, one],
  ] as const) {
    const on = shelvesOf({ ...filter, conditions: [shelf] });
    const values = readKept(within);
    if (on && values) return sum(db, { shelves: on, ...values }, isGrouped);
  }
  return undefined;
}

// A shop may have thousands of brands: nobody reads more of them. Sizes and colours are those of all options together.
const MOST_VALUES = 60;
const MOST_OPTION_VALUES = 500;

/** How many there are of each value of a facet on some shelves, the most first; the chosen ones always. */
export async function readValues(
  db: Database,
  { shelves, facets, chosen }: { shelves: string[]; facets: string[]; chosen: string[] },
  isGrouped: boolean,
): Promise<{ facet: string; value: string; count: number }[]> {
  const count = countColumn(isGrouped);
  const ofFacet = (facet: string) => sql`(
    select facet, value, sum(${count})::int as count from ${shelfCounts}
    where shelf = any(${sql.param(shelves)}::text[]) and facet = ${facet} and ${count} > 0
    group by facet, value order by (value = any(${sql.param(chosen)}::text[])) desc, count desc, value
    limit ${facet === 'option' ? MOST_OPTION_VALUES : MOST_VALUES})`;
  const { rows } = await db.execute<{ facet: string; value: string; count: number }>(
    sql.join(facets.map(ofFacet), sql` union all `),
  );
  return rows;
}

/** The step of prices that a product is on, as the database's price_step. */
const stepOf = (piastres: number) => PRICE_STEPS.findLastIndex((from) => from * 100 <= piastres);

const VALUES: Record<string, (facts: Facts) => (string | null)[]> = {
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

/** How many of the rows, or of their families, there are of each value of a facet, the most first. */
export function countValues(
  rows: Facts[],
  facet: string,
  isGrouped: boolean,
): { value: string; count: number }[] {
  const found = new Map<string, Set<string>>();
  for (const row of rows) {
    const key = isGrouped ? cardOf(row) : row.id;
    for (const value of VALUES[facet]?.(row) ?? [])
      if (value !== null) found.set(value, (found.get(value) ?? new Set()).add(key));
  }
  return [...found]
    .map(([value, keys]) => ({ value, count: keys.size }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
