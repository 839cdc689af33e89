/** Pages of a list that an index gives in order: a page reads its own rows, wherever in the list it is. */
import type { SQL } from 'drizzle-orm';
import { products } from '#api/catalogue/tables.ts';
import { and, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { Page } from '#api/platform/http/request.ts';
import { type Filter, toWhere } from './filter.ts';
import { enterAt, hasLadder } from './ladder.ts';
import { type Order, precedes, toOrderBy, turn } from './order.ts';

export interface Walk {
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

/** The ids of a page, from the nearer end of a list of so many. */
export async function walkTo(
  db: Database,
  walk: Walk,
  { page, limit }: Page,
  total: number,
): Promise<string[]> {
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
