import { type Facets, listFacets } from '#contract/catalogue/facets.ts';
import { PRICE_STEPS } from '#contract/catalogue/options.ts';
import type { CallOptions, Client } from '#contract/client/client.ts';
import { toPiastres } from '#contract/money.ts';
import { toProductQuery } from './find-products.ts';
import { nameGroups } from './name-groups.server.ts';
import { mergeSteps } from './price-range.ts';
import type { Search } from './search.ts';
import type { GroupField, GroupOption, OptionValue, PriceStep, ShownFacets } from './search-options.ts';

/**
 * The maximum number of categories, subcategories or brands to list: those with the most products. Typing finds others.
 */
const MAX_LISTED_GROUPS = 20;
/** Bars must be wide enough to click. */
const MAX_BARS = 9;
const NO_FACETS: Facets = {
  categories: [],
  brands: [],
  subcategories: [],
  ratings: [],
  offers: 0,
  inStock: 0,
  options: [],
};
const COLOUR_FORMAT = /^#[\da-f]{3,8}$/i;

interface CountedGroup {
  _id: string;
  count?: number | undefined;
  name?: string | undefined;
}

/** The groups with the most products, then chosen groups that are not among them. */
async function listGroups(
  counts: Facets['brands'],
  chosen: string[],
  uncounted: number | undefined,
  name: (ids: string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<GroupOption[]> {
  const most = counts.toSorted((one, other) => other.count - one.count).slice(0, MAX_LISTED_GROUPS);
  const listed: CountedGroup[] = [
    ...most,
    ...chosen
      .filter((id) => most.every(({ _id }) => _id !== id))
      .map((id) => counts.find(({ _id }) => _id === id) ?? { _id: id, count: uncounted }),
  ];
  const names = await name(listed.filter(({ name }) => !name).map(({ _id }) => _id));
  return listed.flatMap(({ _id, count, name = names.get(_id) }) => (name ? { id: _id, name, count } : []));
}

/** The bars of the price histogram, from the cheapest to the most expensive product. */
function listSteps(counted: { from: number; count: number }[]): PriceStep[] {
  const steps = PRICE_STEPS.map((from, at): PriceStep => {
    const next = PRICE_STEPS[at + 1];
    return {
      fromPiastres: toPiastres(from),
      // One piastre below the next step, so that the range matches exactly the counted products.
      toPiastres: next && toPiastres(next) - 1,
      count: counted.find((step) => step.from === from)?.count ?? 0,
    };
  });
  const isUsed = ({ count }: PriceStep) => count > 0;
  const used = steps.slice(Math.max(0, steps.findIndex(isUsed)), steps.findLastIndex(isUsed) + 1);
  return mergeSteps(used, MAX_BARS);
}

/** The counted values of an option, then chosen values that were not counted, so that they can be unchecked. */
function listValues(
  { key, values }: Facets['options'][number],
  chosen: string[],
  uncounted: number | undefined,
): OptionValue[] {
  const counted = values.map(({ value, name, swatch, count = 0 }) => ({
    value: `${key}:${value}`,
    name,
    ...(swatch && COLOUR_FORMAT.test(swatch) && { swatch }),
    count,
  }));
  const isCounted = (chosenOne: string) => counted.some(({ value }) => value === chosenOne);
  return [
    ...counted,
    ...chosen
      .filter((value) => value.startsWith(`${key}:`) && !isCounted(value))
      .map((value) => ({ value, name: value.slice(key.length + 1), count: uncounted })),
  ];
}

/** Loads the facets of a search. Requests a single product, since only the metadata is used. */
export async function findFacets(client: Client, search: Search, options: CallOptions): Promise<ShownFacets> {
  const { sort: _, page: __, ...filters } = toProductQuery(search, true);
  const { metadata } = await client(listFacets, { query: { ...filters, facets: 1, limit: 1 }, ...options });
  const { price, ratings, offers, inStock, isMore = false, ...facets } = metadata?.facets ?? NO_FACETS;
  // A value without a count has no products, unless counting stopped early.
  const uncounted = isMore ? undefined : 0;
  const list = (field: GroupField) =>
    listGroups(facets[field], search[field], uncounted, (ids) => nameGroups(field, ids, client, options));
  const [categories, subcategories, brands] = await Promise.all([
    list('categories'),
    list('subcategories'),
    list('brands'),
  ]);
  const { minRating } = search;
  const fields = ['categories', 'subcategories', 'brands'] as const;
  return {
    categories,
    subcategories,
    brands,
    truncatedFields: fields.filter((field) => facets[field].length > MAX_LISTED_GROUPS),
    price: price && {
      minPiastres: toPiastres(price.min),
      maxPiastres: toPiastres(price.max),
      steps: listSteps(price.steps),
    },
    ratings: [
      ...ratings,
      ...(minRating && ratings.every(({ from }) => from !== minRating)
        ? [{ from: minRating, count: uncounted }]
        : []),
    ].toSorted((one, other) => other.from - one.from),
    offers: offers ?? 0,
    inStock: inStock ?? 0,
    options: facets.options.map((option) => ({
      key: option.key,
      name: option.name,
      values: listValues(option, search.options, uncounted),
    })),
    isMore,
  };
}
