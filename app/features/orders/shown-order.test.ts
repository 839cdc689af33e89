import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/listed.ts';
import { NOON_TEXT, NOON_MS as now, PAID_ORDER as order } from '#tests/setup/paid-order.ts';
import { canBuyAgain, isCartKept, listShownOrders, readPayment, toShownOrder } from './shown-order.ts';

test('amounts add up, and the day is in Cairo time', () => {
  const shown = toShownOrder(order, now);
  expect(shown).toMatchObject({
    id: 'o1',
    number: 7,
    day: { year: 2026, month: 10, day: 3 },
    payment: 'paid',
    pieces: 3,
    address: { city: 'Cairo' },
    itemsPiastres: 9998,
    shippingPiastres: 499,
    totalPiastres: 10497,
    vatPiastres: 1250,
  });
  expect(shown.lines.reduce((sum, line) => sum + line.count * line.pricePiastres, 0)).toBe(
    shown.itemsPiastres,
  );
});

test('a line whose product was deleted has empty fields', () => {
  expect(toShownOrder(order, now).lines).toEqual([
    {
      id: 'l1',
      productId: 'p1',
      title: 'Lamp',
      picture: '/media/lamp.webp',
      categoryId: 'c1',
      count: 2,
      pricePiastres: 2999,
      returnableCount: 0,
    },
    {
      ...{ id: 'l2', productId: '', title: '', picture: '', categoryId: undefined, count: 1 },
      ...{ pricePiastres: 4000, returnableCount: 0 },
    },
  ]);
});

test.each([
  ['paid a moment ago', {}, true],
  ['paid half an hour ago', { paidAt: '2026-10-03T11:30:00.000Z' }, false],
  ['placed a minute ago', { paidAt: undefined, createdAt: '2026-10-03T11:59:00.000Z' }, true],
  ['placed yesterday', { paidAt: undefined }, false],
  ['paid by a clock ahead of ours', { paidAt: '2026-10-03T12:00:30.000Z' }, true],
  ['of unknown time', { paidAt: undefined, createdAt: undefined }, false],
])('an order %s is fresh: %s', (_, change, isFresh) => {
  expect(toShownOrder({ ...order, ...change } as Order, now).isFresh).toBe(isFresh);
});

test('an order has its order number, or else its numeric id', () => {
  expect(toShownOrder({ ...order, orderNumber: 'MS-4F7K-2Q9' }, now).number).toBe('MS-4F7K-2Q9');
  expect(toShownOrder(order, now).number).toBe(7);
});

test('the newest order is first, whatever the order of the answer', () => {
  const numbers = [3, 12, 7].map((id) => ({ ...order, id }));
  expect(listShownOrders(numbers, now).map(({ number }) => number)).toEqual([12, 7, 3]);
});

test.each([
  [{ isPaid: true, paymentMethodType: 'card', paymentStatus: 'paid' }, 'paid'],
  [{ isPaid: false, paymentMethodType: 'card', paymentStatus: 'pending' }, 'pending'],
  [{ isPaid: false, paymentMethodType: 'card', paymentStatus: 'failed' }, 'failed'],
  [{ isPaid: false, paymentMethodType: 'card', paymentStatus: 'cancelled' }, 'cancelled'],
  [{ isPaid: false, paymentMethodType: 'cash', paymentStatus: 'cash' }, 'cash'],
  [{ isPaid: true, paymentMethodType: 'card' }, 'paid'],
  [{ isPaid: true, paymentMethodType: 'cash' }, 'paid'],
  [{ isPaid: false, paymentMethodType: 'cash' }, 'cash'],
  [{ isPaid: false, paymentMethodType: 'card' }, 'pending'],
] as const)('%o is %s', (order, payment) => {
  expect(readPayment(order)).toBe(payment);
});

test('our own provider also sends status, history and refunds', () => {
  const shown = toShownOrder(
    {
      ...order,
      status: 'partly_refunded',
      history: [{ status: 'placed', at: NOON_TEXT }],
      refundedPrice: 4.99,
      refundDuePrice: 99.98,
      carrier: 'Bosta',
      trackingNumber: '88',
      isCancellable: true,
      trackingPath: '/track/x',
    },
    now,
  );
  expect(shown).toMatchObject({
    state: 'partly_refunded',
    history: [{ status: 'placed', day: { year: 2026, month: 10, day: 3 } }],
    refundedPiastres: 499,
    duePiastres: 9998,
    carrier: 'Bosta',
    trackingNumber: '88',
    isCancellable: true,
    trackingPath: '/track/x',
    name: 'Sara',
  });
});

test('other providers only send the payment status', () => {
  const { paymentStatus: _, ...withoutStatus } = order;
  expect(toShownOrder(withoutStatus, now)).toMatchObject({
    state: 'paid',
    history: undefined,
    isCancellable: false,
    trackingPath: undefined,
    refundedPiastres: 0,
    duePiastres: 0,
  });
});

test.each([
  ['a pending card payment', 'card', 'pending', true],
  ['a failed card payment', 'card', 'failed', true],
  ['a cancelled card payment', 'card', 'cancelled', true],
  ['a cash order that was cancelled', 'cash', 'cancelled', false],
  ['a paid order', 'card', 'paid', false],
  ['a refund that is due', 'card', 'refund_due', false],
] as const)('%s: whether the cart still has the products', (_, paymentMethodType, status, isKept) => {
  expect(isCartKept(toShownOrder({ ...order, paymentMethodType, status }, now))).toBe(isKept);
});

test.each<[Partial<Order>, boolean]>([
  [{ status: 'placed', history: [] }, false],
  [{ status: 'shipped', history: [] }, false],
  [{ status: 'delivered', isDelivered: true, history: [] }, true],
  [{ status: 'returned', isDelivered: true, history: [] }, true],
  [{ status: 'cancelled', history: [] }, false],
  // Another provider, which sends no history.
  [{ paymentStatus: undefined }, true],
])('whether an order with %j can be bought again: %s', (fields, isOffered) => {
  expect(canBuyAgain(toShownOrder({ ...order, ...fields } as Order, now))).toBe(isOffered);
});

test.each([
  ['shipped', { from: '2026-10-04', to: '2026-10-06' }],
  ['delivered', undefined],
  ['cancelled', undefined],
  ['pending', undefined],
  [undefined, undefined],
] as const)('an order that is %s is expected on %j', (status, expected) => {
  const promised = { ...order, status, expectedFrom: '2026-10-04', expectedTo: '2026-10-06' };
  expect(toShownOrder(promised, now).expected).toEqual(expected);
});

test('a disputed order has the disputed amount, and no expected days before it is shipped', () => {
  const disputed = { ...order, disputedPrice: 104.97, expectedFrom: '2026-10-05', expectedTo: '2026-10-07' };
  expect(toShownOrder({ ...disputed, status: 'paid' }, now)).toMatchObject({
    disputedPiastres: 10497,
    expected: undefined,
  });
  expect(toShownOrder({ ...disputed, status: 'shipped' }, now).expected).toBeDefined();
  expect(toShownOrder(order, now).disputedPiastres).toBe(0);
});

test.each([
  ['included, if the provider says so', {}, { taxPiastres: 0, vatPiastres: 1250 }],
  [
    'added, if the total includes it on top',
    { vatIncluded: undefined, taxPrice: 10, totalOrderPrice: 114.97 },
    { taxPiastres: 1000, vatPiastres: 0 },
  ],
  [
    'included, if the total equals the items and shipping',
    { vatIncluded: undefined, taxPrice: 12.5 },
    { taxPiastres: 0, vatPiastres: 1250 },
  ],
])('a tax is %s', (_, change, taxes) => {
  const shown = toShownOrder({ ...order, ...change }, now);
  expect(shown).toMatchObject({ ...taxes, itemsPiastres: 9998 });
  const { itemsPiastres, shippingPiastres, taxPiastres, totalPiastres } = shown;
  expect(itemsPiastres + shippingPiastres + taxPiastres).toBe(totalPiastres);
});
