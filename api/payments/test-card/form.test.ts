import { expect, test } from 'vitest';
import { isLuhnValid, judgeCard, readCardForm } from './form.ts';

const now = new Date('2026-08-20T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123', name: 'Sara Ali' };
const read = (changes: Partial<typeof good> = {}) =>
  readCardForm(new URLSearchParams({ ...good, ...changes }), now);

test.each([
  ['4242424242424242', true],
  ['4000000000000002', true],
  ['4000000000003220', true],
  ['5555555555554444', true],
  ['378282246310005', true],
  ['4242424242424241', false],
  ['4242424242424224', false],
])('the check digit of %s is right: %s', (number, isRight) => {
  expect(isLuhnValid(number)).toBe(isRight);
});

test.each([
  ['number', '4242424242424242'],
  ['number', '4242-4242-4242-4242'],
  ['number', '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢'],
  ['number', '۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲'],
  ['number', '\u200f4242 4242 4242 4242\u200e'],
  ['number', '\u2066\u202a4242 4242 4242 4242\u202c\u2069'],
  ['number', '378282246310005'],
  ['expiry', '12/30'],
  ['expiry', '1230'],
  ['expiry', '12 / 2030'],
  ['expiry', '12-30'],
  ['expiry', '١٢/٣٠'],
  ['expiry', '۱۲ / ۳۰'],
  ['expiry', '08/26'],
  ['cvc', '1234'],
  ['cvc', '١٢٣'],
  ['cvc', '۱۲۳'],
  ['name', 'سارة علي'],
])('accepts %s %s', (field, value) => {
  expect(read({ [field]: value }).errors).toEqual({});
});

test.each([
  ['number', '', 'noNumber'],
  ['number', '4242 4242 4242 4241', 'wrongNumber'],
  ['number', '42', 'wrongNumber'],
  ['number', '0'.repeat(20), 'wrongNumber'],
  ['number', '4242 4242 4242 424x', 'wrongNumber'],
  ['expiry', '  ', 'noExpiry'],
  ['expiry', '13/30', 'wrongExpiry'],
  ['expiry', '00/30', 'wrongExpiry'],
  ['expiry', 'soon', 'wrongExpiry'],
  ['expiry', '07/26', 'expired'],
  ['expiry', '12/2025', 'expired'],
  ['cvc', '', 'noCvc'],
  ['cvc', '12', 'wrongCvc'],
  ['cvc', '12345', 'wrongCvc'],
  ['cvc', 'abc', 'wrongCvc'],
  ['name', ' ', 'noName'],
])('refuses %s "%s" as %s', (field, value, problem) => {
  expect(read({ [field]: value }).errors).toEqual({ [field]: problem });
});

test('an empty form has a problem in every field', () => {
  expect(Object.keys(readCardForm(new URLSearchParams(), now).errors)).toEqual([
    'number',
    'expiry',
    'cvc',
    'name',
  ]);
});

test('keeps what was typed, but not the security code', () => {
  const { cvc: _, ...kept } = good;
  expect(read().values).toEqual(kept);
});

test.each([
  ['4242424242424242', 'pay'],
  ['4000000000003220', 'challenge'],
  ['4000000000000002', 'decline'],
  ['5555555555554444', 'pay'],
])('%s: the test page will %s', (number, verdict) => {
  expect(judgeCard(number)).toBe(verdict);
});
