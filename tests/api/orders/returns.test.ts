/** What shoppers do with delivered orders: ask to return or exchange pieces, and withdraw what they asked. */
import { describe, expect, test } from 'vitest';
import { returnOrder } from '#api/orders/actions.ts';
import { refuseReturn } from '#api/orders/returns/answer-return.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { returnEvents, returns } from '#api/schema/returns.ts';
import { plain, UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { watchQueries } from '#tests/setup/watch-database.ts';
import { DAY_MS, openReturnsShop, WRONG_SIZE } from './returns-shop.ts';

const { shop, ask, deliver, place, placeDelivered, readOrder, withdraw } = await openReturnsShop();

const createRefusal = (code: string, status = 409) => ({ status, body: { code } });

describe('a request', () => {
  test('is in the answer, in the list of orders and in an email', async () => {
    const { shopper, id, number, lineId } = await placeDelivered();
    await shop.runJobs();
    shop.emails.length = 0;
    expect(await readOrder(shopper)).toMatchObject({
      returnableUntil: expect.any(String),
      cartItems: [{ returnableCount: 2 }],
    });
    const request = { ...WRONG_SIZE, note: ' One size larger, please ', lines: [{ lineId, count: 1 }] };
    const { status, body } = await ask(shopper, id, request);
    const asked = {
      cartItems: [{ returnableCount: 1 }],
      returns: [
        {
          kind: 'return',
          reason: 'wrong_size',
          status: 'requested',
          note: 'One size larger, please',
          lines: [{ lineId, count: 1 }],
          history: [{ status: 'requested', at: expect.any(String) }],
        },
      ],
    };
    expect([status, body.data]).toMatchObject([201, asked]);
    expect(await readOrder(shopper)).toMatchObject(asked);
    await shop.runJobs();
    expect(shop.emails).toMatchObject([
      { to: shopper.email, subject: `My Store: we’ve received your return request for order ${number}` },
    ]);
    expect(shop.emails[0]?.text).toContain(`1 × ${plain.title.en}`);
    expect(shop.emails[0]?.text).not.toContain('One size larger');
  });

  test('is made once, even if it is sent twice concurrently', async () => {
    const { shopper, id, lineId } = await placeDelivered();
    const request = { ...WRONG_SIZE, lines: [{ lineId, count: 1 }] };
    const answers = await Promise.all([ask(shopper, id, request), ask(shopper, id, request)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await readOrder(shopper)).returns).toHaveLength(1);
    // After ten minutes, the same request counts as a new one.
    shop.passTime(11 * 60_000);
    await ask(shopper, id, request);
    expect((await readOrder(shopper)).returns).toHaveLength(2);
    const [rows, events] = [
      await shop.api.db.select().from(returns).where(eq(returns.orderId, id)),
      await shop.api.db.select().from(returnEvents),
    ];
    for (const { id } of rows) expect(events.filter(({ returnId }) => returnId === id)).toHaveLength(1);
  });

  test('can have no more pieces than were delivered, less those of other returns', async () => {
    const { shopper, id, lineId } = await placeDelivered(3);
    const askFor = (count: number, kind = 'return') =>
      ask(shopper, id, { ...WRONG_SIZE, kind, lines: [{ lineId, count }] });
    expect(await askFor(4)).toMatchObject({ body: { values: [3, plain.title.en] } });
    expect((await askFor(2)).status).toBe(201);
    expect(await askFor(2, 'exchange')).toMatchObject(createRefusal('pieces-not-returnable'));
    expect((await askFor(1, 'exchange')).status).toBe(201);
    expect(await askFor(1)).toMatchObject({
      body: {
        message: `No more pieces of ${plain.title.en} can be returned: the others are in a return already`,
      },
    });
  });

  test('is refused before the delivery, and once the parcel came back', async () => {
    const { shopper, id, lineId } = await place();
    const request = { ...WRONG_SIZE, lines: [{ lineId, count: 1 }] };
    expect(await ask(shopper, id, request)).toMatchObject(createRefusal('order-not-returnable'));
    expect(await readOrder(shopper)).not.toHaveProperty('returnableUntil');
    await deliver(id);
    await returnOrder(shop.api, id);
    expect(await ask(shopper, id, request)).toMatchObject(createRefusal('order-not-returnable'));
  });

  test('is possible for 14 days', async () => {
    const { shopper, id, lineId } = await placeDelivered();
    const request = { ...WRONG_SIZE, lines: [{ lineId, count: 1 }] };
    const until = Date.parse((await readOrder(shopper)).returnableUntil);
    const left = until - shop.api.clock();
    expect(left).toBeGreaterThan(13 * DAY_MS);
    shop.passTime(left - 60_000);
    expect((await ask(shopper, id, request)).status).toBe(201);
    shop.passTime(60_001);
    expect(await ask(shopper, id, { ...request, kind: 'exchange' })).toMatchObject({
      status: 409,
      body: { code: 'return-too-late', values: [14] },
    });
  });

  test.each([
    ['no kind', { kind: undefined }, 'invalid-value'],
    ['an unknown reason', { reason: 'bored' }, 'invalid-value'],
    ['no lines', { lines: [] }, 'return-lines-required'],
    ['a line of another order', { lines: [{ lineId: UNKNOWN_PRODUCT_ID, count: 1 }] }, 'invalid-value'],
    ['half a piece', { lines: [{ lineId: UNKNOWN_PRODUCT_ID, count: 0.5 }] }, 'invalid-value'],
    ['no piece', { lines: [{ lineId: UNKNOWN_PRODUCT_ID, count: 0 }] }, 'invalid-value'],
    ['one line twice', { lines: Array(2).fill({ lineId: UNKNOWN_PRODUCT_ID, count: 1 }) }, 'invalid-value'],
    ['a long note', { note: 'x'.repeat(501) }, 'too-long'],
  ])('with %s is refused', async (_, changes, code) => {
    const { shopper, id, lineId } = await placeDelivered(1);
    const request = { ...WRONG_SIZE, lines: [{ lineId, count: 1 }], ...changes };
    expect(await ask(shopper, id, request)).toMatchObject(createRefusal(code, 400));
    expect(await readOrder(shopper)).not.toHaveProperty('returns');
  });

  test('can’t be made or withdrawn by another shopper', async () => {
    const { shopper, id, lineId } = await placeDelivered();
    const stranger = await shop.addShopper();
    const request = { ...WRONG_SIZE, lines: [{ lineId, count: 1 }] };
    expect(await ask(stranger, id, request)).toMatchObject(createRefusal('no-order', 404));
    await ask(shopper, id, request);
    const [{ _id: returnId }] = (await readOrder(shopper)).returns;
    expect(await withdraw(stranger, id, returnId)).toMatchObject(createRefusal('no-return', 404));
    const other = await placeDelivered();
    expect(await withdraw(other.shopper, other.id, returnId)).toMatchObject(createRefusal('no-return', 404));
    expect((await readOrder(shopper)).returns).toMatchObject([{ status: 'requested' }]);
  });
});

describe('withdrawing a request', () => {
  test('frees its pieces, and changes nothing when it is repeated', async () => {
    const { shopper, id, lineId } = await placeDelivered(1);
    await ask(shopper, id, { ...WRONG_SIZE, lines: [{ lineId, count: 1 }] });
    const [{ _id: returnId }] = (await readOrder(shopper)).returns;
    for (let at = 0; at < 2; at += 1) {
      const { status, body } = await withdraw(shopper, id, returnId);
      expect([status, body.data]).toMatchObject([
        200,
        { cartItems: [{ returnableCount: 1 }], returns: [{ status: 'cancelled' }] },
      ]);
    }
    expect((await readOrder(shopper)).returns[0].history).toMatchObject([
      { status: 'requested' },
      { status: 'cancelled' },
    ]);
  });

  test('is refused if the shop has answered already', async () => {
    const { shopper, id, lineId } = await placeDelivered();
    await ask(shopper, id, { ...WRONG_SIZE, lines: [{ lineId, count: 1 }] });
    const [{ _id: returnId }] = (await readOrder(shopper)).returns;
    const [row] = await shop.api.db.select().from(returns).where(eq(returns.id, returnId));
    await refuseReturn(shop.api, row?.number ?? 0, 'It was worn.');
    expect(await withdraw(shopper, id, returnId)).toMatchObject(createRefusal('return-answered'));
  });
});

test('the list of orders needs as many queries with returns as without', async () => {
  const { shopper, id, lineId } = await placeDelivered();
  const countQueries = async () => {
    // The first list after a sale reads the group names again.
    await readOrder(shopper);
    const count = watchQueries(shop.database);
    const before = count();
    await readOrder(shopper);
    return count() - before;
  };
  const without = await countQueries();
  await ask(shopper, id, { ...WRONG_SIZE, lines: [{ lineId, count: 1 }] });
  expect(await countQueries()).toBe(without);
  expect(without).toBeGreaterThan(0);
});
