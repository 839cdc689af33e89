import { cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { createApi } from '#api/create-api.ts';
import { createPayments } from '#api/payments/payments.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { openEmbedded, openPostgres } from '#api/platform/database/open.ts';
import { createRateLimits } from '#api/platform/security/rate-limits.ts';
import { saveDemoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { makeDataFolder, startShop } from '#tests/setup/running-shop.ts';
import { type SignedInShopper, signUp } from '#tests/setup/shop-client.ts';
import { PLAIN_SETTINGS } from '#tests/setup/test-settings.ts';
import { compare, measureRate } from './measure.ts';
import { recordStatements } from './record-statements.ts';
import { startBare } from './start-bare-server.ts';
import { addRatio } from './table.ts';

const SHOPPER_COUNT = 40;
const PRODUCT_COUNT = 21;
const CONNECTION_COUNT = 20;
// Many short rounds, because the speed of a shared machine changes within seconds.
const ROUND_COUNT = 31;
const ROUND_SECONDS = 1;
// V8 keeps optimising both sides for half a minute.
const WARM_UP_ROUNDS = 25;
const CART_PATH = '/api/v1/cart';
// Each write needs one fsync, whose cost depends only on the disk. A lower ratio means a bug, such as several fsyncs
// per write.
const MIN_SYNC_RATIO = 0.25;

/**
 * Compares adding to a cart on PostgreSQL with a bare server that sends the same SQL through pg and the same response.
 */
export async function compareCartAdd(shop: string, databaseUrl: string, tokenSecret: string): Promise<void> {
  const shoppers = await signUpShoppers(shop);
  const productIds = await prepareProducts(databaseUrl);
  const [first] = shoppers;
  const [productId] = productIds;
  if (!first || !productId) throw new Error('there are no shoppers or products');
  const answer = await recordAnswer(shop, first.token, productIds);
  const statements = await recordCartAdd(databaseUrl, tokenSecret, first.token, productId);
  const bare = await startBare({
    answers: { [CART_PATH]: answer },
    direct: {
      url: databaseUrl,
      statements,
      recorded: { userId: first.id, productId },
      userIds: Object.fromEntries(shoppers.map(({ token, id }) => [token, id])),
      connections: 10,
    },
  });
  const addAt = (url: string) => () => measureCartAdd(url, shoppers, productIds);
  try {
    for (let round = 0; round < WARM_UP_ROUNDS; round++) {
      await addAt(shop)();
      await addAt(bare.url)();
    }
    addRatio(
      'cart add, PostgreSQL (bare: the same SQL through pg)',
      await compare(ROUND_COUNT, addAt(shop), addAt(bare.url)),
      { atLeast: 0.7 },
    );
  } finally {
    bare.stop();
  }
}

/** Compares the rate of cart adds on PGlite with and without fsync. */
export async function compareFsync(): Promise<void> {
  const { folder, remove } = makeDataFolder();
  const [synced, unsynced] = [`${folder}/synced`, `${folder}/unsynced`];
  const database = await openEmbedded(synced);
  await saveDemoCatalogue(database.db);
  const { rows } = await database.db.execute(sql.raw(RESTOCK_SQL));
  await database.close();
  cpSync(synced, unsynced, { recursive: true });
  const shops = [
    await startShop({ DATA_DIR: synced }),
    await startShop({ DATA_DIR: unsynced }, `--import=${new URL('./without-sync.ts', import.meta.url).href}`),
  ];
  const [ours, baseline] = await Promise.all(
    shops.map(async ({ url }) => {
      const shoppers = await signUpShoppers(url);
      const productIds = rows.map(({ id }) => String(id));
      const measure = () => measureCartAdd(url, shoppers, productIds);
      await measure();
      return measure;
    }),
  );
  if (!ours || !baseline) throw new Error('two shops were started');
  try {
    addRatio(
      'cart add, embedded (bare: the same without syncing)',
      await compare(ROUND_COUNT, ours, baseline),
      {
        atLeast: MIN_SYNC_RATIO,
      },
    );
  } finally {
    for (const shop of shops) await shop.stop();
    remove();
  }
}

async function signUpShoppers(shop: string): Promise<SignedInShopper[]> {
  const shoppers: SignedInShopper[] = [];
  for (let n = 0; n < SHOPPER_COUNT; n++)
    shoppers.push(await signUp(shop, `bench-${Date.now()}-${n}@example.com`));
  return shoppers;
}

function measureCartAdd(shop: string, shoppers: SignedInShopper[], productIds: string[]) {
  const requests = productIds.flatMap((productId) =>
    shoppers.map(({ token }) => ({ path: CART_PATH, ...writeAdd(token, productId) })),
  );
  return measureRate({ url: shop, connections: CONNECTION_COUNT, seconds: ROUND_SECONDS, requests });
}

/** Gives products more stock than a measurement uses up. */
const RESTOCK_SQL = `update products set quantity = 1000000
  where id in (select id from products order by id limit ${PRODUCT_COUNT}) returning id`;

async function prepareProducts(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ id: string }>(RESTOCK_SQL);
  await client.end();
  return rows.map(({ id }) => id);
}

const writeAdd = (token: string, productId: string) => ({
  method: 'POST' as const,
  headers: { token, 'content-type': 'application/json' },
  body: JSON.stringify({ productId }),
});

/**
 * Puts all products into a cart and records the last response. During the measurement, carts soon hold every product,
 * too.
 */
async function recordAnswer(shop: string, token: string, productIds: string[]) {
  let last: Response | undefined;
  for (const productId of productIds) {
    last = await fetch(shop + CART_PATH, writeAdd(token, productId));
    if (last.status !== 200) throw new Error(`cart add answered ${last.status}: ${await last.text()}`);
  }
  if (!last) throw new Error('nothing to add');
  const { date, connection, 'keep-alive': alive, ...headers } = Object.fromEntries(last.headers);
  return { headers, body: Buffer.from(await last.arrayBuffer()).toString('base64') };
}

/** Records the SQL statements of one cart add. */
async function recordCartAdd(databaseUrl: string, tokenSecret: string, token: string, productId: string) {
  const silent = pino({ level: 'silent' });
  const database = await openPostgres(databaseUrl, silent, 'command');
  const { app } = await createApi({
    database,
    payments: createPayments([], ['cash']),
    jobs: { send: async () => {}, wake: () => {} },
    mail: { send: async () => {} },
    mediaDir: join(tmpdir(), 'no-pictures'),
    clock: Date.now,
    tokenSecret,
    limits: createRateLimits({ database, isOn: false }),
    log: silent,
    settings: PLAIN_SETTINGS,
  });
  const add = async () => {
    const answer = await app.request(`http://localhost${CART_PATH}`, writeAdd(token, productId));
    if (answer.status !== 200) throw new Error(`cart add answered ${answer.status}: ${await answer.text()}`);
  };
  // The first call fills caches.
  await add();
  const statements = await recordStatements(add);
  await database.close();
  return statements;
}
