/** Staff answer returns through the order desk. */
import { describe, expect, test } from 'vitest';
import type { DeskCall } from '#api/desk/desk.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { createDeskAsker } from '#tests/setup/shop-steps.ts';
import { openReturnsShop, WRONG_SIZE } from './returns-shop.ts';

const { shop, ask: askAsShopper, placeDelivered, readOrder, readProduct, withdraw } = await openReturnsShop();

const ask = createDeskAsker(shop.api);

/** Delivers an order of two pieces, of which a shopper wants to return some; forgets its emails. */
async function request(count = 1, kind = 'return') {
  const placed = await placeDelivered();
  await askAsShopper(placed.shopper, placed.id, {
    ...WRONG_SIZE,
    kind,
    lines: [{ lineId: placed.lineId, count }],
  });
  const [newest] = await ask('listReturns', { limit: 1 });
  if (newest?.order !== placed.number) throw new Error('the return is not listed');
  await shop.runJobs();
  shop.emails.length = 0;
  return { ...placed, number: newest.number, order: placed.number };
}

async function readEmail() {
  await shop.runJobs();
  const [email, ...more] = shop.emails;
  expect(more).toEqual([]);
  shop.emails.length = 0;
  return email;
}

const piastres = Math.round(plain.price * 100);

describe('an approved return', () => {
  test('comes back for resale: its pieces are on sale again, and its value can be refunded', async () => {
    const { shopper, order, number } = await request();
    const { quantity, sold } = await readProduct(plain.id);
    const answer = 'The courier comes on Sunday.';
    expect(await ask('approveReturn', { return: number, answer })).toMatchObject({
      status: 'approved',
      answer,
    });
    const approved = await readEmail();
    expect(approved?.subject).toBe(`My Store: your return for order ${order} is approved`);
    expect(approved?.text).toContain(answer);
    expect(await readOrder(shopper)).toMatchObject({ returns: [{ status: 'approved', answer }] });

    expect(await ask('receiveReturn', { return: number, condition: 'resale' })).toMatchObject({
      status: 'received',
      order,
      gateway: 'cash',
      valuePiastres: piastres,
      lines: [{ pieces: 1, resalePieces: 1, damagedPieces: 0 }],
    });
    expect(await readProduct(plain.id)).toMatchObject({ quantity: quantity + 1, sold: sold - 1 });
    expect((await readEmail())?.text).toContain('Your refund is next.');

    await ask('refundOrder', { order: order, amountPiastres: piastres, isByHand: true });
    expect(await ask('closeReturn', { return: number })).toMatchObject({ status: 'closed' });
    expect(await readOrder(shopper)).toMatchObject({
      status: 'partly_refunded',
      cartItems: [{ count: 2, returnableCount: 1 }],
      returns: [{ status: 'closed' }],
    });
    const { history } = await ask('readReturn', { return: number });
    expect(history.map(({ status, by }) => [status, by])).toEqual([
      ['requested', 'shopper'],
      ['approved', 'shop'],
      ['received', 'shop'],
      ['closed', 'shop'],
    ]);
  });

  test('comes back damaged: its pieces are not on sale', async () => {
    const { number } = await request();
    const { quantity, sold } = await readProduct(plain.id);
    await ask('approveReturn', { return: number });
    expect(await ask('receiveReturn', { return: number, condition: 'damaged' })).toMatchObject({
      lines: [{ resalePieces: 0, damagedPieces: 1 }],
    });
    expect(await readProduct(plain.id)).toMatchObject({ quantity, sold: sold - 1 });
  });

  test('that is closed because nothing came back lets its pieces be requested again', async () => {
    const { shopper, number } = await request(2);
    await ask('approveReturn', { return: number });
    await ask('closeReturn', { return: number });
    expect(await readOrder(shopper)).toMatchObject({ cartItems: [{ returnableCount: 2 }] });
  });
});

test('a refused return says why, and its pieces can be requested again', async () => {
  const { shopper, order, number } = await request(2, 'exchange');
  expect(await ask('refuseReturn', { return: number, answer: 'It was worn.' })).toMatchObject({
    status: 'refused',
  });
  const email = await readEmail();
  expect(email?.subject).toBe(`My Store: we can’t accept your exchange for order ${order}`);
  expect(email?.text).toContain('It was worn.');
  expect(await readOrder(shopper)).toMatchObject({
    cartItems: [{ returnableCount: 2 }],
    returns: [{ status: 'refused', answer: 'It was worn.' }],
  });
});

test('pieces of a received return are not restocked again with the whole order', async () => {
  const { shopper, order, number } = await request();
  await ask('approveReturn', { return: number });
  await ask('receiveReturn', { return: number, condition: 'resale' });
  const second = await request();
  const { quantity, sold } = await readProduct(plain.id);
  await ask('returnOrder', { order });
  expect(await readProduct(plain.id)).toMatchObject({ quantity: quantity + 1, sold: sold - 1 });
  // Returning the whole order also returns the pieces of an open return, and closes it.
  await ask('returnOrder', { order: second.order });
  expect(await ask('readReturn', { return: second.number })).toMatchObject({ status: 'closed' });
  expect(await readProduct(plain.id)).toMatchObject({ quantity: quantity + 3, sold: sold - 3 });
  expect(await readOrder(shopper)).not.toHaveProperty('returnableUntil');
});

test('an action that the status does not allow is refused in a sentence', async () => {
  const { shopper, id, number } = await request();
  const refuse = (name: DeskCall, input: object) => expect(ask(name, input as never)).rejects;
  await refuse('receiveReturn', { return: number, condition: 'resale' }).toThrow(
    `Return ${number} is requested: only a return that is approved can be received.`,
  );
  await ask('approveReturn', { return: number });
  await refuse('approveReturn', { return: number }).toThrow(`Return ${number} is approved already.`);
  await refuse('approveReturn', { return: 999_999 }).toThrow('There is no return 999999.');
  await refuse('receiveReturn', { return: number, condition: 'new' }).toThrow(
    'The condition of returned pieces is resale or damaged.',
  );
  await refuse('refuseReturn', { return: number, answer: ' ' }).toThrow(
    'The text to the shopper is missing.',
  );
  const [{ _id: returnId }] = (await readOrder(shopper)).returns;
  expect((await withdraw(shopper, id, returnId)).status).toBe(409);
});

test('the list has open returns, or those of a status', async () => {
  const { number, order } = await request(2);
  expect(await ask('listReturns', { limit: 1 })).toEqual([
    {
      ...{ number, order, requestedAt: expect.any(String), status: 'requested', kind: 'return' },
      ...{ reason: 'wrong_size', pieces: 2, valuePiastres: 2 * piastres, shopper: 'Sara Ali' },
    },
  ]);
  await ask('refuseReturn', { return: number, answer: 'No' });
  const numbers = async (status?: 'refused') =>
    (await ask('listReturns', { status, limit: 1000 })).map((each) => each.number);
  expect(await numbers()).not.toContain(number);
  expect(await numbers('refused')).toContain(number);
});
