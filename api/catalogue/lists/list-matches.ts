/** Lists of search matches, filtered and sorted in memory. */
import type { SQL } from 'drizzle-orm';
import { type Correction, describeCorrection } from '#api/catalogue/search/correction.ts';
import { lexeme } from '#api/catalogue/search/document.ts';
import { MAX_SCORED_CANDIDATES } from '#api/catalogue/search/find-candidates.ts';
import type { ParsedQuery } from '#api/catalogue/search/parse-query.ts';
import type { Found, Search } from '#api/catalogue/search/search.ts';
import type { Level } from '#api/catalogue/search/write-queries.ts';
import type { TaxonomySnapshot } from '#api/catalogue/taxonomy.ts';
import { and, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { Page } from '#api/platform/http/request.ts';
import { products } from '#api/schema/catalogue.ts';
import type { Facets } from '#contract/catalogue/facets.ts';
import type { Language } from '#contract/constants.ts';
import { cardIdOf, type Facts, type ReadFactsOptions, readFacts } from './facts.ts';
import { type Filter, passesFilter, toWhere } from './filter.ts';
import { findFacets, type Sample } from './find-facets.ts';
import { compareRows, NEWEST_FIRST, type SortOrder } from './sort-order.ts';

/** At most this many rows of a list are counted and sorted in memory; a longer list ends there, with `isMore`. */
export const MAX_SORTED_ROWS = 1_000;
/** A search with an explicit sort order reads at most this many matches. */
const MAX_SORTED_MATCHES = 500;
/** If fewer than FEW_MATCHES of the best matches pass a filter, this many matches are tested. */
const MAX_FILTERED_MATCHES = 1_500;
const FEW_MATCHES = 40;

export interface ListRequest {
  filter: Filter;
  /** If undefined, the best matches of a search come first, and without a search the newest products. */
  order: SortOrder | undefined;
  page: Page;
  language: Language;
  keyword: string;
  isLiteral: boolean;
  isGrouped: boolean;
  isFaceted: boolean;
}

export interface ProductList {
  ids: string[];
  total: number;
  /** Whether there are more than `total`. */
  isMore: boolean;
  correction?: Correction | undefined;
  facets?: Facets | undefined;
}

export interface ListContext {
  db: Database;
  search: Search;
  taxonomy: TaxonomySnapshot;
}

export const pickTitleOptions = ({ order, language }: ListRequest) => ({
  titlesIn: order?.isByTitle ? language : undefined,
});

/** Picks one row per family: the first or, if that is out of stock, the next one of equal rank that is in stock. */
export function pickRepresentatives(sorted: Facts[]): Facts[] {
  const picked = new Map<string, Facts>();
  for (const row of sorted) {
    const card = cardIdOf(row);
    const first = picked.get(card);
    const isBetter = first?.quantity === 0 && row.quantity > 0 && row.rank === first.rank;
    if (!first || isBetter) picked.set(card, row);
  }
  return sorted.filter((row) => picked.get(cardIdOf(row)) === row);
}

/** Sorts rows in memory and cuts out the page. */
export function sortPage(rows: Facts[], { order, page, isGrouped, keyword }: ListRequest) {
  const compare = order || !keyword ? compareRows.bind(undefined, order ?? NEWEST_FIRST) : compareMatches;
  const sorted = rows.toSorted(compare);
  const cards = isGrouped ? pickRepresentatives(sorted) : sorted;
  const start = (page.page - 1) * page.limit;
  return { ids: cards.slice(start, start + page.limit).map(({ id }) => id), total: cards.length };
}

/** Rows per query, with and without scores: a longer query would block the embedded engine. */
const SCORED_BATCH_SIZE = 120;
const UNSCORED_BATCH_SIZE = 500;

interface ReadMatchesOptions extends ReadFactsOptions {
  max: number;
  where?: SQL | undefined;
  /** Whether to read scores; lists with an explicit sort order don't need them. */
  isScored?: boolean | undefined;
}

/** Reads the facts of up to `max` matches, with their scores. With `where`, skips matches that don't fulfil it. */
export async function readMatches(
  db: Database,
  { ids, isMore, scoring }: Found,
  { max, where, isScored = true, ...options }: ReadMatchesOptions,
): Promise<Sample> {
  const rows: Facts[] = [];
  const batchSize = isScored ? SCORED_BATCH_SIZE : UNSCORED_BATCH_SIZE;
  let at = 0;
  for (; at < ids.length && rows.length < max; at += batchSize) {
    const isFound = sql`${products.id} = any(${sql.param(ids.slice(at, at + batchSize))}::text[])`;
    rows.push(
      ...(await readFacts(db, and(isFound, where), {
        ...options,
        scoring: isScored ? scoring : undefined,
      })),
    );
  }
  return { rows: rows.slice(0, max), isMore: isMore || at < ids.length || rows.length > max };
}

/** Compares by rank, then score, then sales. */
export const compareMatches = (a: Facts, b: Facts) =>
  (a.rank ?? 0) - (b.rank ?? 0) ||
  (b.score ?? 0) - (a.score ?? 0) ||
  b.sold - a.sold ||
  (a.id < b.id ? -1 : 1);

/** The lexemes by which search documents are looked up for a filter: those of its groups and options. */
function lexemesOf({ groups, options }: Filter): string[][] {
  return [
    groups.category.map(lexeme.category),
    groups.brand.map(lexeme.brand),
    groups.subcategory.map(lexeme.subcategory),
    ...[...options.values()].map((values) => values.map(lexeme.option)),
  ].filter((lexemes) => lexemes.length > 0);
}

/** Options for reading matches. With an explicit sort order, more matches are read, and without scores. */
const readOptionsFor = (request: ListRequest) => ({
  ...pickTitleOptions(request),
  isScored: !request.order,
  max: request.order ? MAX_SORTED_MATCHES : MAX_SCORED_CANDIDATES,
});

/** Finds more matches that pass the filter, besides those that were read already. */
async function findFiltered(
  { db, search }: ListContext,
  { parsed, levels }: { parsed: ParsedQuery; levels: Level[] },
  request: ListRequest,
  alreadyRead: Facts[],
): Promise<Sample> {
  const { filter } = request;
  const { max, ...options } = readOptionsFor(request);
  const within = lexemesOf(filter);
  const seen = new Set(alreadyRead.map(({ id }) => id));
  const rows = alreadyRead.filter((row) => passesFilter(filter, row));
  const read = async (found: Found, overrides: { where: SQL | undefined; isScored?: true }) => {
    const unseen = { ...found, ids: found.ids.filter((id) => !seen.has(id)) };
    const more = await readMatches(db, unseen, { ...options, ...overrides, max: max - rows.length });
    for (const id of found.ids) seen.add(id);
    rows.push(...more.rows);
    return { isMore: more.isMore, isEnough: !found.isMore || rows.length >= FEW_MATCHES };
  };
  const isFilteredBySearch = filter.conditions.length === within.length;
  const where = toWhere(filter);
  const best = await search.find(parsed, isFilteredBySearch ? max : max * 1.5, { within, levels });
  let { isMore, isEnough } = await read(best, { where });
  if (!isEnough)
    ({ isMore, isEnough } = await read(await search.find(parsed, MAX_FILTERED_MATCHES, { within, levels }), {
      where,
    }));
  if (isEnough) return { rows, isMore };
  // If few matches pass the filter, scans the products that pass it for matches instead.
  const passing = await readFacts(db, where, { limit: MAX_SORTED_ROWS + 1 });
  const ids = passing.map(({ id }) => id);
  const others = { ...best, ids, isMore: ids.length > MAX_SORTED_ROWS };
  ({ isMore } = await read(others, { where: best.isMatch, isScored: true }));
  return { rows, isMore };
}

/** Lists the products that a search finds. */
export async function listMatches(context: ListContext, request: ListRequest): Promise<ProductList> {
  const { filter, isGrouped, isLiteral, keyword } = request;
  const parsed = await context.search.parse(keyword, { isLiteral });
  const options = readOptionsFor(request);
  const found = await context.search.find(parsed, options.max);
  const all = await readMatches(context.db, found, options);
  const needsSearchForFiltered = all.isMore && filter.conditions.length > 0;
  const { rows, isMore } = needsSearchForFiltered
    ? await findFiltered(context, { parsed, levels: found.levels }, request, all.rows)
    : { ...all, rows: all.rows.filter((row) => passesFilter(filter, row)) };
  const readSample = async (remaining: Filter): Promise<Sample> => {
    if (remaining.conditions.length === filter.conditions.length) return { rows, isMore };
    const others = all.rows.filter((row) => passesFilter(remaining, row));
    return {
      rows: [...new Map([...others, ...rows].map((row) => [row.id, row])).values()],
      isMore: all.isMore,
    };
  };
  return {
    ...sortPage(rows, request),
    isMore,
    correction: describeCorrection(parsed, found),
    facets: request.isFaceted
      ? await findFacets(
          { db: context.db, filter, isGrouped, hasStoredCounts: false, readSample },
          context.taxonomy,
          request.language,
        )
      : undefined,
  };
}
