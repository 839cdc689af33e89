import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '#api/schema/orders.ts';
import type { ReturnStatus } from '#api/schema/returns.ts';
import { countReturned, findReturnableUntil } from './returnable.ts';

const delivered = {
  status: 'delivered' as OrderStatus,
  stock: 'sold' as const,
  deliveredAt: new Date('2026-11-19T10:00:00Z'),
};

describe('the last moment to ask for a return', () => {
  test.each([
    ['in winter', '2026-11-19T10:00:00Z', '2026-12-03T21:59:59.999Z'],
    ['shortly before midnight in Cairo', '2026-11-19T21:59:00Z', '2026-12-03T21:59:59.999Z'],
    ['shortly after midnight in Cairo', '2026-11-19T22:01:00Z', '2026-12-04T21:59:59.999Z'],
    ['in summer', '2026-07-01T10:00:00Z', '2026-07-15T20:59:59.999Z'],
    ['across the end of summer time', '2026-10-25T10:00:00Z', '2026-11-08T21:59:59.999Z'],
  ])('is the end of the fourteenth day after the delivery, %s', (_, at, until) => {
    expect(findReturnableUntil({ ...delivered, deliveredAt: new Date(at) })?.toISOString()).toBe(until);
  });

  test.each<[string, Partial<Parameters<typeof findReturnableUntil>[0]>]>([
    ['not delivered', { status: 'shipped', deliveredAt: null }],
    ['returned', { status: 'returned', stock: 'none' }],
    ['returned, with a refund due', { status: 'refund_due', stock: 'none' }],
    ['refunded', { status: 'refunded' }],
  ])('does not exist for an order that is %s', (_, changes) => {
    expect(findReturnableUntil({ ...delivered, ...changes })).toBeUndefined();
  });

  test.each<OrderStatus>(['partly_refunded', 'refund_due'])(
    'exists for a delivered order that is %s',
    (status) => {
      expect(findReturnableUntil({ ...delivered, status })).toBeInstanceOf(Date);
    },
  );
});

describe('the pieces that count as returned', () => {
  const makeReturn = (
    status: ReturnStatus,
    resaleCount: number | null = null,
    damagedCount = resaleCount,
  ) => ({
    row: { status },
    lines: [{ orderLineId: 'l', count: 3, resaleCount, damagedCount }],
  });

  test.each<[string, ReturnType<typeof makeReturn>, number]>([
    ['all of a requested return', makeReturn('requested'), 3],
    ['all of an approved return', makeReturn('approved'), 3],
    ['none of a refused return', makeReturn('refused'), 0],
    ['none of a withdrawn return', makeReturn('cancelled'), 0],
    ['those that came back', makeReturn('received', 1, 1), 2],
    ['those that came back, once the return is closed', makeReturn('closed', 0, 2), 2],
    ['none of a return that was closed because nothing came back', makeReturn('closed'), 0],
  ])('are %s', (_, each, pieces) => {
    expect(countReturned([each]).get('l')).toBe(pieces);
  });

  test('are added up over several returns', () => {
    expect(countReturned([makeReturn('requested'), makeReturn('closed', 1, 0)]).get('l')).toBe(4);
  });
});
