import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned, joinSignedValues, readCardLast4, type SignedTransaction } from './signature.ts';

/** The sample in Paymob's documentation. */
const sample: SignedTransaction = {
  amount_cents: 100_000,
  created_at: '2024-06-13T11:33:44.592345',
  currency: 'EGP',
  error_occured: false,
  has_parent_transaction: false,
  id: 192_036_465,
  integration_id: 4_097_558,
  is_3d_secure: true,
  is_auth: false,
  is_capture: false,
  is_refunded: false,
  is_standalone_payment: true,
  is_voided: false,
  order: { id: 217_503_754 },
  owner: 302_852,
  pending: false,
  source_data: { pan: '2346', sub_type: 'MasterCard', type: 'card' },
  success: true,
};
const SAMPLE_TEXT =
  '1000002024-06-13T11:33:44.592345EGPfalsefalse1920364654097558truefalsefalsefalsetruefalse217503754302852false2346MasterCardcardtrue';
const hmac = createHmac('sha512', 'secret').update(SAMPLE_TEXT).digest('hex');

test("joins the values of Paymob's sample to the documented string", () => {
  expect(joinSignedValues(sample)).toBe(SAMPLE_TEXT);
});

test.each([hmac, hmac.toUpperCase()])('accepts the signature of the documented string: %#', (given) => {
  expect(isSigned(sample, given, 'secret')).toBe(true);
});

test.each([
  ['none', ''],
  ['half of it', hmac.slice(0, 64)],
  ['more of it', `${hmac}00`],
  ['one digit changed', hmac.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))],
  ['no number at all', 'z'.repeat(128)],
  ['characters of more than a byte', 'ع'.repeat(128)],
])('refuses a signature: %s', (_, given) => {
  expect(isSigned(sample, given, 'secret')).toBe(false);
});

test('refuses a signature that was made with another secret', () => {
  expect(isSigned(sample, hmac, 'another')).toBe(false);
});

test.each<[string, Partial<SignedTransaction>]>([
  ['amount', { amount_cents: 1 }],
  ['success', { success: false }],
  ['order', { order: { id: 1 } }],
  ['card', { source_data: { ...sample.source_data, pan: '1111' } }],
])('refuses a signature that was made for another %s', (_, change) => {
  expect(isSigned({ ...sample, ...change }, hmac, 'secret')).toBe(false);
});

test.each([
  ['card', '2346', '2346'],
  ['card', 'xxxx-xxxx-xxxx-2346', '2346'],
  ['card', '', undefined],
  ['wallet', '01010101010', undefined],
])('the last digits of a %s %s are %s', (type, pan, expected) => {
  expect(readCardLast4({ type, pan })).toBe(expected);
});
