import { describe, expect, test } from 'vitest';
import type { Order } from '#contract/orders/listed.ts';
import { NOON_TEXT, NOON_MS as now, PAID_ORDER as order } from '#tests/setup/paid-order.ts';
import { toShownOrder } from './shown-order.ts';

describe('the last day to ask for a return', () => {
  const [first, second] = order.cartItems;
  const returnable = {
    ...order,
    returnableUntil: '2026-10-03T20:59:59.999Z',
    cartItems: [
      { ...first, returnableCount: 2 },
      { ...second, returnableCount: 0 },
    ],
  } as Order;

  test('is known while the time is not over and a piece can be returned', () => {
    expect(toShownOrder(returnable, now)).toMatchObject({
      returnDay: { year: 2026, month: 10, day: 3 },
      lines: [{ returnableCount: 2 }, { returnableCount: 0 }],
    });
  });

  test.each<[string, Order, number]>([
    ['the time is over', returnable, Date.parse('2026-10-03T21:00:00Z')],
    ['nothing is left to return', { ...returnable, cartItems: order.cartItems }, now],
    ['the provider sends none', { ...returnable, returnableUntil: undefined }, now],
  ])('is unknown if %s', (_, given, at) => {
    expect(toShownOrder(given, at).returnDay).toBeUndefined();
  });
});

test('returns are shown newest first, with the titles of their products', () => {
  const asked = {
    ...{ _id: 'r1', kind: 'return', reason: 'damaged', status: 'refused', note: '', answer: 'It was worn.' },
    ...{ lines: [{ lineId: 'l1', count: 1 }], history: [{ status: 'requested', at: NOON_TEXT }] },
  } as const;
  const { returns } = toShownOrder(
    { ...order, returns: [asked, { ...asked, _id: 'r2', answer: undefined }] } as unknown as Order,
    now,
  );
  expect(returns.map(({ id, answer }) => [id, answer])).toEqual([
    ['r2', undefined],
    ['r1', 'It was worn.'],
  ]);
  expect(returns[0]).toMatchObject({
    pieces: [{ title: 'Lamp', count: 1 }],
    history: [{ status: 'requested', day: { year: 2026, month: 10, day: 3 } }],
  });
});
