import { describe, expect, test } from 'vitest';
import { cleanTyped } from './typed-text.ts';

/**
 * Patterns that match everything that a mail program might turn into a link. They treat zero-width characters as
 * visible.
 */
const LINKS = [
  /\S[.\u3002\uff0e\uff61\u2024\ufe52]\S/u,
  /\S[@\uff20\ufe6b]\S/u,
  /[^\s\d][:\uff1a\ufe55]\S/u,
  /[:\uff1a\ufe55][^\s\d]/u,
  /[/\\\uff0f]{2}/u,
];

describe('a typed link', () => {
  test.each([
    'http://evil.example/path?a=b#c',
    'HTTPS://EVIL.EXAMPLE',
    'http://evil',
    'http:\\\\evil.example',
    'www.evil.example',
    'evil.example',
    'evil.example/login.php',
    'sub.evil.co.uk:8080/x',
    '192.168.1.1',
    'win@evil.example',
    'mailto:win@evil.example',
    'tel:+201012345678',
    'javascript:alert(1)',
    '//evil.example',
    'موقع.مصر',
    'http://موقع.مصر/عرض',
    'xn--4gbrim.xn--wgbh1c',
    'evil。example',
    'evil．example',
    'evil｡example',
    'evil․example',
    'win＠evil.example',
    'evil.\u2060example',
    'evil\u200b.example',
    'ev\u00adil.\ufeffexample',
    'http\u200b://evil.example',
    'evil.\u202eelpmaxe',
  ])('%s is no longer a link', (typed) => {
    for (const text of [typed, `before ${typed} after`, `(${typed})`, typed.repeat(3)]) {
      const cleaned = cleanTyped(text);
      for (const link of LINKS) expect(cleaned).not.toMatch(link);
    }
  });
});

test.each([
  'one\ntwo',
  'one\r\ntwo',
  'one\u2028two',
  'one\u2029two',
  'one\u0085two',
  'one\vtwo',
  'one\ftwo',
  'one\u0000two',
  'one\u001b\u0007two',
  'one \t two',
  'one\u202etwo',
  'one\u2066\u200ftwo',
  'one\u061ctwo',
  '\none two\n\n',
])('%j becomes one line', (typed) => expect(cleanTyped(typed)).toBe('one two'));

test.each([
  '12 Tahrir Street, Apt. 5',
  '١٢ شارع التحرير، الدور ٣، شقة ٥',
  'عمارة 12/3 بجوار بنك مصر',
  'Bldg. 7 (behind the mosque) - after 10:30',
  '+201012345678',
  'نیم\u200cفاصله 👩\u200d👧',
])('%s stays as it is', (typed) => expect(cleanTyped(typed)).toBe(typed));

test('a missing space after a dot is added', () =>
  expect(cleanTyped('5 Nile St.Apt.3')).toBe('5 Nile St. Apt. 3'));
