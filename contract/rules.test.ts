import { describe, expect, test } from 'vitest';
import {
  EGYPTIAN_MOBILE,
  EMAIL,
  normalisePhone,
  OBJECT_ID,
  STRONG_PASSWORD,
  toLatinDigits,
} from './rules.ts';

describe('an Egyptian mobile number', () => {
  test.each([
    ['as stored', '01012345678'],
    ['Etisalat', '01112345678'],
    ['Orange', '01212345678'],
    ['WE', '01512345678'],
    ['with +20', '+201012345678'],
    ['with 0020', '00201012345678'],
    ['with blanks', ' 010 1234 5678 '],
    ['with dashes', '010-1234-5678'],
    ['with +20, blanks and dashes', '+20 10-1234 5678'],
    ['with brackets', '(010) 12345678'],
    ['in Arabic digits', '٠١٠١٢٣٤٥٦٧٨'],
    ['in Persian digits', '۰۱۰۱۲۳۴۵۶۷۸'],
    ['with +20 in Arabic digits', '+٢٠١٠١٢٣٤٥٦٧٨'],
    ['between direction marks', '\u200e01012345678\u200f'],
  ])('%s is accepted', (_, written) => {
    expect(normalisePhone(written)).toMatch(EGYPTIAN_MOBILE);
    expect(normalisePhone(written)).toMatch(/^\d{11}$/);
  });

  test.each([
    ['too short', '0101234567'],
    ['too long', '010123456789'],
    ['an unknown network', '01312345678'],
    ['a landline', '0223456789'],
    ['another country', '+9661012345678'],
    ['letters', '0101234567a'],
    ['a second line', '01012345678\n01012345678'],
    ['nothing', ''],
    ['+20 alone', '+20'],
  ])('%s is refused', (_, written) => {
    expect(normalisePhone(written)).not.toMatch(EGYPTIAN_MOBILE);
  });

  test('every way to write a phone number is normalised to the same number', () => {
    const ways = ['01012345678', '+20 10 1234 5678', '0020-10-1234-5678', '٠١٠ ١٢٣٤ ٥٦٧٨', '۰۱۰۱۲۳۴۵۶۷۸'];
    expect(new Set(ways.map(normalisePhone))).toEqual(new Set(['01012345678']));
  });
});

test('Arabic and Persian digits become 0-9', () => {
  expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
  expect(toLatinDigits('قميص x3 ½ ๓')).toBe('قميص x3 ½ ๓');
});

describe('a strong password', () => {
  test.each(['aA1@', 'Passw0rd!', 'aA1@$!%*?&', 'zZ9&zZ9&'])('%s is accepted', (password) => {
    expect(password).toMatch(STRONG_PASSWORD);
  });
  test.each([
    ['no lowercase letter', 'AA11@@'],
    ['no uppercase letter', 'aa11@@'],
    ['no digit', 'aaAA@@'],
    ['no special character', 'aaAA11'],
    ['another special character', 'aA1@#'],
    ['a blank', 'aA1@ aA1@'],
    ['an Arabic letter', 'aA1@ش'],
    ['an Arabic digit alone', 'aA@١'],
    ['a line break at the end', 'aA1@aa\n'],
    ['nothing', ''],
  ])('%s is refused', (_, password) => {
    expect(password).not.toMatch(STRONG_PASSWORD);
  });
});

describe('an email address', () => {
  test.each([
    'sara@example.com',
    'SARA@EXAMPLE.COM',
    'sara.ali+shop@mail.example.co.uk',
    "o'neil@example.com",
    'a@b-c.eg',
    'سارة@example.com',
    '1@2.eg',
  ])('%s is accepted', (address) => {
    expect(address).toMatch(EMAIL);
  });
  test.each([
    '',
    'sara',
    'sara@',
    '@example.com',
    'sara@example',
    'sara@x',
    'sara@.com',
    'sara@example.',
    'sara@example..com',
    'sara@-example.com',
    'sara@example-.com',
    'sara ali@example.com',
    'sara@exam ple.com',
    'sara@@example.com',
    'a@b@example.com',
    'sara@example.com,omar@example.com',
    'sara@example.com\nbcc:omar@example.com',
    '<script>@example.com',
  ])('%j is refused', (address) => {
    expect(address).not.toMatch(EMAIL);
  });
});

test('an id is exactly 24 hexadecimal digits in either case', () => {
  expect('6439d61c0049ad0b52b90051').toMatch(OBJECT_ID);
  expect('6439D61C0049AD0B52B90051').toMatch(OBJECT_ID);
  for (const wrong of [
    '',
    '6439d61c0049ad0b52b9005',
    '6439d61c0049ad0b52b900511',
    'g'.repeat(24),
    `${'a'.repeat(24)}\n`,
  ]) {
    expect(wrong).not.toMatch(OBJECT_ID);
  }
});

describe('every rule takes linear time', () => {
  const LENGTH = 200_000;
  const hostile = {
    'one long label': `a@${'a'.repeat(LENGTH)}!`,
    'many labels': `a@${'a.'.repeat(LENGTH / 2)}!`,
    'many dashes': `a@a${'-'.repeat(LENGTH)}!`,
    'many dashes and letters': `a@${'a-'.repeat(LENGTH / 2)}!`,
    'no domain': 'a'.repeat(LENGTH),
    'many at signs': '@'.repeat(LENGTH),
    'nearly a password': `${'aA1'.repeat(LENGTH / 3)} `,
    'all specials': `${'@'.repeat(LENGTH)}#`,
    'plus signs': '+'.repeat(LENGTH),
    zeros: '0'.repeat(LENGTH),
    blanks: ' '.repeat(LENGTH),
    'Arabic zeros': '٠'.repeat(LENGTH),
  };
  test.each(Object.entries(hostile))('with %s', (_, text) => {
    // A quadratic expression would run into the test's timeout.
    expect(EMAIL.test(text)).toBe(false);
    expect(STRONG_PASSWORD.test(text)).toBe(false);
    expect(OBJECT_ID.test(text)).toBe(false);
    expect(EGYPTIAN_MOBILE.test(normalisePhone(text))).toBe(false);
  });
});
