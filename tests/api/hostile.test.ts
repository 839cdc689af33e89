/** 5,000 random and hostile requests over a real socket: no 5xx, no stack, and the data stays as it was. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type HostileRequest, hostileRequests } from '#tests/setup/hostile-requests.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const REQUESTS = 5_000;
const IN_PARALLEL = 8;

const shop = await openTestShop();
const server = http.createServer(getRequestListener(shop.app.fetch)).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const agent = new http.Agent({ keepAlive: true, maxSockets: IN_PARALLEL });
afterAll(() => {
  agent.destroy();
  server.close();
});

function send({
  method,
  path,
  headers: sent,
  body,
}: HostileRequest): Promise<{ status: number; text: string }> {
  // Node leaves the length of a DELETE's body away; the server would take the body for the next request.
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

/** Everything that is not the attacker's own. Ratings are left out: a stranger may review what she likes. */
async function readForeignData(attacker: string): Promise<string> {
  const tables = {
    products: sql`select id, title_en, price_piastres, quantity, sold, cover from products order by id`,
    groups: sql`select id, name_en from categories union all select id, name_en from brands union all select id, name_en from subcategories order by 1`,
    users: sql`select * from users where email like 'u%@example.com' and id <> ${attacker} order by id`,
    lines: sql`select l.* from cart_lines l join carts c on c.id = l.cart_id where c.user_id <> ${attacker} order by l.id`,
    wishes: sql`select * from wishes where user_id <> ${attacker} order by product_id`,
    addresses: sql`select * from addresses where user_id <> ${attacker} order by id`,
    orders: sql`select * from orders where user_id <> ${attacker} order by id`,
    reviews: sql`select * from reviews where user_id <> ${attacker} order by id`,
  };
  const rows = [];
  for (const query of Object.values(tables)) rows.push((await shop.database.db.execute(query)).rows);
  return JSON.stringify(rows);
}

test(`${REQUESTS} hostile requests`, { timeout: 240_000 }, async () => {
  const victim = await shop.addShopper('Victim');
  const attacker = await shop.addShopper('Attacker');
  const products = (await shop.get('/api/v1/products?limit=3')).body.data.map(
    (product: { _id: string }) => product._id,
  );
  const { cartId } = (await shop.post('/api/v1/cart', { productId: products[0] }, { token: victim.token }))
    .body;
  await shop.post('/api/v1/wishlist', { productId: products[1] }, { token: victim.token });
  const address = { name: 'Home', details: '12 Tahrir Street', phone: '01012345678', city: 'Cairo' };
  const saved = await shop.post('/api/v1/addresses', address, { token: victim.token });
  const reviewed = await shop.post(
    `/api/v1/products/${products[2]}/reviews`,
    { review: 'Good', rating: 5 },
    { token: victim.token },
  );
  const order = await shop.post(
    `/api/v1/orders/checkout-session/${cartId}`,
    { shippingAddress: address },
    { token: victim.token },
  );
  expect([saved.status, reviewed.status, order.status]).toEqual([200, 201, 200]);
  const before = await readForeignData(attacker.id);

  const ids = [...products, cartId, victim.id, saved.body.data[0]._id, reviewed.body.data._id];
  const seed = Number(process.env.HOSTILE_SEED ?? Date.now() % 1_000_000);
  const requests = fc.sample(hostileRequests(ids, attacker.token), { numRuns: REQUESTS, seed });
  const statuses = new Map<number, number>();
  const queue = requests.values();
  await Promise.all(
    Array.from({ length: IN_PARALLEL }, async () => {
      for (const request of queue) {
        const { status, text } = await send(request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const told = `seed ${seed}: ${JSON.stringify(request).slice(0, 1000)} -> ${status} ${text.slice(0, 500)}`;
        if (status >= 500 || /\n?\s+at [\w.<>]+ \(|node_modules|\.ts:\d/.test(text)) expect.fail(told);
      }
    }),
  );
  // The run is only worth something when it reached the handlers, not just the door.
  expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([200, 400, 401, 404]));
  expect(await readForeignData(attacker.id)).toBe(before);
});
