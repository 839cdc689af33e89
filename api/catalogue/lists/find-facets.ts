import type { TaxonomySnapshot } from '#api/catalogue/taxonomy.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { products, sellingPiastres } from '#api/schema/catalogue.ts';
import type { Facets } from '#contract/catalogue/facets.ts';
import { PRICE_STEPS } from '#contract/catalogue/options.ts';
import type { Language } from '#contract/constants.ts';
import { toEgp } from '#contract/money.ts';
import { countValues, readValues, scopesOf } from './facet-counts.ts';
import { type Facts, sellingPiastresOf } from './facts.ts';
import { type Filter, type FilterName, removeConditions, toWhere } from './filter.ts';

/** Rows to count facets from. `isMore` tells whether further rows pass the filter. */
export interface Sample {
  rows: Facts[];
  isMore: boolean;
}

/** Reads the rows that pass a filter, up to a limit. */
export type ReadSample = (filter: Filter) => Promise<Sample>;

/** The facets, each with the filters that it sets. A facet's counts ignore its own filters. */
const FACETS: Record<string, FilterName[]> = {
  category: ['category', 'subcategory'],
  subcategory: ['subcategory'],
  brand: ['brand'],
  price: ['price', 'priceAfterDiscount'],
  rating: ['ratingsAverage'],
  offer: ['offerPrice'],
  stock: ['quantity'],
};

interface Counted {
  value: string;
  count: number;
}
interface Found {
  counts: Map<string, Counted[]>;
  price: { min: number; max: number } | undefined;
  isMore: boolean;
}

interface FacetRequest {
  db: Database;
  filter: Filter;
  isGrouped: boolean;
  /** Whether the list may use stored counts; a search never does. */
  hasStoredCounts: boolean;
  readSample: ReadSample;
}

async function readPriceRange(db: Database, filter: Filter) {
  const where = toWhere(filter) ?? sql`true`;
  const end = (
    direction: 'asc' | 'desc',
  ) => sql`(select ${sellingPiastres}::float8 as piastres from ${products}
    where ${where} order by ${sellingPiastres} ${sql.raw(direction)}, id ${sql.raw(direction)} limit 1)`;
  const { rows } = await db.execute<{ piastres: number }>(sql`${end('asc')} union all ${end('desc')}`);
  const [min, max = min] = rows.map(({ piastres }) => piastres);
  return min === undefined || max === undefined ? undefined : { min, max };
}

function readRangeOf(rows: Facts[]) {
  const prices = rows.map(sellingPiastresOf);
  return prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined;
}

/** Counts facets that ignore the same filters. */
async function countFacets(
  facets: string[],
  filter: Filter,
  { db, isGrouped, hasStoredCounts, readSample, filter: whole }: FacetRequest,
): Promise<Found> {
  const scopes = hasStoredCounts ? scopesOf(filter) : undefined;
  const isPriced = facets.includes('price');
  if (!scopes) {
    const { rows, isMore } = await readSample(filter);
    const counts = new Map(facets.map((facet) => [facet, countValues(rows, facet, isGrouped)]));
    return { counts, price: isPriced ? readRangeOf(rows) : undefined, isMore };
  }
  const chosen = [...Object.values(whole.groups).flat(), ...[...whole.options.values()].flat()];
  const values = await readValues(db, { scopes, facets, chosen }, isGrouped);
  const counts = Map.groupBy(values, ({ facet }) => facet);
  return { counts, price: isPriced ? await readPriceRange(db, filter) : undefined, isMore: false };
}

/** Counts the products of each facet value, as if the facet's own filter were not set. */
export async function findFacets(
  request: FacetRequest,
  taxonomy: TaxonomySnapshot,
  language: Language,
): Promise<Facets> {
  const { filter } = request;
  const optionNames = [...filter.options.keys()].map((key) => `option:${key}` as const);
  const all: [facet: string, ownFilters: FilterName[]][] = [
    ...Object.entries(FACETS),
    ['option', []],
    ...optionNames.map((name): [string, FilterName[]] => [name, [name]]),
  ];
  // Facets that ignore the same conditions are counted over the same rows.
  const present = new Set(filter.conditions.map(({ name }) => name));
  const byIgnored = Map.groupBy(all, ([, own]) => own.filter((name) => present.has(name)).join());
  const groups = await Promise.all(
    [...byIgnored].map(async ([names, group]) => {
      const facets = group.map(([facet]) => facet);
      const read = facets.map((facet) => (facet.startsWith('option:') ? 'option' : facet));
      const remaining = removeConditions(filter, ...(names.split(',') as FilterName[]));
      return { facets, found: await countFacets([...new Set(read)], remaining, request) };
    }),
  );
  const counts = new Map<string, Counted[]>();
  let price: Found['price'];
  let isMore = false;
  for (const { facets, found } of groups) {
    for (const facet of facets)
      counts.set(facet, found.counts.get(facet.startsWith('option:') ? 'option' : facet) ?? []);
    price ??= found.price;
    isMore ||= found.isMore;
  }
  return presentFacets({ counts, price, isMore }, taxonomy, language);
}

type Named = { nameEn: string; nameAr: string };

function presentFacets(
  { counts, price, isMore }: Found,
  taxonomy: TaxonomySnapshot,
  language: Language,
): Facets {
  const nameOf = (row: Named) => (language === 'ar' ? row.nameAr : row.nameEn);
  const of = (facet: string) => counts.get(facet) ?? [];
  const groups = (facet: string, known: ReadonlyMap<string, Named>) =>
    of(facet).flatMap(({ value, count }) => {
      const row = known.get(value);
      return row ? { _id: value, count, name: nameOf(row) } : [];
    });
  const numbered = (facet: string) =>
    of(facet)
      .map(({ value, count }) => ({ at: Number(value), count }))
      .sort((a, b) => a.at - b.at);
  const options = [...taxonomy.options.values()].flatMap((option) => {
    const counted = new Map(
      (counts.get(`option:${option.key}`) ?? of('option')).map((one) => [one.value, one.count]),
    );
    const values = option.values.flatMap((value) => {
      const count = counted.get(`${option.key}:${value.key}`);
      return count === undefined
        ? []
        : {
            value: value.key,
            name: nameOf(value),
            ...(value.swatch && { swatch: value.swatch }),
            count,
          };
    });
    return values.length > 0 ? { key: option.key, name: nameOf(option), values } : [];
  });
  return {
    categories: groups('category', taxonomy.categories),
    brands: groups('brand', taxonomy.brands),
    subcategories: groups('subcategory', taxonomy.subcategories),
    ...(price && {
      price: {
        min: toEgp(price.min),
        max: toEgp(price.max),
        steps: numbered('price').map(({ at, count }) => ({ from: PRICE_STEPS[at] ?? 0, count })),
      },
    }),
    ratings: numbered('rating').map(({ at, count }) => ({ from: at, count })),
    offers: of('offer')[0]?.count ?? 0,
    inStock: of('stock')[0]?.count ?? 0,
    options,
    ...(isMore && { isMore }),
  };
}
