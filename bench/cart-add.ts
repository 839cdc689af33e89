import { fork } from 'node:child_process';
import pg from 'pg';
import pino from 'pino';
import { createApi } from '#api/create-api.ts';
import { createTestCardGateway } from '#api/payments/test-card/gateway.ts';
import { openPostgres } from '#api/platform/database/open.ts';
import { createRateLimits } from '#api/platform/security/rate-limits.ts';
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
  const shoppers: Signed[] = [];
  for (let n = 0; n < SHOPPERS; n++) shoppers.push(await signUp(shop, `bench${n}@example.com`));
  const productIds = await prepareProducts(databaseUrl);
  const requests = productIds.flatMap((productId) =>
    shoppers.map(({ token }) => ({
      method: 'POST' as const,
      path: '/api/v1/cart',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ productId }),
    })),
  );
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
  const viaShop = () => measureRate({ url: shop, connections: CONNECTIONS, seconds, requests });
  await viaShop();
  return compare(rounds, viaShop, () => runDirect(job));
}

/** Stock that no measurement uses up. */
async function prepareProducts(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `update products set quantity = 1000000 where id in (select id from products order by id limit ${PRODUCTS}) returning id`,
  );
  await client.end();
  return rows.map(({ id }) => id);
}

/** What one cart add sends to the database, learnt from the API itself. */
async function recordCartAdd(databaseUrl: string, tokenSecret: string, token: string, productId: string) {
  const silent = pino({ level: 'silent' });
  const database = await openPostgres(databaseUrl, silent, 'command');
  const { app } = await createApi({
    database,
    payments: createTestCardGateway(),
    mail: { send: async () => {} },
    clock: Date.now,
    tokenSecret,
    limits: createRateLimits({ database, isOn: false }),
    log: silent,
    settings: { returnOrigins: [], isCacheOn: true },
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
