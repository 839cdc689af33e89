import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ordersAnswer } from './listed.ts';

const SAMPLE_ORDER = {
  _id: 'o1',
  id: 7,
  totalOrderPrice: 104.97,
  paymentMethodType: 'card',
  isPaid: true,
  isDelivered: false,
  user: { _id: 'u1', name: 'Sara' },
  cartItems: [],
};

test("other values in our own provider's fields are dropped, and the answer stays valid", () => {
  const told = { ...SAMPLE_ORDER, status: 'processing', paymentStatus: 'COD', history: ['shipped'] };
  const [read] = v.parse(ordersAnswer, [told, SAMPLE_ORDER]);
  expect(read).toMatchObject({ id: 7, isPaid: true });
  expect([read?.status, read?.paymentStatus, read?.history]).toEqual([undefined, undefined, undefined]);
});

test("our own provider's fields are parsed", () => {
  const history = [{ status: 'placed', at: '2026-01-05T10:00:00.000Z' }];
  const told = { ...SAMPLE_ORDER, status: 'shipped', paymentStatus: 'paid', history };
  expect(v.parse(ordersAnswer, [told])).toMatchObject([
    { status: 'shipped', paymentStatus: 'paid', history },
  ]);
});
