/** Random and hostile requests to the whole server over a real socket: no 5xx, no stack trace, and no foreign data changed. */
import http from 'node:http';
import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { createPages } from '#server/pages.ts';
import { loadBuiltStorefront } from '#server/storefront.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { serveTestShop } from '#tests/setup/served-shop.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { readSeed } from '#tests/setup/test-settings.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { type HostileRequest, hostileRequests } from './hostile-requests.ts';

// `npm run test:long` sends 5,000; the seed changes daily.
const REQUESTS = process.env.TEST_LONG ? 5_000 : 1_000;
const IN_PARALLEL = 8;

const shop = await openTestShop();
const { fillCart, openCardPage } = createShopSteps(shop);
const { build, assetsDir } = await loadBuiltStorefront();
const answerPage = createPages({
  build,
  providerFor: (origin) => ({
    host: origin,
    fetch: async (url, init) => shop.app.fetch(new Request(url, init), { origin }),
  }),
  version: shop.api.version.current,
  policy: { picturesFrom: [], connectTo: [], isDevelopment: false },
  log: shop.api.log,
});
const port = await serveTestShop(shop, { answerPage, assetsDir });
const agent = new http.Agent({ keepAlive: true, maxSockets: IN_PARALLEL });
afterAll(() => agent.destroy());

function send({
  method,
  path,
  headers: sent,
  body,
}: HostileRequest): Promise<{ status: number; text: string }> {
  // Node omits the length of a DELETE's body; the server would take the body for the next request.
  const headers = { ...sent, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) };
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, agent, method, path, headers, timeout: 20_000 },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
        answer.on('error', reject);
      },
    );
    request.on('timeout', () => request.destroy(new Error(`no answer to ${method} ${path}`)));
    request.on('error', reject);
    request.end(body);
  });
}

/** Everything that the attacker must not be able to change. */
async function readForeignData(attacker: string, payer: string, paidProduct: string) {
  const isForeign = sql`user_id not in (${attacker}, ${payer})`;
  const queries = [
    // Ratings are left out: anybody may write a review.
    sql`select id, title_en, price_piastres, cover, pictures, case when id <> ${paidProduct} then quantity end, case when id <> ${paidProduct} then sold end from products order by id`,
    sql`select * from users where email like 'u%@example.com' and id <> ${attacker} order by id`,
    sql`select * from cart_lines where cart_id in (select id from carts where ${isForeign}) order by id`,
    sql`select * from order_lines where order_id in (select id from orders where ${isForeign}) order by id`,
    sql`select * from payment_sessions where order_id in (select id from orders where ${isForeign}) order by id`,
    ...['pictures', 'categories', 'subcategories', 'brands'].map(
      (table) => sql`select * from ${sql.identifier(table)} order by 1`,
    ),
    ...['carts', 'wishes', 'addresses', 'orders', 'reviews', 'reset_codes'].map(
      (table) => sql`select * from ${sql.identifier(table)} where ${isForeign} order by 1, 2`,
    ),
  ];
  const rows = [];
  for (const query of queries) rows.push((await shop.database.db.execute(query)).rows);
  return rows;
}

/** Adds a shopper with rows in every table; returns the ids that an attacker may have learnt. */
async function addVictim(products: string[]) {
  const [first = '', second = '', third = ''] = products;
  const victim = await shop.addShopper('Victim');
  const cartId = await fillCart(victim, first);
  const wished = await shop.post('/api/v1/wishlist', { productId: second }, victim);
  const saved = await shop.post('/api/v1/addresses', { name: 'Home', ...ADDRESS }, victim);
  const reviewed = await shop.post(
    `/api/v1/products/${third}/reviews`,
    { review: 'Good', rating: 5 },
    victim,
  );
  await openCardPage(victim, cartId);
  // From another address: wrong codes count against the client that asked for one.
  const forgot = await shop.post(
    '/api/v1/auth/forgotPasswords',
    { email: victim.email },
    { clientAddress: '203.0.113.7' },
  );
  await shop.api.background.settle();
  expect([wished, saved, reviewed, forgot].map(({ status }) => status)).toEqual([200, 200, 201, 200]);
  return {
    cart: [cartId],
    user: [victim.id],
    address: [saved.body.data[0]._id],
    review: [reviewed.body.data._id],
  };
}

test(`${REQUESTS} hostile requests`, { timeout: 240_000 }, async () => {
  // React Router warns on the console about addresses that it cannot decode; none may get that far.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const listed = await shop.get('/api/v1/products?limit=4');
  const [paidProduct = '', ...products]: string[] = listed.body.data.map(
    (product: { _id: string }) => product._id,
  );
  const learnt = await addVictim(products);
  const attacker = await shop.addShopper('Attacker');
  // Whoever knows the address of a card page may pay or cancel there, so this order may change.
  const payer = await shop.addShopper('Payer');
  const page = await openCardPage(payer, await fillCart(payer, paidProduct));
  const readForeign = () => readForeignData(attacker.id, payer.id, paidProduct);
  const before = await readForeign();
  expect(before.map((rows) => rows.length)).not.toContain(0);

  const ids = { ...learnt, product: products, session: [page.slice('/pay/'.length)] };
  const seed = readSeed();
  const requests = fc.sample(hostileRequests(ids, attacker.token), { numRuns: REQUESTS, seed });
  const statuses = new Map<number, number>();
  const queue = requests.values();
  await Promise.all(
    Array.from({ length: IN_PARALLEL }, async () => {
      for (const request of queue) {
        const { status, text } = await send(request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const report = `seed ${seed}: ${JSON.stringify(request).slice(0, 1000)} -> ${status} ${text.slice(0, 500)}`;
        if (status >= 500 || /\n?\s+at [\w.<>]+ \(|node_modules|\.ts:\d/.test(text)) expect.fail(report);
      }
    }),
  );
  // The run proves something only if it got past input parsing, to the handlers.
  expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([200, 400, 401, 404]));
  expect(await readForeign(), `seed ${seed}`).toEqual(before);
  // Nothing that a client sent is printed outside our own log.
  expect(warned).not.toHaveBeenCalled();
});
