import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import pino from 'pino';
import { expect, inject, test } from 'vitest';
import { enterInLedger, readEntries, sumEntries } from '#api/ledger/ledger.ts';
import { drizzlePglite, drizzlePostgres, eq } from '#api/platform/database/drizzle.ts';
import { createEngine } from '#api/platform/database/embedded-engine.ts';
import { migrate } from '#api/platform/database/migrate.ts';
import { type OpenDatabase, openPostgres, wrapPglite } from '#api/platform/database/open.ts';
import { parseOrderNumber } from '#api/platform/order-number.ts';
import { products } from '#api/schema/catalogue.ts';
import { facetCounts } from '#api/schema/facet-counts.ts';
import { orders } from '#api/schema/orders.ts';
import { paymentSessions } from '#api/schema/payments.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const MIGRATIONS_FOLDER = 'api/platform/database/migrations';

/** Copies the migrations up to `last`. */
function copyMigrations(last: string): string {
  const folder = join(makeTemporaryFolder(), 'migrations');
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex(({ tag }) => tag === last);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at + 1) }));
  return folder;
}

/** Opens a database with the migrations up to `last`. */
async function openOld(last: string): Promise<PGlite> {
  const client = await createEngine();
  await migrate(drizzlePglite({ client }), copyMigrations(last));
  return client;
}

const STATUSES = ['placed', 'pending', 'paid', 'failed', 'cancelled', 'replaced', 'refund_due'];

test.runIf(process.env.ENGINE === 'pglite')(
  'a shop from before the ledger keeps its orders, and its open payments are settled',
  async () => {
    const client = await openOld('0002_trust');
    await client.exec(`
    insert into users (id, name, email, phone, password_hash) values ('${'a'.repeat(24)}', 'Sara Ali', 'sara@example.com', '01012345678', 'none');
    insert into orders (id, user_id, cart_id, payment_method, status, items_piastres, shipping_piastres, tax_piastres, total_piastres, details, phone, city, paid_at)
    select lpad(n::text, 24, '0'), '${'a'.repeat(24)}', '${'c'.repeat(24)}', case status when 'placed' then 'cash' else 'card' end::payment_method, status::order_status,
      501, 499, 123, 1000, 'Street', '01012345678', 'Cairo', case when status in ('paid', 'refund_due') then now() end
    from unnest(array['${STATUSES.join("','")}', 'pending']) with ordinality as one(status, n);
    insert into order_lines (id, order_id, product_id, title_en, title_ar, cover, count, price_piastres, position)
    select id, id, '${'e'.repeat(24)}', 'Tea pot', 'إبريق', 'x', 1, 501, 0 from orders;
    insert into payment_sessions (id, order_id, gateway, url, success_url, cancel_url, step)
    select 'secret' || number, id, 'test-card', 'u', 's', 'c', case status when 'failed' then 'declined' else '' end
    from orders where payment_method = 'card' and number < 8`);
    const database = await wrapPglite(client);
    const shop = await openTestShop({ database });
    shop.passTime(60 * 60_000);
    await shop.reconcile();

    const found = await shop.api.db.select().from(orders).orderBy(orders.number);
    expect(found.map(({ status, stock, gateway }) => [status, stock, gateway])).toEqual([
      ['placed', 'sold', 'cash'],
      ['expired', 'none', 'test'],
      ['paid', 'sold', 'test'],
      ['failed', 'none', 'test'],
      ['cancelled', 'none', 'test'],
      ['replaced', 'none', 'test'],
      ['refund_due', 'none', 'test'],
      // The process died before the session was created.
      ['cancelled', 'none', 'test'],
    ]);
    const held = await Promise.all(
      found.map(async ({ id }) => sumEntries(await readEntries(shop.api.db, id)).takenPiastres),
    );
    expect(held).toEqual([0, 0, 1000, 0, 0, 0, 1000, 0]);
    const sessions = await shop.api.db
      .select()
      .from(paymentSessions)
      .where(eq(paymentSessions.gateway, 'test'));
    expect(sessions).toHaveLength(6);
    expect(sessions.every(({ closedAt }) => closedAt !== null)).toBe(true);
  },
);

test.runIf(process.env.ENGINE === 'pglite')(
  'a shop from before offers keeps half price for products rated 3 or lower, and gets counts',
  async () => {
    const client = await openOld('0001_selling_price');
    const rated: [ratingsAverage: number, pricePiastres: number, offerPiastres: number | null][] = [
      [3, 1999, 1000],
      [3.1, 2000, null],
      [0, 0, null],
    ];
    await client.exec(`
    insert into categories (id, slug, name_en, name_ar, picture, position) values ('c', 'c', 'Home', 'المنزل', 'x', 0);
    insert into products (id, slug, title_en, title_ar, description_en, description_ar, search_text, price_piastres, quantity, ratings_sum, ratings_quantity, ratings_average, category_id, subcategory_ids, cover, pictures)
    select lpad(n::text, 24, '0'), n, 'Tea pot', 'إبريق', 'd', 'd', 'tea', price, 1, 0, 0, rating, 'c', '{}', 'x', '{x}'
    from unnest(array[${rated.map(([rating]) => rating)}]::numeric[], array[${rated.map(([, price]) => price)}]) with ordinality as one(rating, price, n)`);
    const { db } = await wrapPglite(client);

    const { ratingsAverage, pricePiastres, offerPiastres, id } = products;
    const found = await db
      .select({ ratingsAverage, pricePiastres, offerPiastres })
      .from(products)
      .orderBy(id);
    expect(found.map((row) => Object.values(row))).toEqual(rated);
    const counts = await db.select().from(facetCounts).where(eq(facetCounts.facet, 'all'));
    expect(counts.map(({ shelf, products, cards }) => [shelf, products, cards]).sort()).toEqual([
      ['all', 3, 3],
      ['c:c', 3, 3],
      ['offers', 1, 1],
    ]);
    await client.close();
  },
);

/** Creates a PostgreSQL database with the migrations up to `last` and runs `statements` in it; returns its URL. */
async function createOldPostgres(last: string, statements: string): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `old_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(url.href);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  const client = new pg.Client(url.href);
  await client.connect();
  await migrate(drizzlePostgres({ client }), copyMigrations(last));
  await client.query(statements);
  await client.end();
  return url.href;
}

/** Creates a database with the migrations up to `last`, runs `statements` in it, then applies the newer migrations. */
async function openUpgraded(last: string, statements: string): Promise<OpenDatabase> {
  if (process.env.ENGINE === 'postgres')
    return openPostgres(await createOldPostgres(last, statements), pino({ level: 'silent' }));
  const client = await openOld(last);
  await client.exec(statements);
  return wrapPglite(client);
}

/** A shopper with paid orders. */
const insertOrders = (id: string, count: number) => `
    insert into users (id, name, email, phone, password_hash) values ('${id}', 'Sara Ali', 'sara@example.com', '01012345678', 'none');
    insert into orders (id, user_id, cart_id, payment_method, gateway, status, stock, items_piastres, shipping_piastres, tax_piastres, total_piastres, details, phone, city)
    select lpad(n::text, 24, '${id}'), '${id}', '${id}', 'card', 'stripe', 'paid', 'sold', 501, 499, 123, 1000, 'Street', '01012345678', 'Cairo'
    from generate_series(1, ${count}) n;`;

test('orders without an order number get one each', async () => {
  const { db, close } = await openUpgraded('0013_kinds_of_things', insertOrders('a'.repeat(24), 300));
  const numbers = (await db.select().from(orders)).map(({ orderNumber }) => orderNumber);
  expect(numbers.map(parseOrderNumber)).toEqual(numbers);
  expect(new Set(numbers).size).toBe(300);
  await close();
});

test('a ledger with disputes can store lost ones after the upgrade, on both engines', async () => {
  const id = `${'a'.repeat(23)}1`;
  const statements = `${insertOrders('a'.repeat(24), 1)}
    insert into ledger_entries (order_id, gateway, kind, transaction, of_transaction, amount_piastres, currency) values
      ('${id}', 'stripe', 'charge', 't', 't', 1000, 'EGP'), ('${id}', 'stripe', 'dispute', 't to 1000', 't', 1000, 'EGP')`;
  const { db, close } = await openUpgraded('0007_what_changed', statements);
  const lost = {
    kind: 'dispute_lost',
    transaction: 't to 1000',
    ofTransaction: 't',
    gateway: 'stripe',
  } as const;
  await db.transaction((tx) =>
    enterInLedger(tx, { ...lost, orderId: id, amountPiastres: 1000, currency: 'EGP' }),
  );
  expect(sumEntries(await readEntries(db, id))).toMatchObject({
    claimedPiastres: 0,
    lostPiastres: 1000,
    heldPiastres: 0,
  });
  await close();
});
