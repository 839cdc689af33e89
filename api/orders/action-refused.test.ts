import { expect, test } from 'vitest';
import type { OrderEvent } from '#api/schema/order-events.ts';
import type { OrderStatus } from '#api/schema/orders.ts';
import { refuseAction } from './action-refused.ts';

test.each<[OrderStatus, OrderEvent, OrderEvent[], string]>([
  [
    'shipped',
    'confirmed',
    [],
    'Order MS-4F7K-2Q9 is shipped: only an order that is placed can be confirmed.',
  ],
  [
    'pending',
    'packed',
    [],
    'Order MS-4F7K-2Q9 is waiting for its payment: only an order that is placed, confirmed or paid can be packed.',
  ],
  ['paid', 'shipped', [], 'Order MS-4F7K-2Q9 is paid: only an order that is packed can be shipped.'],
  ['packed', 'packed', [], 'Order MS-4F7K-2Q9 is packed already.'],
  [
    'delivered',
    'cancelled_paid',
    [],
    'Order MS-4F7K-2Q9 is delivered: only an order that was neither sent nor given up can be cancelled.',
  ],
  ['cancelled', 'cancelled', [], 'Order MS-4F7K-2Q9 is cancelled already.'],
  [
    'refund_due',
    'returned',
    ['returned_paid'],
    'Order MS-4F7K-2Q9 is waiting for its refund: only an order that is shipped, delivered or partly refunded can be returned.',
  ],
])('explains in a sentence why an order that is %s can not be %s', (status, event, also, message) => {
  expect(refuseAction({ orderNumber: 'MS-4F7K-2Q9', status }, event, also)).toMatchObject({
    status,
    message,
  });
});
