/** Lists whose rows are read and sorted here: those of a search above all. */
import type { SQL } from 'drizzle-orm';
import { lexeme } from '#api/catalogue/search/document.ts';
import { MOST_WEIGHED } from '#api/catalogue/search/find-candidates.ts';
import type { Found, Search } from '#api/catalogue/search/search.ts';
import type { Understood } from '#api/catalogue/search/understand.ts';
import { products } from '#api/catalogue/tables.ts';
import type { TaxonomySnapshot } from '#api/catalogue/taxonomy.ts';
import { and, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { Page } from '#api/platform/http/request.ts';
import type { Facets } from '#contract/catalogue/facets.ts';
import type { Language } from '#contract/constants.ts';
import { cardOf, type Facts, type FactsWanted, readFacts } from './facts.ts';
import { type Filter, passes, toWhere } from './filter.ts';
import { findFacets, type Sample } from './find-facets.ts';
import { compareRows, NEWEST, type Order } from './order.ts';

/** As many rows as a list reads and sorts itself; of more it shows the first pages, and says that there are more. */
export const MOST_ROWS = 1_000;
/** So many matches of a search are read where another order is asked for than how well they match. */
const MOST_SORTED = 500;
/** So many are looked through, at first half as many again as are wanted, for a filter that search does not know: where hardly
 *  any pass. */
const MOST_LOOKED_AT = 1_500;
const FEW_MATCHES = 40;

export interface ListRequest {
  filter: Filter;
  /** Undefined where none is asked for: the best matches of a search first, else the newest. */
  order: Order | undefined;
  page: Page;
  language: Language;
  keyword: string;
  isLiteral: boolean;
  isGrouped: boolean;
  isFaceted: boolean;
}

export interface FoundList {
  /** Of the page. */
  ids: string[];
  total: number;
  /** Whether there are more than `total`. */
  isMore: boolean;
  corrected?: string | undefined;
  facets?: Facets | undefined;
}

export interface Shop {
  db: Database;
  search: Search;
  taxonomy: TaxonomySnapshot;
}

export const titlesFor = ({ order, language }: ListRequest) => ({
  titlesIn: order?.isByTitle ? language : undefined,
});

/** One row for each family: of those that match as well as the first, the first that is in stock. */
function pickOfFamilies(sorted: Facts[]): Facts[] {
  const shown = new Map<string, Facts>();
  for (const row of sorted) {
    const card = cardOf(row);
    const first = shown.get(card);
    const isBetter = first?.quantity === 0 && row.quantity > 0 && row.place === first.place;
    if (!first || isBetter) shown.set(card, row);
  }
  return sorted.filter((row) => shown.get(cardOf(row)) === row);
}

/** The page of rows that were all read. */
export function pageOf(rows: Facts[], { order, page, isGrouped, keyword }: ListRequest) {
  const compare = order || !keyword ? compareRows.bind(undefined, order ?? NEWEST) : compareMatches;
  const sorted = rows.toSorted(compare);
  const cards = isGrouped ? pickOfFamilies(sorted) : sorted;
  const start = (page.page - 1) * page.limit;
  return { ids: cards.slice(start, start + page.limit).map(({ id }) => id), total: cards.length };
}

/** So many are weighed, or read as they are, by one query: it keeps the embedded engine from everything else. */
const WEIGHED_AT_ONCE = 120;
const READ_AT_ONCE = 500;

interface MatchesWanted extends FactsWanted {
  most: number;
  where?: SQL | undefined;
  /** Not needed where a list has an order of its own. */
  isWeighed?: boolean | undefined;
}

/** The facts of what a search found, weighed; with `where` of those that pass it. Reads on until there are `most`. */
export async function readMatches(
  db: Database,
  { ids, isMore, weighing }: Found,
  { most, where, isWeighed = true, ...wanted }: MatchesWanted,
): Promise<Sample> {
  const rows: Facts[] = [];
  const atOnce = isWeighed ? WEIGHED_AT_ONCE : READ_AT_ONCE;
  let at = 0;
  for (; at < ids.length && rows.length < most; at += atOnce) {
    const isFound = sql`${products.id} = any(${sql.param(ids.slice(at, at + atOnce))}::text[])`;
    rows.push(
      ...(await readFacts(db, and(isFound, where), {
        ...wanted,
        weighing: isWeighed ? weighing : undefined,
      })),
    );
  }
  return { rows: rows.slice(0, most), isMore: isMore || at < ids.length || rows.length > most };
}

/** The better match first; of two that are as good, the one that sells better. */
export const compareMatches = (a: Facts, b: Facts) =>
  (a.place ?? 0) - (b.place ?? 0) ||
  (b.weight ?? 0) - (a.weight ?? 0) ||
  b.sold - a.sold ||
  (a.id < b.id ? -1 : 1);

/** Filters that documents know, as lexemes. */
function lexemesOf({ groups, options }: Filter): string[][] {
  return [
    groups.category.map(lexeme.category),
    groups.brand.map(lexeme.brand),
    groups.subcategory.map(lexeme.subcategory),
    ...[...options.values()].map((values) => values.map(lexeme.option)),
  ].filter((lexemes) => lexemes.length > 0);
}

/** How a search reads its matches: it weighs the best, or reads more of them where another order is asked for. */
const readingOf = (request: ListRequest) => ({
  ...titlesFor(request),
  isWeighed: !request.order,
  most: request.order ? MOST_SORTED : MOST_WEIGHED,
});

/** Looks through matches for those that pass the filter, besides those that were read before. */
async function lookThrough(
  { db, search }: Shop,
  understood: Understood,
  request: ListRequest,
  before: Facts[],
): Promise<Sample> {
  const { filter } = request;
  const { most, ...reading } = readingOf(request);
  const within = lexemesOf(filter);
  const looked = new Set(before.map(({ id }) => id));
  const rows = before.filter((row) => passes(filter, row));
  const read = async (found: Found, { where, ...besides }: { where: SQL | undefined; isWeighed?: true }) => {
    const rest = { ...found, ids: found.ids.filter((id) => !looked.has(id)) };
    const more = await readMatches(db, rest, { ...reading, ...besides, where, most: most - rows.length });
    for (const id of found.ids) looked.add(id);
    rows.push(...more.rows);
    return { isMore: more.isMore, isOver: !found.isMore || rows.length >= FEW_MATCHES };
  };
  const isKnown = filter.conditions.length === within.length;
  const where = toWhere(filter);
  const best = await search.find(understood, isKnown ? most : most * 1.5, within);
  let { isMore, isOver } = await read(best, { where });
  if (!isOver)
    ({ isMore, isOver } = await read(await search.find(understood, MOST_LOOKED_AT, within), { where }));
  if (isOver) return { rows, isMore };
  // From the other side: of what passes the filter, that which matches.
  const passing = await readFacts(db, where, { limit: MOST_ROWS + 1 });
  const ids = passing.map(({ id }) => id);
  const others = { ...best, ids, isMore: ids.length > MOST_ROWS };
  ({ isMore } = await read(others, { where: best.isMatch, isWeighed: true }));
  return { rows, isMore };
}

/** The list of a search. */
export async function listFound(shop: Shop, request: ListRequest): Promise<FoundList> {
  const { filter, isGrouped, isLiteral, keyword } = request;
  const understood = await shop.search.understand(keyword, { isLiteral });
  const reading = readingOf(request);
  const all = await readMatches(shop.db, await shop.search.find(understood, reading.most), reading);
  // Where not all matches were read, those that pass the filter are looked for by themselves.
  const isNarrowed = all.isMore && filter.conditions.length > 0;
  const { rows, isMore } = isNarrowed
    ? await lookThrough(shop, understood, request, all.rows)
    : { ...all, rows: all.rows.filter((row) => passes(filter, row)) };
  const readSample = async (left: Filter): Promise<Sample> => {
    if (left.conditions.length === filter.conditions.length) return { rows, isMore };
    const besides = all.rows.filter((row) => passes(left, row));
    return {
      rows: [...new Map([...besides, ...rows].map((row) => [row.id, row])).values()],
      isMore: all.isMore,
    };
  };
  return {
    ...pageOf(rows, request),
    isMore,
    corrected: understood.corrected,
    facets: request.isFaceted
      ? await findFacets(
          { db: shop.db, filter, isGrouped, isKept: false, readSample },
          shop.taxonomy,
          request.language,
        )
      : undefined,
  };
}
