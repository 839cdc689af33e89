import { describe, expect, test } from 'vitest';
import { listSteps, showStatus } from './progress.ts';
import type { OrderEvent } from './transitions.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 10, minutes));

const tell = (...events: OrderEvent[]) =>
  listSteps(
    at(0),
    events.map((event, index) => ({ event, at: at(index + 1) })),
  );

describe('the steps of an order', () => {
  test('begin with its placing, and keep the time of each', () => {
    expect(tell()).toEqual([{ status: 'placed', at: at(0) }]);
    expect(tell('charged', 'packed')).toEqual([
      { status: 'placed', at: at(0) },
      { status: 'paid', at: at(1) },
      { status: 'packed', at: at(2) },
    ]);
  });

  test.each<[string, OrderEvent[], string[]]>([
    [
      'cash to the door',
      ['confirmed', 'packed', 'shipped', 'delivered'],
      ['confirmed', 'packed', 'shipped', 'delivered'],
    ],
    ['a payment that failed', ['declined'], ['failed']],
    ['failed twice', ['declined', 'declined'], ['failed']],
    ['failed, then paid', ['declined', 'charged'], ['paid']],
    ['failed, then out of time', ['declined', 'expired'], ['cancelled']],
    ['out of time, then paid all the same', ['expired', 'charged'], ['paid']],
    ['cancelled, then paid in vain', ['cancelled', 'charged_in_vain'], ['cancelled', 'refund_due']],
    ['replaced, then paid in vain', ['replaced', 'charged_in_vain'], ['refund_due']],
    ['paid, then cancelled', ['charged', 'cancelled_paid'], ['paid', 'cancelled', 'refund_due']],
    [
      'sent back and refunded bit by bit',
      ['shipped', 'delivered', 'returned_paid', 'refunded_part', 'refunded_part', 'refunded_all'],
      ['shipped', 'delivered', 'returned', 'refund_due', 'partly_refunded', 'refunded'],
    ],
    ['never taken in', ['shipped', 'returned'], ['shipped', 'returned']],
  ])('%s', (_, events, statuses) => {
    expect(tell(...events).map(({ status }) => status)).toEqual(['placed', ...statuses]);
  });
});

test.each([
  ['expired', 'cancelled'],
  ['replaced', 'cancelled'],
  ['refund_due', 'refund_due'],
  ['shipped', 'shipped'],
] as const)('an order that is %s is shown as %s', (status, shown) => {
  expect(showStatus(status)).toBe(shown);
});
