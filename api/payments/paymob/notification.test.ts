import { expect, test } from 'vitest';
import { OWNER_ID, signFields } from '#tests/gateways/paymob/transaction.ts';
import { readPaymobNotification } from './notification.ts';

const account = {
  hmacSecret: 'secret',
  integrationIds: [4_097_558, 4_097_612],
  doubtOwner: async (_: string, owner: string) =>
    owner === String(OWNER_ID) ? undefined : `not of ${owner}`,
};
const payment = {
  id: 192_036_465,
  amount_cents: 50_999,
  created_at: '2026-08-20T12:00:00.123456',
  currency: 'EGP',
  error_occured: false,
  has_parent_transaction: false,
  integration_id: 4_097_558,
  is_3d_secure: true,
  is_auth: false,
  is_capture: false,
  is_refunded: false,
  is_standalone_payment: true,
  is_voided: false,
  order: { id: 217_503_754, merchant_order_id: 'our-key' },
  owner: OWNER_ID,
  pending: false,
  source_data: { pan: '2346', sub_type: 'MasterCard', type: 'card' },
  success: true,
};
type Payment = typeof payment;

const named = { transaction: '192036465', amountPiastres: 50_999, currency: 'EGP' };
const about = { gatewayOrderId: '217503754', key: 'our-key' };
const post = (body: string, hmac: string) =>
  new Request(`http://shop.test/api/payments/paymob/notify?hmac=${hmac}`, { method: 'POST', body });
const readText = (text: string, hmac = 'a'.repeat(128)) => readPaymobNotification(post(text, hmac), account);
const read = (changes: Partial<Payment>, signed: Payment = { ...payment, ...changes }) =>
  readText(
    JSON.stringify({ type: 'TRANSACTION', obj: { ...payment, ...changes } }),
    signFields(signed, account.hmacSecret),
  );

test('a payment reports a charge', async () => {
  expect(await read({})).toEqual({
    about,
    state: {
      charges: [{ ...named, refundedPiastres: 0, cardLast4: '2346' }],
      status: 'open',
    },
  });
});

test('a failed payment reports no charge', async () => {
  expect(await read({ success: false })).toEqual({
    about,
    state: { charges: [], status: 'declined' },
    transaction: { ...named, says: 'declined' },
  });
});

test('a pending payment reports its transaction only', async () => {
  expect(await read({ pending: true, success: false })).toEqual({
    about,
    state: 'note',
    transaction: { ...named, says: 'pending' },
  });
});

test.each<[string, Partial<Payment>]>([
  ['a refund', { has_parent_transaction: true }],
  ['a payment that was refunded', { is_refunded: true }],
  ['a payment that was voided', { is_voided: true }],
  ['money that is only authorized', { is_auth: true }],
  ['a payment of nothing', { amount_cents: 0 }],
])('asks Paymob about %s', async (_, changes) => {
  const transaction = { ...named, amountPiastres: changes.amount_cents ?? 50_999, says: 'other' };
  expect(await read(changes)).toEqual({ about, state: 'ask', transaction });
});

test('asks Paymob about an integration that is no longer configured', async () => {
  expect(await read({ integration_id: 5_000_000 })).toEqual({ about, state: 'ask' });
});

test.each<[string, Partial<Payment>]>([
  ['to the owner from the order', { order: { ...payment.order, id: 21_750_375 }, owner: 4_302_852 }],
])('does not trust digits moved %s, although the signature matches', async (_, changes) => {
  for (const success of [true, false]) {
    const { order = payment.order, owner } = changes;
    const signed = { ...payment, success };
    expect(signFields({ ...signed, ...changes }, 'secret')).toBe(signFields(signed, 'secret'));
    expect(await read({ ...changes, success })).toEqual({
      about: { ...about, gatewayOrderId: String(order.id) },
      state: 'ask',
      doubt: `not of ${owner}`,
    });
  }
});

test("without our key, the order is found by Paymob's id", async () => {
  const order = { id: payment.order.id } as Payment['order'];
  expect(await read({ order })).toMatchObject({ about: { gatewayOrderId: '217503754', key: undefined } });
});

test('ignores notifications that are not about transactions', async () => {
  expect(await readText('{"type":"TOKEN","obj":{"token":"x"}}')).toEqual({});
});

test.each<[string, Partial<Payment>]>([
  ['amount', { amount_cents: 1 }],
  ['success', { success: false }],
  ['order', { order: { ...payment.order, id: 1 } }],
  ['transaction', { id: 1 }],
  ['currency', { currency: 'USD' }],
])('refuses another %s with an otherwise valid signature', async (_, changes) => {
  expect(await read(changes, payment)).toBeUndefined();
});

test.each<[string, Partial<Payment>]>([
  ['to the amount', { amount_cents: 509_992, created_at: '026-08-20T12:00:00.123456' }],
  ['from the amount', { amount_cents: 5099, created_at: '92026-08-20T12:00:00.123456' }],
])('refuses digits moved %s, although the signature matches', async (_, changes) => {
  expect(signFields({ ...payment, ...changes }, 'secret')).toBe(signFields(payment, 'secret'));
  expect(await read(changes)).toBeUndefined();
});

test('does not trust digits moved to the transaction’s id, although the signature matches', async () => {
  const moved = { id: 19_203_646_540, integration_id: 97_558 };
  expect(signFields({ ...payment, ...moved }, 'secret')).toBe(signFields(payment, 'secret'));
  expect(await read(moved)).toEqual({ about, state: 'ask' });
});

test('asks Paymob if the ids of two integrations end in the same digits', async () => {
  const both = { ...account, integrationIds: [4_097_558, 558] };
  const request = post(
    JSON.stringify({ type: 'TRANSACTION', obj: payment }),
    signFields(payment, account.hmacSecret),
  );
  expect(await readPaymobNotification(request, both)).toEqual({ about, state: 'ask' });
});

test.each([
  '',
  'null',
  '[]',
  '"TRANSACTION"',
  '{',
  '{"type":"TRANSACTION"}',
  '{"type":"TRANSACTION","obj":null}',
  '{"type":"TRANSACTION","obj":[]}',
  '{"type":{},"obj":{}}',
  JSON.stringify({ type: 'TRANSACTION', obj: { ...payment, amount_cents: '50999' } }),
  JSON.stringify({ type: 'TRANSACTION', obj: { ...payment, amount_cents: 0.5 } }),
  JSON.stringify({ type: 'TRANSACTION', obj: { ...payment, success: 'true' } }),
  JSON.stringify({ type: 'TRANSACTION', obj: { ...payment, order: 217_503_754 } }),
  JSON.stringify({ type: 'TRANSACTION', obj: { ...payment, source_data: 'card' } }),
  '\u0000\ufffd',
  '['.repeat(50_000),
])('ignores garbage: %#', async (text) => {
  expect(await readText(text, signFields(payment, account.hmacSecret))).toBeUndefined();
});

test.each([
  ['of 900 kB is read', 900 * 1024, true],
  ['longer than 1 MB is not read to its end', 1024 * 1024, false],
])('a notification %s', async (_, length, isRead) => {
  const obj = { ...payment, filling: 'x'.repeat(length) };
  const text = JSON.stringify({ type: 'TRANSACTION', obj });
  const notification = await readText(text, signFields(payment, account.hmacSecret));
  expect(notification !== undefined).toBe(isRead);
});

test('ignores a body whose stream fails', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new Error('gone')) });
  const request = new Request('http://shop.test/?hmac=0', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit);
  expect(await readPaymobNotification(request, account)).toBeUndefined();
});
