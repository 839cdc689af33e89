/** Finds a product list: the ids of a page, the total and the facets. */
import type { SQL } from 'drizzle-orm';
import { and, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { Page } from '#api/platform/http/request.ts';
import { products } from '#api/schema/catalogue.ts';
import { hasAnchors, readDeepPage } from './deep-pages.ts';
import { readTotal } from './facet-counts.ts';
import { cardIdOf, readFacts } from './facts.ts';
import { type Filter, filterKeyOf, hasPriceIndex, toWhere } from './filter.ts';
import { findFacets, type Sample } from './find-facets.ts';
import {
  type ListContext,
  type ListRequest,
  listMatches,
  MAX_SORTED_ROWS,
  type ProductList,
  pickTitleOptions,
  sortPage,
} from './list-matches.ts';
import {
  CHEAPEST_FIRST,
  NEWEST_FIRST,
  precedes,
  reverseOrder,
  type SortOrder,
  toOrderBy,
} from './sort-order.ts';

interface SortedList {
  filter: Filter;
  order: SortOrder;
  /** Whether each family is shown as one card, with the first variant in stock. */
  isGrouped: boolean;
}

/** SQL: whether a product represents its family, because no other matching sibling comes first. */
function representsFamily({ filter, order }: SortedList): SQL {
  return sql`(products.family_id is null or not exists (select from products siblings
    where ${and(
      sql`siblings.family_id = products.family_id`,
      toWhere(filter, 'siblings'),
      sql`((siblings.quantity > 0) > (products.quantity > 0)
        or ((siblings.quantity > 0) = (products.quantity > 0) and ${precedes(order.steps, 'siblings', 'products')}))`,
    )}))`;
}

// Up to this offset from either end, an index scan is fast enough.
const MAX_OFFSET = 10_000;

const whereOf = (list: SortedList) =>
  and(toWhere(list.filter), list.isGrouped ? representsFamily(list) : undefined);

/** Reads the ids of a page by an index scan from the nearer end of the list, or from an anchor (deep-pages.ts). */
async function readPageIds(
  db: Database,
  list: SortedList,
  { page, limit }: Page,
  total: number,
): Promise<string[]> {
  const before = (page - 1) * limit;
  const count = Math.min(limit, total - before);
  if (count <= 0) return [];
  const after = total - before - count;
  const isFromEnd = after < before;
  const where = whereOf(list);
  if (Math.min(before, after) > MAX_OFFSET && hasAnchors(list.order)) {
    const name = JSON.stringify([filterKeyOf(list.filter), list.order.name, list.isGrouped]);
    return readDeepPage(db, { name, where, order: list.order }, { before, count });
  }
  const order = isFromEnd ? reverseOrder(list.order) : list.order;
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...toOrderBy(order))
    .limit(count)
    .offset(isFromEnd ? after : before);
  const ids = rows.map(({ id }) => id);
  return isFromEnd ? ids.reverse() : ids;
}

async function listWithoutKeyword(context: ListContext, request: ListRequest): Promise<ProductList> {
  const { db } = context;
  const { filter, isGrouped, page } = request;
  const order = request.order ?? NEWEST_FIRST;
  const readRows = async (remaining: Filter): Promise<Sample> => {
    const rows = await readFacts(db, toWhere(remaining), {
      ...pickTitleOptions(request),
      limit: MAX_SORTED_ROWS + 1,
      // Without ORDER BY, the planner may scan the whole table for a wide price range.
      orderBy: hasPriceIndex(remaining) ? toOrderBy(CHEAPEST_FIRST) : [],
    });
    return { rows, isMore: rows.length > MAX_SORTED_ROWS };
  };
  // The list and its facets are counted from the same rows.
  const samples = new Map<string, Promise<Sample>>();
  const readSample = (remaining: Filter): Promise<Sample> => {
    const key = filterKeyOf(remaining);
    const sample = samples.get(key) ?? readRows(remaining);
    samples.set(key, sample);
    return sample;
  };
  const facets = request.isFaceted
    ? await findFacets(
        { db, filter, isGrouped, hasStoredCounts: true, readSample },
        context.taxonomy,
        request.language,
      )
    : undefined;
  const storedTotal = await readTotal(db, filter, isGrouped);
  if (storedTotal !== undefined)
    return {
      ids: await readPageIds(db, { filter, order, isGrouped }, page, storedTotal),
      total: storedTotal,
      isMore: false,
      facets,
    };
  const { rows, isMore } = await readSample(filter);
  if (!isMore) return { ...sortPage(rows, request), isMore, facets };
  // A lower bound of the total: the sample has one row more than its limit.
  const total = (isGrouped ? new Set(rows.map(cardIdOf)).size : rows.length) - 1;
  const isBeyond = (page.page - 1) * page.limit >= total;
  const ids = isBeyond
    ? []
    : await readPageIds(db, { filter, order, isGrouped }, page, Number.POSITIVE_INFINITY);
  return { ids, total, isMore, facets };
}

/** Returns an empty list, with facets, for a filter that no product can match. */
async function listNothing({ db, taxonomy }: ListContext, request: ListRequest): Promise<ProductList> {
  const { filter, isGrouped, isFaceted, language } = request;
  const readSample = async (): Promise<Sample> => ({ rows: [], isMore: false });
  const facets = isFaceted
    ? await findFacets({ db, filter, isGrouped, hasStoredCounts: false, readSample }, taxonomy, language)
    : undefined;
  return { ids: [], total: 0, isMore: false, facets };
}

/** Lists products, at a cost that does not grow with the catalogue. */
export function listProducts(context: ListContext, request: ListRequest): Promise<ProductList> {
  if (request.filter.isImpossible) return listNothing(context, request);
  return request.keyword ? listMatches(context, request) : listWithoutKeyword(context, request);
}
