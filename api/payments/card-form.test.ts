import { expect, test } from 'vitest';
import { isLuhnValid, judgeCard, readCardForm, TEST_CARDS } from './card-form.ts';

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
])('the check digit of %s fits: %s', (number, fits) => {
  expect(isLuhnValid(number)).toBe(fits);
});

test.each([
  ['number', '4242424242424242'],
  ['number', '4242-4242-4242-4242'],
  ['number', '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢'],
  ['number', '۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲'],
  ['number', '\u200f4242 4242 4242 4242\u200e'],
  ['number', '378282246310005'],
  ['expiry', '12/30'],
  ['expiry', '1230'],
  ['expiry', '12 / 2030'],
  ['expiry', '12-30'],
  ['expiry', '١٢/٣٠'],
  ['expiry', '08/26'],
  ['cvc', '1234'],
  ['cvc', '١٢٣'],
  ['name', 'سارة علي'],
])('%s %s is accepted', (field, value) => {
  expect(read({ [field]: value }).errors).toEqual({});
});

test.each([
  ['number', '', 'Enter the card number'],
  ['number', '4242 4242 4242 4241', 'This card number is not right. Please check it'],
  ['number', '42', 'This card number is not right. Please check it'],
  ['number', '0'.repeat(20), 'This card number is not right. Please check it'],
  ['number', '4242 4242 4242 424x', 'This card number is not right. Please check it'],
  ['expiry', '  ', 'Enter the expiry date'],
  ['expiry', '13/30', 'Enter the expiry date as MM / YY'],
  ['expiry', '00/30', 'Enter the expiry date as MM / YY'],
  ['expiry', 'soon', 'Enter the expiry date as MM / YY'],
  ['expiry', '07/26', 'This card has expired'],
  ['expiry', '12/2025', 'This card has expired'],
  ['cvc', '', 'Enter the security code'],
  ['cvc', '12', 'The security code has 3 or 4 digits'],
  ['cvc', '12345', 'The security code has 3 or 4 digits'],
  ['cvc', 'abc', 'The security code has 3 or 4 digits'],
  ['name', ' ', 'Enter the name on the card'],
])('%s "%s" is refused with: %s', (field, value, message) => {
  expect(read({ [field]: value }).errors).toEqual({ [field]: message });
});

test('an empty form names every field', () => {
  expect(Object.keys(readCardForm(new URLSearchParams(), now).errors)).toEqual([
    'number',
    'expiry',
    'cvc',
    'name',
  ]);
});

test('what was typed is kept, but for the security code', () => {
  expect(read().values).toEqual({ number: good.number, expiry: good.expiry, name: good.name });
});

test('the cards the page lists do what it says; any other pays', () => {
  const verdicts = TEST_CARDS.map((card) => [judgeCard(card.number.replaceAll(' ', '')), card.meaning]);
  expect(verdicts).toEqual([
    ['pay', 'pays'],
    ['challenge', 'asks for a second step'],
    ['decline', 'is declined'],
  ]);
  expect(judgeCard('5555555555554444')).toBe('pay');
});
