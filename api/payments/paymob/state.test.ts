import * as v from 'valibot';
import { expect, test } from 'vitest';
import { GatewayUnclear } from '#api/payments/gateway.ts';
import { transactionAnswer } from './answers.ts';
import { checkBelongs, judgePayments } from './state.ts';

const opened = {
  expiresAt: new Date('2026-08-20T12:30:00Z'),
  account: '269495',
  gatewaySessionId: 'pi_1',
};
const at = (time: string) => new Date(`2026-08-20T${time}Z`);

/** As Paymob answers: what is not said, or null, is not so. */
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
  ['all, without a word how much', { is_refunded: true }, 50_999],
  ['all, by a void', { is_voided: true, refunded_amount_cents: 0 }, 50_999],
])('a payment of which %s went back', (_, changes, refundedPiastres) => {
  expect(judgePayments([answer(changes)], opened, at('12:10:00'))).toEqual({
    charges: [{ transaction: '192036465', amountPiastres: 50_999, currency: 'EGP', refundedPiastres }],
    standing: 'ended',
  });
});

const failed = { success: false };
const pending = { success: false, pending: true };
test.each<[string, Record<string, unknown> | undefined, string, string]>([
  ['nobody paid yet', undefined, '12:10:00', 'open'],
  ['nobody paid in time, but may have begun to', undefined, '12:34:59', 'open'],
  ['nobody paid', undefined, '12:35:01', 'ended'],
  ['a try failed', failed, '12:10:00', 'declined'],
  ['a try failed at the end', failed, '12:34:59', 'declined'],
  ['all tries failed', failed, '12:35:01', 'ended'],
  ['a wallet has time', pending, '12:10:00', 'paying'],
  ['a wallet has more time than the session', pending, '23:00:00', 'paying'],
  ['money is only set aside', { is_auth: true }, '23:00:00', 'paying'],
])('%s', (_, changes, time, standing) => {
  const payments = changes ? [answer(changes)] : [];
  expect(judgePayments(payments, opened, at(time))).toEqual({ charges: [], standing });
});

test('a failed try after another that paid is no end', () => {
  const order = { id: 217_503_754, merchant_order_id: 'our-key', paid_amount_cents: 50_999 };
  const judge = () => judgePayments([answer({ ...failed, order })], opened, at('23:00:00'));
  expect(judge).toThrow(/another transaction/);
  expect(judge).toThrow(GatewayUnclear);
});

test('of several tries, those that paid count, else one that is undecided', () => {
  const order = { id: 217_503_754, merchant_order_id: 'our-key', paid_amount_cents: 50_999 };
  const tries = [answer({ ...failed, order, id: 3 }), answer({ ...pending, id: 2 })];
  expect(judgePayments(tries, opened, at('23:00:00'))).toEqual({ charges: [], standing: 'paying' });
  expect(judgePayments([...tries, answer({ id: 1 })], opened, at('23:00:00'))).toMatchObject({
    charges: [{ transaction: '1' }],
    standing: 'ended',
  });
});

const session = { key: 'our-key', gatewayOrderId: '217503754' };
test.each([session, { ...session, gatewayOrderId: null }, { ...session, key: 'another' }])(
  'belongs to the session: %#',
  (own) => {
    expect(() => checkBelongs(answer(), own)).not.toThrow();
  },
);

test.each([
  { ...session, gatewayOrderId: '1' },
  { ...session, gatewayOrderId: null, key: 'another' },
])('belongs to another: %#', (other) => {
  expect(() => checkBelongs(answer(), other)).toThrow(/answered about/);
});

test('of a session that may have been opened in another account, "nobody paid" is not believed for a month', () => {
  const unknown = { ...opened, account: null };
  const stateAt = (time: string) => judgePayments([], unknown, new Date(time)).standing;
  expect(stateAt('2026-08-21T12:00:00Z')).toBe('open');
  expect(stateAt('2026-09-20T12:00:00Z')).toBe('ended');
  // Nobody was ever sent to it.
  expect(judgePayments([], { ...unknown, gatewaySessionId: null }, at('23:00:00')).standing).toBe('ended');
  expect(judgePayments([answer(failed)], unknown, at('23:00:00')).standing).toBe('ended');
});
