/** Texts, fields and bodies that no honest client sends, as fast-check arbitraries. */
import fc from 'fast-check';

const BAD_TEXT = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e\u0000',
  "' or 1=1; --",
  '"; drop table users; --',
  '%27%20union%20select',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../../etc/passwd',
  '%',
  '_',
  '\\',
  '٣',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '9'.repeat(400),
  'a'.repeat(5000),
  '[object Object]',
  '__proto__',
  'constructor',
];

export const badText = fc.oneof(
  fc.constantFrom(...BAD_TEXT),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
);

const FIELDS = [
  'productId',
  'count',
  'email',
  'password',
  'rePassword',
  'newPassword',
  'currentPassword',
  'name',
  'phone',
  'details',
  'city',
  'resetCode',
  'review',
  'rating',
  'shippingAddress',
  'shape',
  'couponName',
  '__proto__',
  'constructor',
  'toString',
];

const badValue = fc.oneof(
  badText,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER),
  fc.array(badText, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom(...FIELDS), badText, { maxKeys: 4 }),
);

const jsonBody = fc
  .dictionary(fc.constantFrom(...FIELDS), badValue, { maxKeys: 8 })
  .map((body) => JSON.stringify(body));

export const body = fc.oneof(
  { weight: 8, arbitrary: jsonBody },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: badText },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '{',
      '[1,2',
      '"text"',
      '[]',
      'null',
      '{"__proto__":{"role":"admin"}}',
      '['.repeat(30_000),
      `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
      `{"name":"${'x'.repeat(70_000)}"}`,
      '{"email":"\\u0000@x.com","password":"\\ud800"}',
      'number=4242424242424242&expiry=12/40&cvc=123&name=x',
      'number=4000000000003220&expiry=12/40&cvc=123&name=x',
      'answer=approve',
    ),
  },
  { weight: 2, arbitrary: fc.constant(undefined) },
);

/** Header values that HTTP allows on the wire: no line breaks, no NUL. */
export const headerText = badText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 2000));
