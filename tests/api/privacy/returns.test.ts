/** Returns in the data that shoppers download, and when they delete their account. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { returns } from '#api/schema/returns.ts';
import { meCalls } from '#contract/account/me-calls.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { PASSWORD } from '#tests/setup/test-shop.ts';
import { openReturnsShop, WRONG_SIZE } from '../orders/returns-shop.ts';

const { shop, ask, placeDelivered, readOrder, withdraw } = await openReturnsShop();

async function request() {
  const placed = await placeDelivered();
  const lines = [{ lineId: placed.lineId, count: 1 }];
  await ask(placed.shopper, placed.id, { ...WRONG_SIZE, note: 'Personal words', lines });
  const [{ _id: returnId }] = (await readOrder(placed.shopper)).returns;
  return { ...placed, returnId: returnId as string };
}

test('downloaded data contain returns with their products and history', async () => {
  const { shopper } = await request();
  const { body } = await shop.get('/api/v1/users/me/data', { token: shopper.token });
  expect(v.safeParse(meCalls.downloadMyData.answer, body).issues).toBeUndefined();
  expect(body.orders).toMatchObject([
    {
      returns: [
        {
          ...{ kind: 'return', reason: 'wrong_size', status: 'requested', note: 'Personal words' },
          lines: [{ product: plain.id, title: plain.title.en, count: 1 }],
          events: [{ status: 'requested', by: 'shopper', at: expect.any(String) }],
        },
      ],
    },
  ]);
});

test('an account can be deleted once no return is open; the notes of returns are deleted, too', async () => {
  const { shopper, id, number, returnId } = await request();
  const remove = () => shop.post('/api/v1/users/deleteMe', { password: PASSWORD }, { token: shopper.token });
  expect(await remove()).toMatchObject({
    status: 409,
    body: { code: 'return-under-way', values: [number] },
  });
  await withdraw(shopper, id, returnId);
  expect((await remove()).status).toBe(204);
  const [row] = await shop.api.db.select().from(returns).where(eq(returns.id, returnId));
  expect(row).toMatchObject({ note: '', answer: null, status: 'cancelled' });
});
