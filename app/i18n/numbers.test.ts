import { afterEach, expect, test } from 'vitest';
import { formatEgp } from '#contract/money.ts';
import { pickForm } from './ar/grammar.ts';
import { chooseDigits, writeDigits } from './ar/numbers.ts';
import { egpStyle, formatNumber } from './en/numbers.ts';

afterEach(() => chooseDigits(false));

test.each([0, 1, 99, 100, 4.5, 999, 1000, 12_345, 1_234_567])('%d is formatted as by Intl', (value) => {
  expect(formatNumber(value)).toBe(new Intl.NumberFormat('en').format(value));
});

test.each([0, 5, 99, 100, 14_900, 499, 101, 123_450, 99_999_999, 123_456_750])(
  '%d piastres are formatted as by Intl',
  (piastres) => {
    const amount = new Intl.NumberFormat('en', { minimumFractionDigits: piastres % 100 ? 2 : 0 });
    expect(formatEgp(piastres, egpStyle)).toBe(`${amount.format(piastres / 100)} EGP`);
  },
);

test('digits are Latin by default', () => {
  expect(writeDigits('1,234.50')).toBe('1,234.50');
});

test.each([
  ['1,234.50', '١٬٢٣٤٫٥٠'],
  ['50%', '٥٠٪'],
  ['2026', '٢٠٢٦'],
  ['خلال 14 يومًا، ثم 30.', 'خلال ١٤ يومًا، ثم ٣٠.'],
])('%s is written %s with Arabic digits', (latin, arabic) => {
  chooseDigits(true);
  expect(writeDigits(latin)).toBe(arabic);
});

const FORMS = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

test('plural forms are those of Intl.PluralRules', () => {
  const rules = new Intl.PluralRules('ar');
  const wrong = Array.from({ length: 1300 }, (_, count) => count).filter(
    (count) => pickForm(count, FORMS) !== rules.select(count),
  );
  expect(wrong).toEqual([]);
});
