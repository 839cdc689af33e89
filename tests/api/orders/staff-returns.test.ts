/** Returns that the staff start, receive in part and refund. */
import { expect, test } from 'vitest';
import { desc } from '#api/platform/database/drizzle.ts';
import { auditLog } from '#api/schema/staff.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { DAY_MS, openReturnsShop } from './returns-shop.ts';

const { shop, placeDelivered, readOrder, readProduct } = await openReturnsShop();
const piastres = Math.round(plain.price * 100);
const packer = await addMember(shop, 'orders', { name: 'Hany Samir' });
const act = (path: string, body?: object) => askAs(shop, packer, 'POST', path, body && { body });

/** Delivers an order of three pieces, and starts a return of some. */
async function start(count = 3) {
  const placed = await placeDelivered(3);
  await shop.runJobs();
  shop.emails.length = 0;
  const request = { kind: 'return', reason: 'damaged', lines: [{ lineId: placed.lineId, count }] };
  const begin = () => act(`/orders/${placed.number}/returns`, request);
  const { status, body } = await begin();
  return { ...placed, status, begin, data: body.data, path: `/returns/${body.data?.number}` };
}

test('a return that staff start is approved at once, and its shopper gets one email', async () => {
  const { shopper, begin, status, data } = await start(1);
  expect([status, data.status]).toEqual([201, 'approved']);
  expect(data.history).toMatchObject([{ status: 'approved', by: 'shop', person: 'Hany Samir' }]);
  // The same request, sent twice, starts one return.
  expect((await begin()).body.data.number).toBe(data.number);
  await shop.runJobs();
  expect(shop.emails.map(({ subject }) => subject)).toEqual([expect.stringContaining('is approved')]);
  expect(await readOrder(shopper)).toMatchObject({ returns: [{ status: 'approved' }] });
  const [last] = await shop.api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(last).toMatchObject({ name: 'Hany Samir', action: 'return.started', after: { reason: 'damaged' } });
});

test('after partial receipt in two conditions and a refund, a return’s money and pieces add up', async () => {
  const { shopper, number, lineId, path } = await start(3);
  const { quantity, sold } = await readProduct(plain.id);
  const lines = [{ lineId, resalePieces: 1, damagedPieces: 1 }];
  const received = await act(`${path}/receive`, { lines });
  expect(received.body.data).toMatchObject({
    status: 'received',
    lines: [
      {
        ...{ lineId, pieces: 3, resalePieces: 1, damagedPieces: 1 },
        ...{ paidPiastres: 3 * piastres, orderedPieces: 3, earlierPieces: 0 },
      },
    ],
  });
  expect(await readProduct(plain.id)).toMatchObject({ quantity: quantity + 1, sold: sold - 2 });
  // The piece that did not come can come later.
  expect(await readOrder(shopper)).toMatchObject({ cartItems: [{ returnableCount: 1 }] });

  const refund = { amountPiastres: 2 * piastres, isByHand: true };
  const refunded = await act(`${path}/refund`, refund);
  expect(refunded.body.data).toMatchObject({ status: 'closed' });
  const again = await act(`${path}/refund`, refund);
  expect([again.status, again.body.code]).toEqual([409, 'not-possible']);
  const order = await askAs(shop, packer, 'GET', `/orders/${number}`);
  expect(order.body.data).toMatchObject({
    status: 'partly_refunded',
    refundedPiastres: 2 * piastres,
    lines: [{ returnablePieces: 1 }],
    ledger: [{ kind: 'charge' }, { kind: 'refund', person: 'Hany Samir' }],
  });
});

test('a refund that is not possible leaves the return open', async () => {
  const { lineId, path, data } = await start(1);
  const early = await act(`${path}/refund`, { amountPiastres: 100, isByHand: true });
  expect([early.status, early.body.code]).toEqual([409, 'not-possible']);
  await act(`${path}/receive`, { lines: [{ lineId, resalePieces: 1, damagedPieces: 0 }] });
  const { status } = await act(`${path}/refund`, { amountPiastres: 9 * piastres, isByHand: true });
  expect(status).toBe(409);
  const { body } = await askAs(shop, packer, 'GET', path);
  expect(body.data).toMatchObject({ number: data.number, status: 'received' });
});

test('more pieces than expected, no pieces, and lines of other orders are refused', async () => {
  const { lineId, path } = await start(2);
  const other = await placeDelivered(1);
  for (const lines of [
    [{ lineId, resalePieces: 2, damagedPieces: 1 }],
    [{ lineId, resalePieces: 0, damagedPieces: 0 }],
    [{ lineId: other.lineId, resalePieces: 1, damagedPieces: 0 }],
  ]) {
    const { status, body } = await act(`${path}/receive`, { lines });
    expect([status, body.code]).toEqual([409, 'not-possible']);
  }
  expect((await act(`${path}/receive`, {})).status).toBe(400);
});

test('the staff can start a return of the remaining pieces after the shopper’s deadline', async () => {
  const { number, lineId } = await placeDelivered(3);
  shop.passTime(20 * DAY_MS);
  // The other sessions have expired by now.
  const manager = await addMember(shop, 'manager');
  const ask = (count: number) =>
    askAs(shop, manager, 'POST', `/orders/${number}/returns`, {
      body: { kind: 'exchange', reason: 'wrong_size', lines: [{ lineId, count }] },
    });
  expect((await ask(2)).status).toBe(201);
  const { status, body } = await ask(3);
  expect([status, body.code]).toEqual([409, 'not-possible']);
  expect((await ask(1)).status).toBe(201);
});
