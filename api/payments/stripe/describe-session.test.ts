import { expect, test } from 'vitest';
import { makeRequest } from '#tests/gateways/stripe/open-gateway.ts';
import { describeSession } from './describe-session.ts';

const now = Date.parse('2026-08-20T12:00:00Z');
const MINUTE_MS = 60_000;
const at = (minutes: number) => new Date(now + minutes * MINUTE_MS);
const describeAt = (minutes: number, expiresAt: Date) =>
  describeSession(makeRequest({ expiresAt }), at(minutes).getTime()).expires_at;

test('items add up to the order', () => {
  const request = makeRequest();
  const { line_items = [], ...params } = describeSession(request, now);
  const item = (name: string, unit_amount: number, quantity: number) => ({
    price_data: { currency: 'egp', unit_amount, product_data: { name } },
    quantity,
  });
  expect(line_items).toEqual([
    item('Coffee pot', 10_000, 2),
    item('Cup', 10_000, 1),
    item('Shipping', 499, 1),
  ]);
  const metadata = { order_id: request.order.id, session: request.key };
  expect(params).toMatchObject({
    mode: 'payment',
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    client_reference_id: request.key,
    metadata,
    payment_intent_data: { metadata, description: 'Order MS-4F7K-2Q9' },
    customer_email: 'sara@example.com',
    locale: 'en',
  });
});

test('Arabic orders let Stripe’s page follow the language of the browser', () => {
  const params = describeSession(makeRequest({ language: 'ar' }), now);
  expect(params.locale).toBe('auto');
  expect(params.line_items?.at(-1)?.price_data?.product_data?.name).toBe('الشحن');
});

test('leaves out free shipping', () => {
  const { order } = makeRequest();
  const params = describeSession(makeRequest({ order: { ...order, shippingPiastres: 0 } }), now);
  expect(params.line_items).toHaveLength(2);
});

test.each([
  [99, 100],
  [100, 1],
])('turns %i lines and shipping into %i items', (lines, items) => {
  const { order } = makeRequest();
  const line = { title: 'Cup', count: 1, pricePiastres: 100 };
  const totalPiastres = lines * 100 + 499;
  const { line_items = [] } = describeSession(
    makeRequest({ order: { ...order, lines: Array(lines).fill(line), totalPiastres } }),
    now,
  );
  expect(line_items).toHaveLength(items);
  const sum = line_items.reduce(
    (total, { price_data, quantity = 0 }) => total + (price_data?.unit_amount ?? 0) * quantity,
    0,
  );
  expect(sum).toBe(totalPiastres);
});

test('a repeated request has the same expiry, at least 30 minutes away', () => {
  const first = describeAt(0, at(15)) ?? 0;
  expect(describeAt(14, at(15))).toBe(first);
  expect(first * 1000).toBeGreaterThan(at(15 + 30).getTime());
  expect(first * 1000).toBeLessThan(at(60).getTime());
});

test('an expiry beyond Stripe’s maximum is left out', () => {
  expect(describeAt(0, at(23 * 60))).toBeDefined();
  expect(describeAt(0, at(24 * 60))).toBeUndefined();
});
