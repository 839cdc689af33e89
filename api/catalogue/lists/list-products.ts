/** Finds the products of a list: which ids, how many in all, and its facets. */
import type { SQL } from 'drizzle-orm';
import { products } from '#api/catalogue/tables.ts';
import { and, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { Page } from '#api/platform/http/request.ts';
import { readTotal } from './facet-counts.ts';
import { cardOf, readFacts } from './facts.ts';
import { type Filter, toWhere } from './filter.ts';
import { findFacets, type Sample } from './find-facets.ts';
import { enterAt, hasLadder } from './ladder.ts';
import {
  type FoundList,
  type ListRequest,
  listFound,
  MOST_ROWS,
  pageOf,
  type Shop,
  titlesFor,
} from './list-matches.ts';
import { NEWEST, type Order, precedes, toOrderBy, turn } from './order.ts';

interface Walk {
  filter: Filter;
  order: Order;
  /** Whether a family is shown once, by the first of it that is in stock. */
  isGrouped: boolean;
}

/** No sibling that passes the filter should be shown instead. */
function isShownOfFamily({ filter, order }: Walk): SQL {
  return sql`(products.family_id is null or not exists (select from products siblings
    where ${and(
      sql`siblings.family_id = products.family_id`,
      toWhere(filter, 'siblings'),
      sql`((siblings.quantity > 0) > (products.quantity > 0)
        or ((siblings.quantity > 0) = (products.quantity > 0) and ${precedes(order.steps, 'siblings', 'products')}))`,
    )}))`;
}

// So far from either end an index is walked quickly enough.
const FAR = 10_000;

const whereOf = (walk: Walk) => and(toWhere(walk.filter), walk.isGrouped ? isShownOfFamily(walk) : undefined);

/** The ids of a page, from the nearer end of a list of so many, which an index gives in order: a page reads its own rows,
 *  wherever in the list it is. */
async function walkTo(db: Database, walk: Walk, { page, limit }: Page, total: number): Promise<string[]> {
  const before = (page - 1) * limit;
  const count = Math.min(limit, total - before);
  if (count <= 0) return [];
  const after = total - before - count;
  const isFromEnd = after < before;
  const where = whereOf(walk);
  if (Math.min(before, after) > FAR && hasLadder(walk.order)) {
    const name = JSON.stringify([
      walk.filter.conditions.map(({ name, asked }) => [name, asked]),
      walk.order.name,
      walk.isGrouped,
    ]);
    return enterAt(db, { name, where, order: walk.order }, { before, count });
  }
  const order = isFromEnd ? turn(walk.order) : walk.order;
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

async function listWithoutKeyword(shop: Shop, request: ListRequest): Promise<FoundList> {
  const { db } = shop;
  const { filter, isGrouped, page } = request;
  const order = request.order ?? NEWEST;
  const sample = async (left: Filter): Promise<Sample> => {
    const rows = await readFacts(db, toWhere(left), { ...titlesFor(request), limit: MOST_ROWS + 1 });
    return { rows, isMore: rows.length > MOST_ROWS };
  };
  const facets = request.isFaceted
    ? await findFacets(
        { db, filter, isGrouped, isKept: true, readSample: sample },
        shop.taxonomy,
        request.language,
      )
    : undefined;
  const kept = await readTotal(db, filter, isGrouped);
  if (kept !== undefined)
    return {
      ids: await walkTo(db, { filter, order, isGrouped }, page, kept),
      total: kept,
      isMore: false,
      facets,
    };
  const { rows, isMore } = await sample(filter);
  if (!isMore) return { ...pageOf(rows, request), isMore, facets };
  // There are more than these but one: of products, or of the cards that they are shown as.
  const total = (isGrouped ? new Set(rows.map(cardOf)).size : rows.length) - 1;
  const isBeyond = (page.page - 1) * page.limit >= total;
  const ids = isBeyond ? [] : await walkTo(db, { filter, order, isGrouped }, page, Number.POSITIVE_INFINITY);
  return { ids, total, isMore, facets };
}

/** Nothing, where something is asked for that the shop does not know. */
async function listNone({ db, taxonomy }: Shop, request: ListRequest): Promise<FoundList> {
  const { filter, isGrouped, isFaceted, language } = request;
  const readSample = async (): Promise<Sample> => ({ rows: [], isMore: false });
  const facets = isFaceted
    ? await findFacets({ db, filter, isGrouped, isKept: false, readSample }, taxonomy, language)
    : undefined;
  return { ids: [], total: 0, isMore: false, facets };
}

/** Finds a list. What it reads does not grow with the catalogue. */
export function listProducts(shop: Shop, request: ListRequest): Promise<FoundList> {
  if (request.filter.isNone) return listNone(shop, request);
  return request.keyword ? listFound(shop, request) : listWithoutKeyword(shop, request);
}
