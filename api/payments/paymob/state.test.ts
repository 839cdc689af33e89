import * as v from 'valibot';
import { expect, test } from 'vitest';
import { GatewayUnclear } from '#api/payments/gateway.ts';
import { transactionAnswer } from './answers.ts';
import { assertSameOrder, toSessionState } from './state.ts';

const opened = {
  expiresAt: new Date('2026-08-20T12:30:00Z'),
  account: '269495',
  gatewaySessionId: 'pi_1',
};
const at = (time: string) => new Date(`2026-08-20T${time}Z`);

/** An answer of Paymob: fields that are missing or null are false. */
const answer = (changes: Record<string, unknown> = {}) =>
  v.parse(transactionAnswer, {
    id: 192_036_465,
    pending: false,
    success: true,
    amount_cents: 50_999,
    currency: 'EGP',
    order: { id: 217_503_754, merchant_order_id: 'our-key' },
    is_voided: false,
    is_refunded: false,
    refunded_amount_cents: null,
    ...changes,
  });

test.each<[string, Record<string, unknown>, number]>([
  ['nothing', {}, 0],
  ['a part', { is_refunded: true, refunded_amount_cents: 999 }, 999],
  ['all', { is_refunded: true, refunded_amount_cents: 50_999 }, 50_999],
  ['all, without an amount', { is_refunded: true }, 50_999],
  ['all, by a void', { is_voided: true, refunded_amount_cents: 0 }, 50_999],
])('a payment of which %s was refunded', (_, changes, refundedPiastres) => {
  expect(toSessionState([answer(changes)], opened, at('12:10:00'))).toEqual({
    charges: [{ transaction: '192036465', amountPiastres: 50_999, currency: 'EGP', refundedPiastres }],
    status: 'ended',
  });
});

const failed = { success: false };
const pending = { success: false, pending: true };
test.each<[string, Record<string, unknown> | undefined, string, string]>([
  ['nobody paid yet', undefined, '12:10:00', 'open'],
  ['nobody paid in time, but a payment may be under way', undefined, '12:34:59', 'open'],
  ['nobody paid', undefined, '12:35:01', 'ended'],
  ['a try failed', failed, '12:10:00', 'declined'],
  ['a try failed at the end', failed, '12:34:59', 'declined'],
  ['all tries failed', failed, '12:35:01', 'ended'],
  ['a wallet has time', pending, '12:10:00', 'paying'],
  ['a wallet has more time than the session', pending, '23:00:00', 'paying'],
  ['money is only authorized', { is_auth: true }, '23:00:00', 'paying'],
])('%s', (_, changes, time, status) => {
  const payments = changes ? [answer(changes)] : [];
  expect(toSessionState(payments, opened, at(time))).toEqual({ charges: [], status });
});

test('a failed try after an unknown payment is unclear', () => {
  const order = { id: 217_503_754, merchant_order_id: 'our-key', paid_amount_cents: 50_999 };
  const read = () => toSessionState([answer({ ...failed, order })], opened, at('23:00:00'));
  expect(read).toThrow(/another transaction/);
  expect(read).toThrow(GatewayUnclear);
});

test('of several tries, the paid ones count or, if there are none, a pending one', () => {
  const order = { id: 217_503_754, merchant_order_id: 'our-key', paid_amount_cents: 50_999 };
  const tries = [answer({ ...failed, order, id: 3 }), answer({ ...pending, id: 2 })];
  expect(toSessionState(tries, opened, at('23:00:00'))).toEqual({ charges: [], status: 'paying' });
  expect(toSessionState([...tries, answer({ id: 1 })], opened, at('23:00:00'))).toMatchObject({
    charges: [{ transaction: '1' }],
    status: 'ended',
  });
});

const session = { key: 'our-key', gatewayOrderId: '217503754' };
test.each([session, { ...session, gatewayOrderId: null }, { ...session, key: 'another' }])(
  'accepts a transaction of the session: %#',
  (own) => {
    expect(() => assertSameOrder(answer(), own)).not.toThrow();
  },
);

test.each([
  { ...session, gatewayOrderId: '1' },
  { ...session, gatewayOrderId: null, key: 'another' },
])('refuses a transaction of another session: %#', (other) => {
  expect(() => assertSameOrder(answer(), other)).toThrow(/answered about/);
});

test('a session that may belong to another account stays open for a month', () => {
  const unknown = { ...opened, account: null };
  const stateAt = (time: string) => toSessionState([], unknown, new Date(time)).status;
  expect(stateAt('2026-08-21T12:00:00Z')).toBe('open');
  expect(stateAt('2026-09-20T12:00:00Z')).toBe('ended');
  // No shopper was ever sent to its page.
  expect(toSessionState([], { ...unknown, gatewaySessionId: null }, at('23:00:00')).status).toBe('ended');
  expect(toSessionState([answer(failed)], unknown, at('23:00:00')).status).toBe('ended');
});
