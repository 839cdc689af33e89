/** Checks that hold for the database after any hostile requests. */
import type { SQL } from 'drizzle-orm';
import { pgCore, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { allTables } from '#tests/setup/test-database.ts';

/** Anyone may request a reset code for any email address, and use up its tries. */
const IGNORED_TABLES = new Set(['reset_codes']);
const CATALOGUE_TABLES = ['products', 'categories', 'subcategories', 'brands', 'pictures'];
/** Columns that sales and reviews change; `findBrokenRule` checks by how much. */
const VARYING_COLUMNS = [
  'quantity',
  'sold',
  'ratings_sum',
  'ratings_quantity',
  'ratings_average',
  'updated_at',
];

/**
 * Finds, for each table of shoppers' data, the condition that selects a shopper's rows, by column or through parents.
 */
function findOwned(): Map<string, (isOwn: SQL) => SQL> {
  const owned = new Map<string, (isOwn: SQL) => SQL>([['users', (isOwn) => sql`id ${isOwn}`]]);
  const links = allTables.flatMap((table) => {
    const { name, foreignKeys } = pgCore.getTableConfig(table);
    return foreignKeys.map((key) => {
      const { columns, foreignTable } = key.reference();
      return { name, column: columns[0]?.name ?? '', parent: pgCore.getTableConfig(foreignTable).name };
    });
  });
  // A table can be found only after its parent, so each pass finds one more level.
  for (let before = -1; before < owned.size; ) {
    before = owned.size;
    for (const { name, column, parent } of links) {
      // Only emails about orders are guarded: anyone may cause other emails, such as reset codes.
      if (name === 'letters' && parent === 'users') continue;
      const isOwnParent = owned.get(parent);
      if (!isOwnParent || owned.has(name)) continue;
      owned.set(name, (isOwn) =>
        parent === 'users'
          ? sql`${sql.identifier(column)} ${isOwn}`
          : sql`${sql.identifier(column)} in (select id from ${sql.identifier(parent)} where ${isOwnParent(isOwn)})`,
      );
    }
  }
  for (const name of IGNORED_TABLES) owned.delete(name);
  return owned;
}

const OWNED_TABLES = findOwned();

/** Reads the rows of these shoppers and of the catalogue by table, without columns that sales and reviews change. */
export async function readGuardedRows(db: Database, userIds: string[]): Promise<Record<string, string[]>> {
  const isOwn = sql`in (${sql.join(
    userIds.map((id) => sql`${id}`),
    sql`, `,
  )})`;
  const read = async (name: string, where: SQL, omitted: string[]) => {
    const row = omitted.reduce((json, column) => sql`${json} - ${column}::text`, sql`to_jsonb(t)`);
    const { rows } = await db.execute<{ row: string }>(
      sql`select (${row})::text as row from ${sql.identifier(name)} t where ${where} order by 1`,
    );
    return rows.map((each) => each.row);
  };
  const all: Record<string, string[]> = {};
  for (const [name, where] of OWNED_TABLES) all[name] = await read(name, where(isOwn), []);
  for (const name of CATALOGUE_TABLES)
    all[name] = await read(name, sql`true`, name === 'products' ? VARYING_COLUMNS : []);
  return all;
}

/** Paid, or paid and then cancelled by the shopper. */
const PAID_STATUSES = sql.raw(`'paid', 'refund_due', 'refunded'`);

/** Each rule's query returns the rows that break it; `start` holds the products as they were at the start. */
const RULES: Record<string, SQL> = {
  'an order has lines': sql`select id from orders where not exists (select from order_lines where order_id = orders.id)`,
  'an order costs its lines, less their discounts, and shipping': sql`select o.id from orders o join
    (select order_id, sum(count * price_piastres) as items, sum(discount_piastres) as discount
      from order_lines group by order_id) l on l.order_id = o.id
    where o.items_piastres <> l.items or o.discount_piastres <> l.discount
      or o.total_piastres <> o.items_piastres - o.discount_piastres + o.shipping_piastres`,
  'the uses of a code are the orders that use it': sql`select id from discounts
    where uses <> (select count(*) from orders where discount_id = discounts.id and is_discount_used)`,
  'no amount is negative': sql`select id from orders
    where least(items_piastres, discount_piastres, shipping_piastres, tax_piastres, total_piastres) < 0
    union all select id from order_lines where price_piastres < 0 or count < 1
    union all select id from products where quantity < 0 or price_piastres < 0`,
  'an order is of its shopper’s cart': sql`select o.id from orders o join carts c on c.id = o.cart_id where c.user_id <> o.user_id`,
  'a cart has at most one order awaiting payment': sql`select cart_id as id from orders where status in ('pending', 'failed')
    group by cart_id having count(*) > 1`,
  'paid orders are by card and have a payment date': sql`select id from orders
    where (status in (${PAID_STATUSES})) <> (paid_at is not null) or (paid_at is not null and payment_method <> 'card')
      or delivered_at is not null`,
  'the ledger has exactly the payments and refunds of the orders': sql`
    select o.id from orders o left join
    (select order_id, sum(amount_piastres) filter (where kind = 'charge') as taken,
      sum(amount_piastres) filter (where kind = 'refund') as refunded from ledger_entries group by order_id) l
      on l.order_id = o.id
    where coalesce(l.taken, 0) <> case when o.status in (${PAID_STATUSES}) then o.total_piastres else 0 end
      or coalesce(l.refunded, 0) <> case when o.status = 'refunded' then o.total_piastres else 0 end`,
  'stock is reduced by the pieces sold or held': sql`select p.id from products p join start s on s.id = p.id left join
    (select product_id, sum(count) as pieces from order_lines join orders o on o.id = order_id
      where o.stock <> 'none' group by product_id) l on l.product_id = p.id
    where p.quantity <> s.quantity - coalesce(l.pieces, 0)`,
  'a placed or paid order has its pieces, and an abandoned one none': sql`select id from orders
    where case when status in ('placed', 'confirmed', 'paid') then stock <> 'sold'
      when status in ('pending', 'failed') then stock = 'sold' else stock <> 'none' end`,
  'ratings are those of the reviews of the family': sql`select p.id from products p join start s on s.id = p.id
    left join (select coalesce(family_id, products.id) as family, count(*) as number, sum(rating) as stars
      from reviews join products on products.id = product_id group by 1) r on r.family = coalesce(p.family_id, p.id)
    where p.ratings_quantity <> s.ratings_quantity + coalesce(r.number, 0) or p.ratings_sum <> s.ratings_sum + coalesce(r.stars, 0)`,
  'no user has another role': sql`select id from users where role <> 'user'`,
};

/** Copies the products before anything is sold or reviewed. */
export async function saveStart(db: Database): Promise<void> {
  await db.execute(sql`create table start as select * from products`);
}

/** Returns a broken rule with the ids of some rows that break it. */
export async function findBrokenRule(db: Database): Promise<string | undefined> {
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await db.execute<{ id: string }>(query);
    if (rows.length > 0) return `${rule}: not so for ${rows.slice(0, 3).map(({ id }) => id)}`;
  }
  return undefined;
}

/** Reads all statuses that orders have or had. */
export async function readOrderStatuses(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ status: string }>(
    sql`select status from orders union select status from order_events`,
  );
  return rows.map(({ status }) => status);
}

/** Reads the sessions whose orders are paid. */
export async function readPaidSessions(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select s.gateway_session_id as id from payment_sessions s join orders o on o.id = s.order_id where o.status in (${PAID_STATUSES})`,
  );
  return rows.map(({ id }) => id);
}

/** Restocks these products; the first stays scarce, so that shoppers compete for it. */
export async function restock(db: Database, [scarce = '', ...others]: string[]): Promise<void> {
  for (const [id, pieces] of [[scarce, 3] as const, ...others.map((other) => [other, 200] as const)]) {
    await db.execute(sql`update start set quantity = quantity + ${pieces}::int where id = ${id}`);
    await db.execute(sql`update products set quantity = quantity + ${pieces}::int where id = ${id}`);
  }
}
