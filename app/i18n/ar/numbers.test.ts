import { afterEach, expect, test } from 'vitest';
import { chooseDigits, writeDigits } from './numbers.ts';

afterEach(() => chooseDigits(false));

test('digits are Latin unless the shop chose Arabic ones', () => {
  expect(writeDigits('1,234.50')).toBe('1,234.50');
});

test.each([
  ['1,234.50', '١٬٢٣٤٫٥٠'],
  ['50%', '٥٠٪'],
  ['2026', '٢٠٢٦'],
  ['خلال 14 يومًا، ثم 30.', 'خلال ١٤ يومًا، ثم ٣٠.'],
])('%s is written %s where the shop chose them', (latin, arabic) => {
  chooseDigits(true);
  expect(writeDigits(latin)).toBe(arabic);
});
