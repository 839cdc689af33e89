/** Measures the counter's lists of orders alternately in a shop with a thousand orders and in one with a million. */
import pg from 'pg';
import pino from 'pino';
import { askDesk } from '#api/desk/desk.ts';
import { openPostgres } from '#api/platform/database/open.ts';
import { startPostgres } from '#tests/setup/postgres-server.ts';
import { addValue } from './table.ts';

const ORDER_COUNTS = [1_000, 1_000_000] as const;
const ROUND_COUNT = 25;
const MAX_LIST_MS = 100;

/** Shoppers have three orders each; statuses, governorates and names are as unevenly spread as in a real shop. */
const writeShoppersAndOrders = (orders: number) => [
  `  insert into users (id, name, email, phone, password_hash)
  select to_char(n, 'FM000000000000000000000000'),
    (array['Sara','Omar','منى','أحمد','Laila','محمد','Nour','Hany'])[1 + n % 8] || ' '
      || (array['Ali','Adel','حسن','Fathy','Nabil','إبراهيم','Samir'])[1 + n % 7] || ' n' || n,
    'shopper' || n || '@example.com', '010' || to_char(n, 'FM00000000'), 'x'
  from generate_series(1, ${orders} / 3 + 1) n`,
  `  insert into orders (id, number, order_number, user_id, cart_id, payment_method, gateway, status, stock, language,
    items_piastres, shipping_piastres, tax_piastres, total_piastres, details, phone, city, governorate,
    tracking_number, created_at, updated_at)
  select lpad(to_hex(extract(epoch from at)::bigint), 8, '0') || lpad(to_hex(n), 16, '0'), n, 'MS-' || n,
    to_char(1 + n / 3, 'FM000000000000000000000000'), 'cart', 'cash',
    case when n % 5 < 3 then 'cash' else 'paymob' end,
    (case when n > ${orders} - 40 then 'placed' when n % 1000 = 0 then 'refund_due' when n % 50 = 0 then 'returned'
      when n % 20 = 0 then 'cancelled' else 'delivered' end)::order_status, 'sold', 'ar',
    10000, 499, 0, 10499, '5 Tahrir Square', '010' || to_char(1 + n / 3, 'FM00000000'), 'Cairo',
    (array['C','C','C','C','GZ','GZ','ALX','ALX','DK','WAD'])[1 + (n % 100) / 10], 'TRACK' || n, at, at
  from (
    select n, now() - (${orders} - n) * interval '1 minute' as at from generate_series(1, ${orders}) n
  ) as numbered`,
];
const FILL_LINES = `
  insert into order_lines (id, order_id, product_id, title_en, title_ar, cover, count, price_piastres, position)
  select id, id, to_char(number % 200, 'FM000000000000000000000000'), 'Lamp', 'مصباح', 'lamp', 1, 10000, 0 from orders;`;
const FILL_WORDS = `
  insert into order_words (word, order_id)
  select list_order_words(orders, users), orders.id from orders join users on users.id = orders.user_id;`;

async function run(databaseUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const fill = (databaseUrl: string, orders: number) =>
  run(
    databaseUrl,
    'alter table orders disable trigger orders_save_words',
    ...writeShoppersAndOrders(orders),
    FILL_LINES,
    // Does for all orders at once what the disabled trigger would do for each.
    FILL_WORDS,
    'alter table orders enable trigger orders_save_words',
    'vacuum analyze',
  );

const INPUTS_BY_CASE: Record<string, object> = {
  'newest orders': {},
  'orders by status': { status: 'placed,confirmed,paid' },
  'orders by a rare status': { status: 'refund_due' },
  'orders by governorate and payment': { governorate: 'WAD', gateway: 'paymob' },
  'orders of a month': { until: '2026-01-31', from: '2026-01-01' },
  'orders of a product': { product: '000000000000000000000007' },
  'orders by phone number': { search: '01000000123' },
  'orders by email address': { search: 'shopper77@example.com' },
  'orders by tracking number': { search: 'track456' },
  'orders by a rare name': { search: 'sara n80' },
  'orders by a frequent name': { search: 'محمد' },
  'orders by two frequent words': { search: 'omar adel' },
  'orders by words that never meet': { search: 'omar sara' },
  'orders by name and status': { search: 'omar', status: 'refund_due' },
};

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Measures each list in both shops. */
export async function measureOrderLists(): Promise<void> {
  const postgres = await startPostgres();
  try {
    const databases = [];
    for (const size of ORDER_COUNTS) {
      const name = `orders_${size}`;
      await run(postgres.urlOf('postgres'), `create database ${name}`);
      const database = await openPostgres(postgres.urlOf(name), pino({ level: 'silent' }));
      await fill(postgres.urlOf(name), size);
      databases.push(database);
    }
    for (const [name, query] of Object.entries(INPUTS_BY_CASE)) {
      const times = databases.map((): number[] => []);
      for (let round = 0; round < ROUND_COUNT; round++) {
        for (const [at, { db }] of databases.entries()) {
          const start = performance.now();
          await askDesk(
            { db, openOrderDeps: () => Promise.reject(new Error('not needed')) },
            'listOrders',
            query,
          );
          times[at]?.push(performance.now() - start);
        }
      }
      const [small = [], large = []] = times;
      addValue(`${name}, 1,000 orders`, medianOf(small), { unit: ' ms' });
      addValue(`${name}, 1,000,000 orders`, medianOf(large), { unit: ' ms', below: MAX_LIST_MS });
    }
    for (const database of databases) await database.close();
  } finally {
    await postgres.remove();
  }
}
