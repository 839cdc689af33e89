import { expect, test } from 'vitest';
import type { OrderEvent } from '#api/schema/order-events.ts';
import type { OrderStatus } from '#api/schema/orders.ts';
import { isCancellable, nextStatus, statusesBefore } from './transitions.ts';

const statuses: OrderStatus[] = [
  'placed',
  'pending',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'replaced',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'returned',
  'refund_due',
  'partly_refunded',
  'refunded',
];

/** Events that leave the status as it is. */
const STATUS_KEEPING_EVENTS = ['address_changed', 'lines_changed', 'charged_difference'] as const;

const table: Record<
  Exclude<OrderEvent, (typeof STATUS_KEEPING_EVENTS)[number]>,
  [OrderStatus, OrderStatus[]]
> = {
  charged: ['paid', ['pending', 'failed', 'expired']],
  charged_in_vain: ['refund_due', ['pending', 'failed', 'expired', 'cancelled', 'replaced', 'refunded']],
  declined: ['failed', ['pending', 'failed']],
  paying: ['pending', ['failed']],
  expired: ['expired', ['pending', 'failed']],
  replaced: ['replaced', ['pending', 'failed', 'expired', 'cancelled']],
  confirmed: ['confirmed', ['placed']],
  confirm_reminded: ['placed', ['placed']],
  confirm_lapsed: ['cancelled', ['placed']],
  unpacked: ['confirmed', ['packed']],
  unpacked_paid: ['paid', ['packed']],
  packed: ['packed', ['placed', 'paid', 'confirmed']],
  shipped: ['shipped', ['packed']],
  delivered: ['delivered', ['shipped']],
  cancelled: ['cancelled', ['placed', 'pending', 'failed', 'expired', 'confirmed', 'packed']],
  cancelled_paid: ['refund_due', ['paid', 'packed']],
  returned: ['returned', ['shipped', 'delivered']],
  returned_paid: ['refund_due', ['shipped', 'delivered', 'partly_refunded']],
  returned_refunded: ['refunded', ['refunded']],
  refunded_part: ['partly_refunded', ['delivered', 'refund_due', 'partly_refunded']],
  refunded_all: ['refunded', ['paid', 'packed', 'shipped', 'delivered', 'refund_due', 'partly_refunded']],
  refund_failed: ['refund_due', ['partly_refunded', 'refunded']],
  restored: ['delivered', ['partly_refunded', 'refunded']],
  restored_part: ['partly_refunded', ['refunded']],
};

test.each(Object.entries(table))(
  '%s is allowed in the right statuses and leads to the right one',
  (event, [to, from]) => {
    const found = statuses.filter((status) => nextStatus(status, event as OrderEvent) !== undefined);
    expect(found).toEqual(statuses.filter((status) => from.includes(status)));
    expect(new Set(found.map((status) => nextStatus(status, event as OrderEvent)))).toEqual(new Set([to]));
    expect(new Set(statusesBefore(event as OrderEvent))).toEqual(new Set(from));
  },
);

test('only late payment changes, returned parcels and new checkouts change a final status', () => {
  const ends: OrderStatus[] = ['cancelled', 'replaced', 'returned', 'refunded'];
  const ways = ends.flatMap((status) =>
    (Object.keys(table) as OrderEvent[]).filter((event) => nextStatus(status, event)),
  );
  const late: OrderEvent[] = [
    'charged_in_vain',
    'replaced',
    'refund_failed',
    'returned_refunded',
    'restored',
    'restored_part',
  ];
  expect(new Set(ways)).toEqual(new Set(late));
});

test('the status stays when address or lines change before shipping, and when the difference is paid', () => {
  const before: OrderStatus[] = ['placed', 'confirmed', 'paid', 'packed'];
  const kept = (event: OrderEvent) =>
    statuses.filter((status) => nextStatus(status, event) === status).sort();
  expect(STATUS_KEEPING_EVENTS.map(kept)).toEqual([
    before.toSorted(),
    [...before, 'pending', 'failed'].sort(),
    ['paid', 'packed', 'shipped', 'delivered', 'partly_refunded', 'refund_due'].sort(),
  ]);
});

test('a shopper may cancel an order until it is packed', () => {
  expect(statuses.filter(isCancellable)).toEqual(['placed', 'pending', 'paid', 'failed', 'confirmed']);
});
