import * as v from 'valibot';
import { expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import type { Sales, Today } from '#contract/today/staff-calls.ts';
import { readSales, readToday } from '#contract/today/staff-calls.ts';
import { other } from '#tests/setup/cart-products.ts';
import { placeCashOrder } from '#tests/setup/place-cash-order.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const member = await addMember(shop, 'manager');
const fetchToday = async (): Promise<Today> =>
  v.parse(readToday.answer, (await askAs(shop, member, 'GET', '/today')).body).data;
const fetchSales = async (from: string, until: string): Promise<Sales> =>
  v.parse(readSales.answer, (await askAs(shop, member, 'GET', `/sales?from=${from}&until=${until}`)).body)
    .data;

const place = async () => `/orders/${(await placeCashOrder(shop)).orderNumber}`;

test('waiting orders are counted by status, with the time of the oldest', async () => {
  const path = await place();
  await place();
  await askAs(shop, member, 'POST', `${path}/pack`, { body: {} });
  const { orders } = await fetchToday();
  const waiting = Object.fromEntries(orders.map(({ status, count }) => [status, count]));
  expect(waiting).toEqual({ placed: 1, confirmed: 0, paid: 0, packed: 1, shipped: 0, refund_due: 0 });
  expect(orders[0]?.oldestAt).toMatch(/^\d{4}-.*Z$/);
  expect(orders[1]?.oldestAt).toBeNull();
});

test('a product with few pieces left is listed', async () => {
  const before = (await fetchToday()).stock.low;
  await shop.api.db.update(products).set({ quantity: 1 }).where(eq(products.id, other.id));
  const { stock } = await fetchToday();
  expect(stock.low).toBe(before + 1);
  expect(stock.lowest[0]).toMatchObject({ id: other.id, quantity: 1 });
});

test('a new shop has no returns, disputes, failed jobs or other open work', async () => {
  expect(await fetchToday()).toMatchObject({
    returns: { count: 0, oldestAt: null },
    ...{
      refusedRefunds: 0,
      disputes: 0,
      mismatches: 0,
      unknownPayments: 0,
      failedJobs: 0,
      heldBackEmails: 0,
    },
  });
});

test('sales are summed by day in Cairo, without cancelled orders', async () => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format(shop.api.clock());
  const before = await fetchSales(day, day);
  const path = await place();
  await askAs(shop, member, 'POST', `${await place()}/cancel`);
  const { body } = await askAs(shop, member, 'GET', path);
  const after = await fetchSales(day, day);
  expect(after.total).toEqual({
    salesPiastres: before.total.salesPiastres + body.data.totalPiastres,
    orders: before.total.orders + 1,
    returned: before.total.returned,
  });
  expect(after.days).toEqual([{ day, ...after.total }]);
});

test('sales have an entry for each day, and the total of the period before', async () => {
  const { days, before } = await fetchSales('2026-01-01', '2026-01-31');
  expect(days).toHaveLength(31);
  expect(days[30]).toEqual({ day: '2026-01-31', salesPiastres: 0, orders: 0, returned: 0 });
  expect(before.orders).toBe(0);
});

test('sales of the period before are told for each of its days', async () => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format(shop.api.clock());
  const dayAfter = (count: number) =>
    new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
  await place();
  const { days } = await fetchSales(day, day);
  const { daysBefore, before } = await fetchSales(dayAfter(1), dayAfter(3));
  expect(daysBefore.map((earlier) => earlier.day)).toEqual([dayAfter(-2), dayAfter(-1), day]);
  expect(daysBefore[2]).toEqual(days[0]);
  expect(before).toEqual({ ...daysBefore[2], day: undefined });
});

test.each([
  ['2026-01-31', '2026-01-01', 'The first day is not after the last one.'],
  ['2026-02-30', '2026-03-01', "'2026-02-30' is not a day such as 2026-11-16."],
  ['2024-01-01', '2026-01-01', 'A span has 366 days at most.'],
])('a span from %s until %s is refused', async (from, until, message) => {
  const { status, body } = await askAs(shop, member, 'GET', `/sales?from=${from}&until=${until}`);
  expect([status, body.message]).toEqual([400, message]);
});

test('a new order and its new status are streamed', async () => {
  const feed = shop.api.orderFeed;
  const listening = feed.listen();
  const answer = await shop.app.request(
    'http://shop.test/api/staff/orders/events',
    { headers: member.headers },
    {
      origin: 'http://shop.test',
      clientAddress: '127.0.0.1',
    },
  );
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const seen: string[] = [];
  const reading = (async () => {
    for await (const piece of answer.body ?? []) seen.push(new TextDecoder().decode(piece));
  })();
  await expect.poll(() => seen.join('')).toContain('retry');
  const path = await place();
  await expect.poll(() => seen.join('')).toContain('"status":"placed"');
  await askAs(shop, member, 'POST', `${path}/pack`, { body: {} });
  await expect.poll(() => seen.join('')).toContain('"status":"packed"');
  feed.end();
  await reading;
  await listening.close();
});
