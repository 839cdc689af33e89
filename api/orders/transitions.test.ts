import { expect, test } from 'vitest';
import { nextStatus, type OrderEvent, type OrderStatus, statusesBefore } from './transitions.ts';

const statuses: OrderStatus[] = [
  'placed',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'replaced',
  'refund_due',
];
const none = undefined;

// Columns as in `statuses`.
const table: [OrderEvent, (OrderStatus | undefined)[]][] = [
  ['approved', [none, 'paid', none, 'paid', none, none, none]],
  ['approved_without_stock', [none, 'failed', none, 'failed', none, none, none]],
  ['charged', [none, 'paid', none, 'paid', 'paid', 'paid', none]],
  ['charged_without_stock', [none, 'refund_due', none, 'refund_due', 'refund_due', 'refund_due', none]],
  ['declined', [none, 'failed', none, 'failed', none, none, none]],
  ['cancelled', [none, 'cancelled', none, 'cancelled', none, none, none]],
  ['replaced', [none, 'replaced', none, 'replaced', 'replaced', none, none]],
];

test.each(table)('%s leads from each status to where it should', (event, expected) => {
  expect(statuses.map((status) => nextStatus(status, event))).toEqual(expected);
  expect(statusesBefore(event)).toEqual(statuses.filter((status) => nextStatus(status, event)));
});
