import { expect, test } from 'vitest';
import { USUAL_DELIVERY_PRICES } from '#contract/delivery/prices.ts';
import { writeHelp } from './write-help.server.ts';

const TABLE = [
  { governorate: 'ALX', fromDays: 2, toDays: 3 },
  { governorate: 'C', fromDays: 1, toDays: 2 },
  { governorate: 'GZ', fromDays: 1, toDays: 2 },
];
const OWN_RULES = {
  isOwnProvider: true,
  table: TABLE,
  payments: ['test', 'cash'],
  prices: USUAL_DELIVERY_PRICES,
};
const CASH_LIMITS = { maxPiastres: 2_000_000, maxOpen: 5, confirmHours: null };

const find = (rules: Partial<Parameters<typeof writeHelp>[0]>, id: string) => {
  const section = writeHelp({ ...OWN_RULES, cash: CASH_LIMITS, ...rules }).sections.find(
    (each) => each.id === id,
  );
  return { text: section?.paragraphs.join(' '), rows: section?.rows };
};

test('governorates with the same days are listed together, the fastest delivery first', () => {
  expect(find({}, 'delivery').rows).toEqual([
    ['1 to 2 days', 'Cairo, Giza'],
    ['2 to 3 days', 'Alexandria'],
  ]);
});

test('prices of delivery are listed by governorate, with the amount for free delivery', () => {
  expect(find({}, 'delivery').text).toContain('Shipping costs 4.99 EGP per order, whatever its size.');
  const governoratePiastres = { ASN: 2500, LX: 2500, C: 0, GZ: 499 };
  const prices = { pricePiastres: 499, freeFromPiastres: 100_000, governoratePiastres };
  expect(find({ prices }, 'delivery').text).toContain(
    'Shipping costs 4.99 EGP per order, whatever its size, but 0 EGP to Cairo; 25 EGP to Aswan, Luxor. It’s free from 1,000 EGP of products.',
  );
});

test('the page states the limits of cash orders', () => {
  expect(find({}, 'payment').text).toContain(
    'orders up to 20,000 EGP. You can have up to 5 open cash orders',
  );
});

test.each([
  [
    'no limits',
    { cash: { maxPiastres: null, maxOpen: null, confirmHours: null } },
    'you pay the courier. Prices',
  ],
  ['another provider', { isOwnProvider: false, table: [], cash: undefined }, 'you pay the courier. Prices'],
  ['a gateway of wallets', { payments: ['paymob'] }, 'Meeza'],
])('%s', (_, rules, words) => {
  expect(find(rules, 'payment').text).toContain(words);
});

test.each([
  ['cash alone', ['cash'], /card/],
  ['cards alone', ['stripe'], /courier|Meeza/],
])('%s: nothing else is offered', (_, payments, other) => {
  expect(find({ payments }, 'payment').text).not.toMatch(other);
});

test('with another provider, the page promises no delivery days, emails or cancellation', () => {
  const rules = { isOwnProvider: false, table: [], cash: undefined };
  expect(find(rules, 'delivery')).toMatchObject({ rows: [] });
  expect(find(rules, 'delivery').text).not.toMatch(/governorate|email/);
  expect(find(rules, 'payment').text).not.toContain('cancel');
});
