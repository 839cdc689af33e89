import { expect, test } from 'vitest';
import { formatEgp } from './format-egp.ts';

test.each([
  [0, '0 EGP'],
  [5, '0.05 EGP'],
  [499, '4.99 EGP'],
  [14_900, '149 EGP'],
  [99_950, '999.50 EGP'],
  [100_000, '1,000 EGP'],
  [123_456_789, '1,234,567.89 EGP'],
])('%i piastres are %s', (piastres, text) => {
  expect(formatEgp(piastres)).toBe(text);
});
