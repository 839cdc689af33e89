import { fork } from 'node:child_process';
import { cpSync } from 'node:fs';
import pg from 'pg';
import pino from 'pino';
import { createApi } from '#api/create-api.ts';
import { createPayments } from '#api/payments/payments.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { openEmbedded, openPostgres } from '#api/platform/database/open.ts';
import { createRateLimits } from '#api/platform/security/rate-limits.ts';
import { saveDemoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { PLAIN_SETTINGS } from '#tests/setup/plain-settings.ts';
import { makeDataFolder, startShop } from '#tests/setup/running-shop.ts';
import { type Signed, signUp } from '#tests/setup/shop-client.ts';
import type { DirectJob } from './direct-sql.ts';
import { answerOf, type Comparison, compare, measureRate } from './measure.ts';
import { recordStatements } from './record-statements.ts';

const SHOPPERS = 40;
const PRODUCTS = 25;
const CONNECTIONS = 20;

/** Adding to the cart of a shop on PostgreSQL beside the same SQL sent straight through pg. */
export async function compareCartAdd(
  shop: string,
  databaseUrl: string,
  tokenSecret: string,
  rounds: number,
  seconds: number,
): Promise<Comparison> {
  const shoppers = await signUpShoppers(shop);
  const productIds = await prepareProducts(databaseUrl);
  const [first] = shoppers;
  const [productId] = productIds;
  if (!first || !productId) throw new Error('nobody to measure with');
  const job: DirectJob = {
    url: databaseUrl,
    statements: await recordCartAdd(databaseUrl, tokenSecret, first.token, productId),
    recorded: { userId: first.id, productId },
    userIds: shoppers.map(({ id }) => id),
    productIds,
    connections: 10,
    workers: CONNECTIONS,
    seconds,
  };
  const viaShop = () => measureCartAdd(shop, shoppers, productIds, seconds);
  await viaShop();
  return compare(rounds, viaShop, () => runDirect(job));
}

/** Adding to the cart of an embedded shop beside the same shop when nothing is really synced to disk. */
export async function compareSync(rounds: number, seconds: number): Promise<Comparison> {
  const { folder, remove } = makeDataFolder();
  const [synced, unsynced] = [`${folder}/synced`, `${folder}/unsynced`];
  const database = await openEmbedded(synced);
  await saveDemoCatalogue(database.db);
  const { rows } = await database.db.execute(sql.raw(PREPARE_PRODUCTS));
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
      const measure = () => measureCartAdd(url, shoppers, productIds, seconds);
      await measure();
      return measure;
    }),
  );
  if (!ours || !baseline) throw new Error('two shops were started');
  try {
    return await compare(rounds, ours, baseline);
  } finally {
    for (const shop of shops) await shop.stop();
    remove();
  }
}

async function signUpShoppers(shop: string): Promise<Signed[]> {
  const shoppers: Signed[] = [];
  for (let n = 0; n < SHOPPERS; n++) shoppers.push(await signUp(shop, `bench${n}@example.com`));
  return shoppers;
}

function measureCartAdd(shop: string, shoppers: Signed[], productIds: string[], seconds: number) {
  const requests = productIds.flatMap((productId) =>
    shoppers.map(({ token }) => ({
      method: 'POST' as const,
      path: '/api/v1/cart',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ productId }),
    })),
  );
  return measureRate({ url: shop, connections: CONNECTIONS, seconds, requests });
}

/** Stock that no measurement uses up. */
const PREPARE_PRODUCTS = `update products set quantity = 1000000
  where id in (select id from products order by id limit ${PRODUCTS}) returning id`;

async function prepareProducts(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ id: string }>(PREPARE_PRODUCTS);
  await client.end();
  return rows.map(({ id }) => id);
}

/** What one cart add sends to the database, learnt from the API itself. */
async function recordCartAdd(databaseUrl: string, tokenSecret: string, token: string, productId: string) {
  const silent = pino({ level: 'silent' });
  const database = await openPostgres(databaseUrl, silent, 'command');
  const { app } = await createApi({
    database,
    payments: createPayments([], ['cash']),
    jobs: { send: async () => {}, wake: () => {} },
    mail: { send: async () => {} },
    clock: Date.now,
    tokenSecret,
    limits: createRateLimits({ database, isOn: false }),
    log: silent,
    settings: PLAIN_SETTINGS,
  });
  const add = async () => {
    const answer = await app.request('http://localhost/api/v1/cart', {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ productId }),
    });
    if (answer.status !== 200) throw new Error(`cart add answered ${answer.status}: ${await answer.text()}`);
  };
  await add();
  const statements = await recordStatements(add);
  await database.close();
  return statements;
}

async function runDirect(job: DirectJob): Promise<number> {
  const child = fork(new URL('./direct-sql.ts', import.meta.url));
  child.send(job);
  const [rate] = await answerOf(child);
  return rate as number;
}
