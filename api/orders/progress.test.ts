import { describe, expect, test } from 'vitest';
import type { OrderEvent } from '#api/schema/order-events.ts';
import { listSteps, shownStatusOf } from './progress.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 10, minutes));

const stepsOf = (...events: OrderEvent[]) =>
  listSteps(
    at(0),
    events.map((event, index) => ({ event, at: at(index + 1) })),
  );

describe('listSteps', () => {
  test('begins when the order is placed and keeps the time of each step', () => {
    expect(stepsOf()).toEqual([{ status: 'placed', at: at(0) }]);
    expect(stepsOf('charged', 'packed')).toEqual([
      { status: 'placed', at: at(0) },
      { status: 'paid', at: at(1) },
      { status: 'packed', at: at(2) },
    ]);
  });

  test.each<[string, OrderEvent[], string[]]>([
    [
      'cash on delivery',
      ['confirmed', 'packed', 'shipped', 'delivered'],
      ['confirmed', 'packed', 'shipped', 'delivered'],
    ],
    ['a payment that failed', ['declined'], ['failed']],
    ['failed twice', ['declined', 'declined'], ['failed']],
    ['failed, then paid', ['declined', 'charged'], ['paid']],
    ['failed, then expired', ['declined', 'expired'], ['cancelled']],
    ['expired, then paid', ['expired', 'charged'], ['paid']],
    ['cancelled, then charged', ['cancelled', 'charged_in_vain'], ['cancelled', 'refund_due']],
    ['replaced, then charged', ['replaced', 'charged_in_vain'], ['refund_due']],
    ['paid, then cancelled', ['charged', 'cancelled_paid'], ['paid', 'cancelled', 'refund_due']],
    [
      'returned and refunded in parts',
      ['shipped', 'delivered', 'returned_paid', 'refunded_part', 'refunded_part', 'refunded_all'],
      ['shipped', 'delivered', 'returned', 'refund_due', 'partly_refunded', 'refunded'],
    ],
    ['not accepted at the door', ['shipped', 'returned'], ['shipped', 'returned']],
  ])('%s', (_, events, statuses) => {
    expect(stepsOf(...events).map(({ status }) => status)).toEqual(['placed', ...statuses]);
  });
});

test.each([
  ['expired', 'cancelled'],
  ['replaced', 'cancelled'],
  ['refund_due', 'refund_due'],
  ['shipped', 'shipped'],
] as const)('an order that is %s is shown as %s', (status, shown) => {
  expect(shownStatusOf(status)).toBe(shown);
});
