import { expect, test } from 'vitest';
import { orders } from '#api/orders/tables.ts';
import { expirePendingOrders } from '#api/payments/expire.ts';
import type { Gateway, PaymentState } from '#api/payments/gateway.ts';
import { paymentSessions } from '#api/payments/tables.ts';
import { createTestCardGateway } from '#api/payments/test-card/gateway.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { createShopSteps, DECLINED } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const MINUTE = 60 * 1000;
let answer: (sessionId: string) => Promise<PaymentState> = async () => 'pending';
const bank: Gateway = { ...createTestCardGateway(), name: 'bank', askState: (id) => answer(id) };

const shop = await openTestShop();
const bankShop = await openTestShop({ payments: bank });

async function openOrder(at: typeof shop) {
  const steps = createShopSteps(at);
  const { shopper, page } = await steps.openNewCardPage();
  const statusOf = async () => (await steps.readOrders(shopper)).at(-1)?.status;
  return { ...steps, shopper, page, statusOf };
}

test('an order waits half an hour for its payment, and is cancelled then', async () => {
  const { statusOf, page, listOrders, shopper } = await openOrder(shop);
  shop.passTime(29 * MINUTE);
  await expirePendingOrders(shop.api);
  expect(await statusOf()).toBe('pending');
  shop.passTime(2 * MINUTE);
  await expirePendingOrders(shop.api);
  expect(await statusOf()).toBe('cancelled');
  expect(await listOrders(shopper)).toMatchObject([{ paymentStatus: 'cancelled' }]);
  expect((await shop.get(page)).status).toBe(410);
});

test('only pending orders expire', async () => {
  const failed = await openOrder(shop);
  await failed.postForm(failed.page, DECLINED);
  const placed = await openOrder(shop);
  await placed.placeCash(placed.shopper, (await placed.readCart(placed.shopper)).cartId);
  shop.passTime(31 * MINUTE);
  await expirePendingOrders(shop.api);
  expect([await failed.statusOf(), await placed.statusOf()]).toEqual(['failed', 'placed']);
});

test('an order whose session was never stored is cancelled', async () => {
  const { statusOf, page } = await openOrder(shop);
  await shop.api.db.delete(paymentSessions).where(eq(paymentSessions.id, page.slice('/pay/'.length)));
  shop.passTime(31 * MINUTE);
  await expirePendingOrders(shop.api);
  expect(await statusOf()).toBe('cancelled');
});

test.each([
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['cancelled', 'cancelled'],
  ['pending', 'cancelled'],
] as const)('a gateway that says %s leaves the order %s', async (state, expected) => {
  const { statusOf, readProduct } = await openOrder(bankShop);
  const { quantity } = await readProduct(plain.id);
  answer = async () => state;
  bankShop.passTime(31 * MINUTE);
  await expirePendingOrders(bankShop.api);
  expect(await statusOf()).toBe(expected);
  expect((await readProduct(plain.id)).quantity).toBe(quantity - Number(expected === 'paid'));
});

test('a gateway that does not answer is asked again later', async () => {
  const { statusOf } = await openOrder(bankShop);
  bankShop.passTime(31 * MINUTE);
  answer = () => Promise.reject(new Error('down'));
  await expirePendingOrders(bankShop.api);
  expect(await statusOf()).toBe('pending');
  answer = async () => 'paid';
  await expirePendingOrders(bankShop.api);
  expect(await statusOf()).toBe('paid');
});

test('orders whose gateway does not answer, however many, keep no other order waiting', async () => {
  const { shopper, statusOf } = await openOrder(bankShop);
  const stuck = await openOrder(bankShop);
  const [row] = await bankShop.api.db.select().from(orders).where(eq(orders.userId, stuck.shopper.id));
  const [session] = await bankShop.api.db
    .select()
    .from(paymentSessions)
    .where(eq(paymentSessions.orderId, row?.id ?? ''));
  if (!row || !session) throw new Error('nothing was opened');
  // Ids sort by age; these come before the shopper's own.
  const older = Array.from({ length: 150 }, (_, at) => `00000000${at.toString(16).padStart(16, '0')}`);
  const { number, ...copied } = row;
  await bankShop.api.db.insert(orders).values(older.map((id) => ({ ...copied, id })));
  await bankShop.api.db
    .insert(paymentSessions)
    .values(older.map((orderId) => ({ ...session, id: `stuck-${orderId}`, orderId })));
  const [own] = await bankShop.api.db.select().from(orders).where(eq(orders.userId, shopper.id));
  const [ownSession] = await bankShop.api.db
    .select()
    .from(paymentSessions)
    .where(eq(paymentSessions.orderId, own?.id ?? ''));
  bankShop.passTime(31 * MINUTE);
  answer = async (id) => (id === ownSession?.id ? 'paid' : Promise.reject(new Error('down')));
  await expirePendingOrders(bankShop.api);
  expect(await statusOf()).toBe('paid');
});

test('several servers may expire at once', async () => {
  const opened = await Promise.all([openOrder(shop), openOrder(shop), openOrder(shop)]);
  shop.passTime(31 * MINUTE);
  await Promise.all([expirePendingOrders(shop.api), expirePendingOrders(shop.api)]);
  for (const { statusOf } of opened) expect(await statusOf()).toBe('cancelled');
});
