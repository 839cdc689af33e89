/**
 * Many concurrent shoppers at two servers of one shop on PostgreSQL: each gets a piece or a refusal, without deadlocks.
 */
import pLimit from 'p-limit';
import { expect, test, vi } from 'vitest';
import { ActionRefused } from '#api/orders/action-refused.ts';
import { cancelOrder } from '#api/orders/actions.ts';
import { queueDueSessions } from '#api/payments/reconcile.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { orders } from '#api/schema/orders.ts';
import { onOffer, other, plain } from '#tests/setup/cart-products.ts';
import { type Records, readRecords, sumByKind } from '#tests/setup/records.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { LONG_WAIT } from '#tests/setup/test-settings.ts';
import type { Answer } from '#tests/setup/test-shop.ts';
import { openTwoServers } from '#tests/setup/two-servers.ts';

const IS_LONG = Boolean(process.env.TEST_LONG);
const [SHOPPERS, PIECES] = IS_LONG ? [200, 100] : [20, 10];
const ROUND_COUNT = IS_LONG ? 20 : 1;

const { bank, faults, servers } = await openTwoServers();
const steps = servers.map(createShopSteps) as [
  ReturnType<typeof createShopSteps>,
  ReturnType<typeof createShopSteps>,
];
/** Fewer concurrent calls than a server has connections, because it refuses calls that wait long for a connection. */
const limits = [pLimit(8), pLimit(8)] as const;

type Server = (typeof servers)[number] & (typeof steps)[number];
/** Calls a server: the first one for even indexes, the second for odd ones. */
function callServer<Result>(index: number, call: (server: Server) => Promise<Result>): Promise<Result> {
  const at = index % 2 === 0 ? 0 : 1;
  return limits[at](() => call({ ...servers[at], ...steps[at] }));
}
const [{ api }] = servers;
const repeat = <Value>(count: number, make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const idOf = ({ body }: Answer) => new URL(body.session.url).pathname.slice('/pay/'.length);
const notify = (index: number, id: string) =>
  callServer(index, ({ post }) =>
    post('/api/payments/bank/notify', bank.pay(id), { headers: { signature: 'right' } }),
  );

/** Runs all jobs of both servers; returns the records. */
async function finishWork(productIds: string[]): Promise<Records> {
  await vi.waitUntil(async () => (await readRecords(api.db, productIds)).jobs === 0, LONG_WAIT);
  return readRecords(api.db, productIds);
}

const PAYMENT_WAYS = ['card', 'cash'] as const;

let phones = 0;
/** An address with a unique phone number, because concurrent orders with the same number wait for each other. */
const newAddress = () => ({
  shippingAddress: { ...ADDRESS, phone: `010${String(++phones).padStart(8, '0')}` },
});

test.each([
  ['by card', () => 'card'],
  ['by card and in cash', (index: number) => PAYMENT_WAYS[index % 3 === 0 ? 1 : 0]],
])(
  `${SHOPPERS} shoppers order ${PIECES} pieces ${'%s'}: all pieces are sold, the other shoppers refused`,
  async (_name, wayOf) => {
    const product = wayOf(0) === 'card' ? plain : other;
    const charges = bank.sumHeld();
    await api.db.update(products).set({ quantity: SHOPPERS, sold: 0 }).where(eq(products.id, product.id));
    const shoppers = await repeat(SHOPPERS, (index) =>
      callServer(index, ({ addShopperWithCart }) => addShopperWithCart(product.id)),
    );
    await api.db.update(products).set({ quantity: PIECES }).where(eq(products.id, product.id));

    const answers = await repeat(SHOPPERS, async (index) => {
      const shopper = shoppers[index];
      if (!shopper) throw new Error('there is no such shopper');
      const { cartId } = shopper;
      if (wayOf(index) === 'cash')
        return callServer(index, ({ placeCash }) => placeCash(shopper, cartId, newAddress()));
      const answer = await callServer(index, ({ checkOut }) => checkOut(shopper, cartId, '', newAddress()));
      // The other server gets the notification.
      if (answer.status === 200) expect((await notify(index + 1, idOf(answer))).status).toBe(200);
      return answer;
    });

    const refused = answers.filter(({ status }) => status >= 400);
    expect(answers.length - refused.length).toBe(PIECES);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['400 title-out-of-stock']),
    );
    const { lines, products: left, ...records } = await finishWork([product.id]);
    expect(left).toMatchObject([{ quantity: 0, sold: PIECES }]);
    const ours = records.orders.filter(({ id }) =>
      lines.some((line) => line.order_id === id && line.product_id === product.id),
    );
    expect(ours.map(({ stock }) => stock)).toEqual(Array.from({ length: PIECES }, () => 'sold'));
    // Nobody was charged without getting an order.
    const paid = ours.filter(({ status }) => status === 'paid');
    expect(bank.sumHeld() - charges).toBe(paid.reduce((sum, { total }) => sum + total, 0));
    expect(faults).toEqual([]);
  },
);

test('ordering, paying, cancelling and reconciling concurrently never deadlocks', async () => {
  const ids = [plain.id, other.id, onOffer.id];
  for (const id of ids)
    await api.db.update(products).set({ quantity: 1000, sold: 0 }).where(eq(products.id, id));
  const before = await readRecords(api.db, ids);
  const statuses: number[] = [];
  const note = async (calling: Promise<Answer>) => {
    const answer = await calling;
    statuses.push(answer.status);
    return answer;
  };
  for (let round = 0; round < ROUND_COUNT; round++) {
    await repeat(IS_LONG ? 16 : 8, async (index) => {
      // Half of the shoppers add the products in reverse, so that locking products one by one would deadlock.
      const wanted = index % 2 === 0 ? ids : ids.toReversed();
      const shopper = await callServer(index, ({ addShopperWithCart }) => addShopperWithCart(...wanted));
      const { cartId } = shopper;
      const address = newAddress();
      const opened = await note(callServer(index, ({ checkOut }) => checkOut(shopper, cartId, '', address)));
      const id = opened.status === 200 ? idOf(opened) : undefined;
      await Promise.all([
        id && note(notify(index, id)),
        note(
          callServer(index + 1, ({ checkOut }) =>
            checkOut(shopper, cartId, '?url=http://localhost:1', address),
          ),
        ),
        index % 3 === 0 && note(callServer(index, ({ placeCash }) => placeCash(shopper, cartId, address))),
        note(
          callServer(index, ({ post }) =>
            post('/api/v1/cart', { productId: plain.id }, { token: shopper.token }),
          ),
        ),
        callServer(index, (server) => queueDueSessions(server.api)),
        cancelAny(index, shopper.id),
      ]);
    });
    for (const server of servers) server.passTime(3 * 60_000);
  }
  for (const server of servers) server.passTime(20 * 60_000);
  await queueDueSessions(api);
  const records = await finishWork(ids);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(faults.filter((line) => !line.includes('a charge without a waiting order'))).toEqual([]);
  const { rows } = await api.db.execute(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
  expect(sumByKind(records.entries.filter(({ gateway }) => gateway === 'bank')).held).toBe(bank.sumHeld());
  for (const { id, quantity } of records.products) {
    const taken = records.lines.filter(
      ({ product_id, order_id }) =>
        product_id === id &&
        records.orders.some((order) => order.id === order_id && order.stock !== 'none') &&
        !before.orders.some((order) => order.id === order_id),
    );
    expect(quantity).toBe(1000 - taken.reduce((sum, { count }) => sum + count, 0));
  }
});

/** Cancels the shopper's order as an operator, if there is an order yet. */
function cancelAny(index: number, userId: string): Promise<void> {
  return callServer(index + 1, async ({ api: at }) => {
    const [order] = await at.db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
    if (!order) return;
    await cancelOrder(at, order.id, 'shop').catch((error) => {
      if (!(error instanceof ActionRefused)) throw error;
    });
  });
}
