import { expect, test } from 'vitest';
import { formatEgp } from '#contract/money.ts';
import { egp, formatNumber } from './numbers.ts';

test.each([0, 1, 99, 100, 4.5, 999, 1000, 12_345, 1_234_567])('%d is written as Intl writes it', (value) => {
  expect(formatNumber(value)).toBe(new Intl.NumberFormat('en').format(value));
});

test.each([0, 5, 99, 100, 14_900, 499, 101, 123_450, 99_999_999, 123_456_750])(
  '%d piastres are written as Intl writes pounds',
  (piastres) => {
    const amount = new Intl.NumberFormat('en', { minimumFractionDigits: piastres % 100 ? 2 : 0 });
    expect(formatEgp(piastres, egp)).toBe(`${amount.format(piastres / 100)} EGP`);
  },
);
