/** Hostile texts and values, as fast-check arbitraries. */
import fc from 'fast-check';

const BAD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e\u0000',
  '\ufeff',
  "' or 1=1; --",
  '"; drop table users; --',
  '%27%20union%20select',
  "'||pg_sleep(0)||'",
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '....//....//etc/passwd',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '%252e%252e%252f',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'http://shop.test@evil.example',
  'a\r\nset-cookie: a=b',
  '%',
  '%zz',
  '%c0%ae',
  '_',
  '\\',
  '٣',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0',
  '1e309',
  '0x10',
  '9'.repeat(400),
  'a'.repeat(5000),
  // The next five texts are about as long as a URL may be once they are encoded.
  'a-'.repeat(3500),
  'ض'.repeat(1200),
  '\u0301\u0316'.repeat(600),
  '𠌏'.repeat(600),
  'ﷺ'.repeat(800),
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'f'.repeat(24),
  'F'.repeat(24),
  '0'.repeat(24),
];

export const badText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...BAD_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
);

const FIELD_NAMES = [
  'productId',
  'count',
  'email',
  'password',
  'id',
  '$ne',
  '__proto__',
  'constructor',
  'toString',
];

export const badValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: badText },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      null,
      true,
      false,
      0,
      -0,
      -1,
      1.5,
      1e308,
      -1e308,
      2 ** 31,
      2 ** 53 - 1,
      2 ** 63,
    ),
  },
  { weight: 1, arbitrary: fc.array(badText, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...FIELD_NAMES), badText, { maxKeys: 3 }) },
);

/** Removes what HTTP does not allow in a header, such as line breaks and NUL. */
export const toHeader = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 2000);

/** Encodes text for a URL; encodeURIComponent throws on a lone surrogate. */
export const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** Picks a value by a whole number from 0, which may exceed the number of values. */
export function pick<Value>(values: readonly Value[], at: number): Value {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('there is nothing to pick from');
  return value;
}
