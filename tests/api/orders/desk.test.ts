import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { DeskCall, DeskInput } from '#api/desk/desk.ts';
import { writeCairoTime } from '#api/platform/cairo-time.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { createDeskAsker } from '#tests/setup/shop-steps.ts';
import { openBankShop } from '../payments/bank-shop.ts';

const { shop, bank, addShopperWithCart, openNewCardPage, pay, placeCash, readOrders, readProduct } =
  await openBankShop();
const ask = createDeskAsker(shop.api);

/** Places a cash order of one piece; returns its number. */
async function orderInCash(...productIds: string[]): Promise<number> {
  const shopper = await addShopperWithCart(...(productIds.length > 0 ? productIds : [plain.id]));
  const { body } = await placeCash(shopper, shopper.cartId);
  return body.data.id;
}

/** Places an order paid through the bank; returns its number and total. */
async function orderByCard() {
  const { shopper, page } = await openNewCardPage();
  await pay(page);
  const [order] = await readOrders(shopper);
  if (order?.status !== 'paid') throw new Error(`not paid: ${order?.status}`);
  return { number: order.number, totalPiastres: order.totalPiastres };
}

async function deliver(number: number): Promise<void> {
  await ask('packOrder', { order: number });
  await ask('shipOrder', { order: number, carrier: 'Bosta', trackingNumber: '12345' });
  await ask('deliverOrder', { order: number });
}

test('a cash order is delivered, paid, returned and refunded by hand', async () => {
  const { quantity } = await readProduct(plain.id);
  const number = await orderInCash();
  expect(await ask('confirmOrder', { order: number })).toMatchObject({
    number,
    status: 'confirmed',
    gateway: 'cash',
  });
  expect(await ask('packOrder', { order: number })).toMatchObject({ status: 'packed', takenPiastres: 0 });
  expect(
    await ask('shipOrder', { order: number, carrier: ' Bosta ', trackingNumber: '12345' }),
  ).toMatchObject({
    status: 'shipped',
    carrier: 'Bosta',
    trackingNumber: '12345',
  });
  const delivered = await ask('deliverOrder', { order: number });
  const { totalPiastres } = delivered;
  expect(delivered).toMatchObject({ status: 'delivered', takenPiastres: totalPiastres });
  expect((await readProduct(plain.id)).quantity).toBe(quantity - 1);
  expect(await ask('returnOrder', { order: number })).toMatchObject({
    status: 'refund_due',
    refundedPiastres: 0,
  });
  expect((await readProduct(plain.id)).quantity).toBe(quantity);
  expect(await ask('refundOrder', { order: number, amountPiastres: 100, isByHand: false })).toMatchObject({
    status: 'refund_due',
    refundedPiastres: 100,
  });
  expect(await ask('refundOrder', { order: number, isByHand: false })).toMatchObject({
    status: 'refunded',
    refundedPiastres: totalPiastres,
    askedPiastres: 0,
  });
});

test('a cancelled card order is refunded through its gateway', async () => {
  const { number, totalPiastres } = await orderByCard();
  expect(await ask('cancelOrder', { order: number })).toMatchObject({
    status: 'refund_due',
    takenPiastres: totalPiastres,
    askedPiastres: totalPiastres,
    refundedPiastres: 0,
  });
  // A refund by hand is refused as well: it would pay twice.
  for (const isByHand of [false, true])
    await expect(ask('refundOrder', { order: number, isByHand })).rejects.toThrow(
      'is on its way back already.',
    );
  await shop.runJobs();
  expect(await ask('readOrder', { order: number })).toMatchObject({
    status: 'refunded',
    askedPiastres: 0,
    refundedPiastres: totalPiastres,
    refunds: [{ state: 'done', amountPiastres: totalPiastres }],
  });
});

test('a refund that the gateway refuses can be made by hand', async () => {
  const { number, totalPiastres } = await orderByCard();
  await deliver(number);
  bank.faults.refusesRefunds = true;
  await ask('returnOrder', { order: number });
  await shop.runJobs();
  bank.faults.refusesRefunds = false;
  const refused = { state: 'refused', refusal: 'this wallet takes nothing back' };
  expect(await ask('readOrder', { order: number })).toMatchObject({
    status: 'refund_due',
    refunds: [refused],
  });
  await ask('refundOrder', { order: number, amountPiastres: 100, isByHand: true });
  expect(await ask('readOrder', { order: number })).toMatchObject({
    status: 'refund_due',
    refunds: [refused],
  });
  await ask('refundOrder', { order: number, isByHand: true });
  expect(await ask('readOrder', { order: number })).toMatchObject({
    status: 'refunded',
    refundedPiastres: totalPiastres,
    refunds: [{ state: 'done' }],
  });
});

test('a delivered order can be refunded in part, up to what was paid', async () => {
  const { number, totalPiastres } = await orderByCard();
  await expect(ask('refundOrder', { order: number, isByHand: false })).rejects.toThrow(
    'is paid: cancel it instead',
  );
  await deliver(number);
  await ask('refundOrder', { order: number, amountPiastres: 100, isByHand: false });
  await shop.runJobs();
  expect(await ask('readOrder', { order: number })).toMatchObject({
    status: 'partly_refunded',
    refundedPiastres: 100,
  });
  const tooMuch = ask('refundOrder', { order: number, amountPiastres: totalPiastres, isByHand: false });
  await expect(tooMuch).rejects.toThrow(/^Of order MS-\S+ at most [\d,.]+ EGP can go back\.$/);
});

test('an order is shown in full, but without its payment page’s key', async () => {
  const { number, totalPiastres } = await orderByCard();
  const shown = await ask('readOrder', { order: number });
  expect(shown).toMatchObject({
    shopper: 'Sara Ali',
    address: { details: '12 Tahrir Street' },
    lines: [{ productId: plain.id, pieces: 1 }],
    timeline: [{ event: 'charged', status: 'paid', by: 'gateway' }],
    ledger: [{ kind: 'charge', gateway: 'bank', amountPiastres: totalPiastres, currency: 'EGP' }],
    sessions: [{ gateway: 'bank', amountPiastres: totalPiastres, closedAt: null }],
    refunds: [],
  });
  // The running shop sends the order as JSON, which must not change it.
  expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
  for (const id of bank.sessions.keys()) expect(JSON.stringify(shown)).not.toContain(id);
});

describe('the list', () => {
  test('has the newest orders first, up to its limit', async () => {
    const numbers = [await orderInCash(plain.id, other.id), await orderInCash()];
    const orders = await ask('listOrders', { limit: 2 });
    expect(orders.map(({ number }) => number)).toEqual(numbers.toReversed());
    expect(orders.map(({ pieces }) => pieces)).toEqual([1, 2]);
  });

  test('can be filtered by status and by day', async () => {
    const number = await orderInCash();
    await ask('packOrder', { order: number });
    const orders = await ask('listOrders', { status: 'packed', limit: 1000 });
    expect(orders.map((order) => [order.number, order.status])).toContainEqual([number, 'packed']);
    expect(orders.filter(({ status }) => status !== 'packed')).toEqual([]);
    const today = writeCairoTime(new Date(shop.api.clock())).slice(0, 10);
    expect(await ask('listOrders', { from: today, limit: 1 })).toMatchObject([{ number }]);
    expect(await ask('listOrders', { from: '2999-01-01', limit: 1 })).toEqual([]);
  });
});

test.each<[DeskCall, object, RegExp]>([
  ['readOrder', { order: 999_999_999 }, /^There is no order 999999999\.$/],
  ['packOrder', { order: 0 }, /^Ids of orders begin with 1\.$/],
  ['packOrder', { order: 'one' }, /^An order is named by its number, such as MS-4F7K-2Q9, or by its id\.$/],
  ['readOrder', { order: 'MS-2222-222' }, /^There is no order MS-2222-222\.$/],
  ['listOrders', { limit: 1, from: '2026-02-30' }, /^'2026-02-30' is not a day such as 2026-11-16\.$/],
  ['listOrders', { limit: 1, status: 'lost' }, /^"lost" is not a status of orders; there are placed, /],
  ['listOrders', { limit: 1001 }, /^A list has at most 1000 of them/],
  ['shipOrder', { order: 1, carrier: ' ', trackingNumber: '1' }, /^The carrier is missing\.$/],
  [
    'shipOrder',
    { order: 1, carrier: 'Bosta', trackingNumber: 'a\nb' },
    /^The tracking number has characters that/,
  ],
  ['refundOrder', { order: 1, amountPiastres: 0, isByHand: false }, /^An amount to refund is more than 0/],
])('%s with %j is refused with a sentence', async (name, input, sentence) => {
  await expect(ask(name, input as DeskInput<typeof name>)).rejects.toThrow(sentence);
});

test('an order is found by its number as it is typed, or by its id', async () => {
  const number = await orderInCash();
  const { orderNumber } = await ask('readOrder', { order: number });
  for (const typed of [orderNumber, orderNumber.toLowerCase(), orderNumber.slice(3).replace('-', ' ')])
    expect(await ask('readOrder', { order: typed })).toMatchObject({ number, orderNumber });
  expect(await ask('packOrder', { order: orderNumber })).toMatchObject({ number, status: 'packed' });
});

test('actions that an order’s status does not allow are refused with a reason', async () => {
  const number = await orderInCash();
  const { orderNumber } = await ask('readOrder', { order: number });
  await expect(ask('deliverOrder', { order: number })).rejects.toThrow(
    `Order ${orderNumber} is placed: only an order that is shipped can be delivered.`,
  );
});

test('the export has a row per order line, with the order’s amounts only on the first', async () => {
  const shopper = await shop.addShopper('=cmd|"/c calc"!A1');
  const cart = async (productId: string) =>
    (await shop.post('/api/v1/cart', { productId }, { token: shopper.token })).body.cartId;
  await cart(plain.id);
  const details = 'شارع التحرير ١٢,\n"الدور الثاني"';
  const { body } = await placeCash(shopper, await cart(other.id), {
    shippingAddress: {
      ...{ details, phone: '01012345678', city: 'القاهرة' },
      ...{ landmark: 'بجوار المترو', secondPhone: '+20 109 876 5432' },
    },
  });
  const csv = await text(await ask('exportOrders', {}));
  expect(csv.startsWith('\uFEFForder,id,placed,status,payment,')).toBe(true);
  expect(csv.endsWith('\r\n')).toBe(true);
  const rows = csv.split('\r\n').filter((row) => row.startsWith(`${body.data.orderNumber},`));
  const start =
    /^MS-[\dA-Z]{4}-[\dA-Z]{3},\d+,\d{4}-\d{2}-\d{2} \d{2}:\d{2},placed,cash,,,("'=cmd\|""\/c calc""!A1"),\1,010 12345678,010 98765432,,,القاهرة,"شارع التحرير ١٢,\n""الدور الثاني""",بجوار المترو,,,/;
  for (const row of rows) expect(row).toMatch(start);
  const { totalOrderPrice: total, shippingPrice, vatIncluded } = body.data;
  expect(rows.map((row) => row.split(',').slice(-7))).toEqual([
    [shippingPrice, total, vatIncluded, 0, 0, 0, 0].map(String),
    Array(7).fill(''),
  ]);
  const none = await text(await ask('exportOrders', { since: '2999-01-01', until: '2999-12-31' }));
  expect(none.split('\r\n')).toHaveLength(2);
});
