import { expect, test } from 'vitest';
import { ratePassword } from './rate-password.ts';

test.each([
  ['', 'short'],
  ['eleven char', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['Password12345!!', 'weak'],
  ['قطتي تحب الشاي', 'good'],
  ['blue tram nine', 'good'],
  ['correct horse battery', 'strong'],
])('%s is %s', (password, strength) => expect(ratePassword(password)).toBe(strength));
