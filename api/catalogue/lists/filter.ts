/** Filters of product lists, each defined once for SQL and for rows in memory. */
import type { SQL } from 'drizzle-orm';
import type { ListTopic } from '#api/catalogue/changes.ts';
import type { TaxonomySnapshot } from '#api/catalogue/taxonomy.ts';
import { and, sql } from '#api/platform/database/drizzle.ts';
import { parseId } from '#api/platform/http/parse-request.ts';
import { refuseField } from '#api/platform/http/refusal.ts';
import { readQueryValue, readQueryValues } from '#api/platform/http/request.ts';
import { toLatinDigits } from '#contract/rules.ts';
import { type Facts, sellingPiastresOf } from './facts.ts';

/** The products table, or its alias in the subquery that looks for products of the same family (list-products.ts). */
export type Table = 'products' | 'siblings';
export const columnOf = (table: Table, name: string): SQL => sql.raw(`${table}.${name}`);
/** The selling price, written as in the indexes, so that PostgreSQL uses them. */
export const sellingPriceOf = (table: Table): SQL =>
  sql.raw(`(coalesce(${table}.offer_piastres, ${table}.price_piastres))`);

// A single value is compared with `=`, because an index scan then returns rows in order.
const isOneOf = (name: string) => (table: Table, ids: string[]) =>
  ids.length === 1
    ? sql`${columnOf(table, name)} = ${ids[0]}`
    : sql`${columnOf(table, name)} = any(${sql.param(ids)}::text[])`;
const hasOneOf = (name: string) => (table: Table, values: string[]) =>
  sql`${columnOf(table, name)} && ${sql.param(values)}::text[]`;
const hasOption = hasOneOf('option_values');

const GROUP_FILTERS = {
  category: { where: isOneOf('category_id'), read: (facts: Facts) => [facts.categoryId] },
  brand: { where: isOneOf('brand_id'), read: (facts: Facts) => [facts.brandId] },
  subcategory: { where: hasOneOf('subcategory_ids'), read: (facts: Facts) => facts.subcategoryIds },
};
export type GroupFilter = keyof typeof GROUP_FILTERS;

const spellingsOf = (name: string) => [name, `${name}[]`, `${name}[in]`, `${name}[in][]`];

/** Rounds a bound in EGP to whole piastres, in the direction that selects the same products. */
const inPiastres = {
  up: (egp: number) => toWholePiastres(egp, Math.ceil),
  down: (egp: number) => toWholePiastres(egp, Math.floor),
};
// Rounded to a millionth first, so that 19.99 does not become 1998.9999999999998 piastres.
const toWholePiastres = (egp: number, round: (value: number) => number) => round(Math.round(egp * 1e6) / 1e4);
const NO_ROUNDING = { up: Number, down: Number };

interface Range {
  column: (table: Table) => SQL;
  read: (facts: Facts) => number | null;
  up: (value: number) => number;
  down: (value: number) => number;
  /** The topic of changes that can move products across the bound; absent if only an import can. */
  topic?: (bound: string) => ListTopic;
}
const pricesTopic = () => 'prices' as const;
const selectColumn = (name: string) => (table: Table) => columnOf(table, name);
const RANGE_FILTERS = {
  price: {
    column: selectColumn('price_piastres'),
    read: (facts) => facts.pricePiastres,
    ...inPiastres,
    topic: pricesTopic,
  },
  priceAfterDiscount: { column: sellingPriceOf, read: sellingPiastresOf, ...inPiastres, topic: pricesTopic },
  offerPrice: {
    column: selectColumn('offer_piastres'),
    read: (facts) => facts.offerPiastres,
    ...inPiastres,
    topic: pricesTopic,
  },
  ratingsAverage: {
    column: selectColumn('ratings_average'),
    read: (facts) => facts.ratingsAverage,
    ...NO_ROUNDING,
    topic: (bound) => (/^>=[1-5]$/.test(bound) ? 'stars' : 'ratings'),
  },
  quantity: {
    column: selectColumn('quantity'),
    read: (facts) => facts.quantity,
    ...NO_ROUNDING,
    topic: (bound) => (bound === '>=1' ? 'stock' : 'quantities'),
  },
} satisfies Record<string, Range>;

const BOUND_OPERATORS = {
  gte: { sign: '>=', test: (value: number, bound: number) => value >= bound, end: 'up' },
  gt: { sign: '>', test: (value: number, bound: number) => value > bound, end: 'down' },
  lte: { sign: '<=', test: (value: number, bound: number) => value <= bound, end: 'down' },
  lt: { sign: '<', test: (value: number, bound: number) => value < bound, end: 'up' },
} as const;

export type FilterName = GroupFilter | keyof typeof RANGE_FILTERS | `option:${string}`;

interface Condition {
  name: FilterName;
  /** The chosen values, or a bound such as `>=1`. */
  values: string[];
  where: (table: Table) => SQL;
  test: (facts: Facts) => boolean;
  /** The topic of changes that can alter which products match; undefined if only an import can. */
  topic?: ListTopic | undefined;
}

export interface Filter {
  groups: Record<GroupFilter, string[]>;
  /** The chosen values by option. */
  options: Map<string, string[]>;
  conditions: Condition[];
  /** Whether no product can match, because the shop does not have a chosen option. */
  isImpossible: boolean;
}

/** The query parameters of filters and searches, in all spellings. */
export const FILTER_PARAMETERS = [
  ...Object.keys(GROUP_FILTERS).flatMap(spellingsOf),
  ...Object.keys(RANGE_FILTERS).flatMap((name) =>
    Object.keys(BOUND_OPERATORS).map((bound) => `${name}[${bound}]`),
  ),
  ...['option', 'option[]', 'keyword', 'literal', 'group'],
];

function readNumber(query: URLSearchParams, name: string): number | undefined {
  const value = readQueryValue(query, name);
  if (value === undefined) return undefined;
  const latin = toLatinDigits(value);
  if (!/^-?\d{1,9}(?:\.\d{1,9})?$/.test(latin))
    throw refuseField('not-a-number', { param: name, location: 'query', value, values: [name] });
  return Number(latin);
}

/** Reads the chosen values by option. Unknown values are dropped; undefined if that leaves an option without values. */
function readOptions(
  query: URLSearchParams,
  { options }: Pick<TaxonomySnapshot, 'options'>,
): Map<string, string[]> | undefined {
  const keyOf = (value: string) => value.slice(0, Math.max(0, value.indexOf(':')));
  const asked = Map.groupBy(new Set(readQueryValues(query, ['option', 'option[]'])), keyOf);
  const known = new Map<string, string[]>();
  for (const [key, values] of asked) {
    const existing = new Set(options.get(key)?.values.map((value) => `${key}:${value.key}`));
    const knownValues = values.filter((value) => existing.has(value));
    if (knownValues.length === 0) return undefined;
    known.set(key, knownValues);
  }
  return known;
}

/** Parses the filter of a products query; throws a refusal that names an invalid parameter. */
export function readFilter(
  query: URLSearchParams,
  taxonomy: Pick<TaxonomySnapshot, 'subcategories' | 'options'>,
): Filter {
  const conditions: Condition[] = [];
  const readGroup = (name: GroupFilter) => {
    const ids = readQueryValues(query, spellingsOf(name)).map((id) => parseId(id, name, 'query'));
    const values = [...new Set(ids)];
    const { where, read } = GROUP_FILTERS[name];
    if (values.length > 0) {
      const wanted = new Set<string | null>(values);
      conditions.push({
        name,
        values,
        where: (table) => where(table, values),
        test: (facts) => read(facts).some((id) => wanted.has(id)),
      });
    }
    return values;
  };
  const groups = {
    category: readGroup('category'),
    brand: readGroup('brand'),
    subcategory: readGroup('subcategory'),
  };
  // Adds the category of a subcategory, because categories have the indexes for sorted lists.
  const parents = new Set(groups.subcategory.map((id) => taxonomy.subcategories.get(id)?.categoryId));
  const [parent] = parents;
  const within = conditions.find(({ name }) => name === 'subcategory');
  if (within && parent && parents.size === 1) {
    const { where } = within;
    within.where = (table) => sql`(${where(table)} and ${GROUP_FILTERS.category.where(table, [parent])})`;
  }
  const options = readOptions(query, taxonomy);
  for (const [key, values] of options ?? []) {
    conditions.push({
      name: `option:${key}`,
      values,
      where: (table) => hasOption(table, values),
      test: (facts) => facts.optionValues.some((value) => values.includes(value)),
    });
  }
  for (const [name, { column, read, topic, ...ends }] of Object.entries<Range>(RANGE_FILTERS)) {
    for (const [bound, { sign, test, end }] of Object.entries(BOUND_OPERATORS)) {
      const value = readNumber(query, `${name}[${bound}]`);
      if (value === undefined) continue;
      const limit = ends[end](value);
      conditions.push({
        name: name as FilterName,
        values: [`${sign}${limit}`],
        topic: topic?.(`${sign}${limit}`),
        where: (table) => sql`${column(table)} ${sql.raw(sign)} ${limit}`,
        test: (facts) => {
          const known = read(facts);
          return known !== null && test(known, limit);
        },
      });
    }
  }
  return { groups, options: options ?? new Map(), conditions, isImpossible: !options };
}

/** A filter as SQL; only listed products pass it. */
export const toWhere = ({ conditions }: Filter, table: Table = 'products'): SQL | undefined =>
  and(columnOf(table, 'is_listed'), ...conditions.map(({ where }) => where(table)));

/** Whether a filter has a price range, and an index returns its products in the order of their prices. */
export function hasPriceIndex({ conditions }: Filter): boolean {
  const isIndexed = ({ name, values }: Condition) =>
    name === 'priceAfterDiscount' || ((name === 'category' || name === 'brand') && values.length === 1);
  return conditions.some(({ name }) => name === 'priceAfterDiscount') && conditions.every(isIndexed);
}

/** Identifies a filter in cache keys. */
export const filterKeyOf = ({ conditions }: Filter): string =>
  JSON.stringify(conditions.map(({ name, values }) => [name, values]));

/** Removes conditions from a filter. */
export const removeConditions = (filter: Filter, ...names: FilterName[]): Filter => ({
  ...filter,
  conditions: filter.conditions.filter(({ name }) => !names.includes(name)),
});

/** Tests a row in memory. */
export const passesFilter = ({ conditions }: Filter, facts: Facts): boolean =>
  conditions.every(({ test }) => test(facts));
