import { expect, test } from 'vitest';
import { createOrderNumber, parseOrderNumber } from './order-number.ts';

test('order numbers are random, and have no characters that look alike', () => {
  const numbers = Array.from({ length: 500 }, createOrderNumber);
  expect(new Set(numbers).size).toBe(500);
  for (const number of numbers) {
    expect(number).toMatch(/^MS-[2-9C-Y]{4}-[2-9C-Y]{3}$/);
    expect(number.slice(3)).not.toMatch(/[01ABEILOSUZ]/);
    expect(parseOrderNumber(number)).toBe(number);
  }
});

test.each(['MS-4F7K-2Q9', 'ms-4f7k-2q9', ' Ms 4F7K 2Q9 ', '4f7k2q9', 'MS–4F7K–2Q9'])(
  'understands %j',
  (typed) => {
    expect(parseOrderNumber(typed)).toBe('MS-4F7K-2Q9');
  },
);

test.each(['', '12', 'MS-4F7K-2Q', 'MS-4F7K-2Q99', 'MS-4F7K-2Q0', 'MX-4F7K-2Q9', 'MS-MS-4F7K-2Q9'])(
  'does not read %j as an order number',
  (typed) => {
    expect(parseOrderNumber(typed)).toBeUndefined();
  },
);
