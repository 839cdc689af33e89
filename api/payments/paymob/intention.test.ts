import { expect, test } from 'vitest';
import { sampleSession } from '#tests/gateways/paymob/sample-session.ts';
import { describeIntention } from './intention.ts';

const now = new Date('2026-08-20T12:00:00Z');
const session = sampleSession(now);
const describe = (changes = {}) =>
  describeIntention({ ...session, order: { ...session.order, ...changes } }, [4_097_558], now);

test('contains amount, reference, expiry and addresses', () => {
  expect(describe()).toMatchObject({
    amount: 50_999,
    currency: 'EGP',
    payment_methods: [4_097_558],
    special_reference: session.key,
    expiration: 1800,
    notification_url: 'http://shop.test/api/payments/paymob/notify',
    redirection_url: session.successUrl,
  });
});

test('items add up to the amount, whether or not Paymob multiplies by the quantity', () => {
  expect(describe().items).toEqual([
    { name: '2 × Cotton shirt', amount: 30_000, description: '2 × Cotton shirt', quantity: 1 },
    { name: 'Copper lamp', amount: 20_500, description: 'Copper lamp', quantity: 1 },
    { name: 'Shipping', amount: 499, description: 'Shipping', quantity: 1 },
  ]);
});

test('leaves out items that cost nothing', () => {
  const { items } = describe({ shippingPiastres: 0, totalPiastres: 50_500 });
  expect(items.map(({ name }) => name)).toEqual(['2 × Cotton shirt', 'Copper lamp']);
});

test('refuses an order that does not add up', () => {
  expect(() => describe({ totalPiastres: 50_998 })).toThrow(/add up/);
});

test('truncates long titles between characters', () => {
  const lines = [{ title: '👕'.repeat(60), count: 1, pricePiastres: 50_500 }];
  const [item] = describe({ lines }).items;
  expect(item?.name).toBe('👕'.repeat(50));
  expect(item?.description).toBe('👕'.repeat(50));
});

test('sends many lines as one item', () => {
  const lines = Array.from({ length: 51 }, () => ({ title: 'Cup', count: 1, pricePiastres: 1000 }));
  const items = describe({ lines, totalPiastres: 51_499 }).items;
  expect(items).toEqual([
    { name: 'Order MS-4F7K-2Q9', amount: 51_499, description: 'Order MS-4F7K-2Q9', quantity: 1 },
  ]);
});

test.each([
  ['Sara Ali', 'Sara', 'Ali'],
  ['  Sara   Ali Hassan ', 'Sara', 'Ali Hassan'],
  ['سارة علي', 'سارة', 'علي'],
  ['Sara', 'Sara', 'NA'],
  ['', 'NA', 'NA'],
])('splits %s into a first and a last name', (name, first_name, last_name) => {
  const { billing_data } = describe({ shopper: { ...session.order.shopper, name } });
  expect(billing_data).toMatchObject({ first_name, last_name });
});

test('marks unknown fields of the payer', () => {
  expect(describe({ address: { details: '', city: '', phone: '' } }).billing_data).toEqual({
    first_name: 'Sara',
    last_name: 'Ali Hassan',
    email: 'sara@example.com',
    phone_number: '01012345678',
    country: 'EG',
    street: 'NA',
    city: 'NA',
    state: 'NA',
    building: 'NA',
    floor: 'NA',
    apartment: 'NA',
    postal_code: 'NA',
  });
});

test('refuses an expired session', () => {
  expect(() => describeIntention(session, [1], session.expiresAt)).toThrow(/expired/);
});
