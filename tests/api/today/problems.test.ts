import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newId } from '#api/platform/database/columns.ts';
import { emails } from '#api/schema/emails.ts';
import { gatewayTransactions, paymentSessions, refunds } from '#api/schema/payments.ts';
import { listProblems, type Problems, readToday } from '#contract/today/staff-calls.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { createBooks } from '../bookkeeping/books-shop.ts';

const shop = await openTestShop();
const { addOrder, enter } = createBooks(shop);
const member = await addMember(shop, 'viewer');
const { db } = shop.api;
const now = new Date(shop.api.clock());
const readProblems = async (): Promise<Problems> =>
  v.parse(listProblems.answer, (await askAs(shop, member, 'GET', '/today/problems')).body).data;

/** Expects the overview of today's work to count this many problems of a kind. */
async function expectCount(kind: keyof Problems, count: number): Promise<void> {
  const { data } = v.parse(readToday.answer, (await askAs(shop, member, 'GET', '/today')).body);
  expect(data[kind]).toBe(count);
}

test('a new shop has no problems', async () => {
  const none = { disputes: [], refusedRefunds: [], mismatches: [], unknownPayments: [] };
  expect(await readProblems()).toEqual({ ...none, failedJobs: [], heldBackEmails: [] });
});

test('a dispute is listed with what the bank claims, until it is decided', async () => {
  const order = await addOrder();
  const { transaction } = await enter(order, '2026-03-02', { amountPiastres: 11_400 });
  const dispute = { transaction: 'd1', ofTransaction: transaction, amountPiastres: 5000 };
  await enter(order, '2026-03-03', { ...dispute, kind: 'dispute' });
  const { orderNumber, gateway } = order;
  expect((await readProblems()).disputes).toEqual([
    { orderNumber, gateway, amountPiastres: 5000, currency: 'EGP', at: '2026-03-03T10:00:00.000Z' },
  ]);
  await expectCount('disputes', 1);
  await enter(order, '2026-03-04', { ...dispute, kind: 'dispute_won' });
  expect((await readProblems()).disputes).toEqual([]);
});

test('a payment of a wrong amount is listed until it is refunded', async () => {
  const order = await addOrder();
  const { transaction } = await enter(order, '2026-03-02', { kind: 'mismatch', amountPiastres: 900 });
  expect((await readProblems()).mismatches).toMatchObject([
    { orderNumber: order.orderNumber, amountPiastres: 900, currency: 'EGP' },
  ]);
  await expectCount('mismatches', 1);
  await enter(order, '2026-03-03', { kind: 'refund', ofTransaction: transaction, amountPiastres: 900 });
  expect((await readProblems()).mismatches).toEqual([]);
});

test('a refused refund is listed with the gateway’s reason and what the shop holds', async () => {
  const order = await addOrder();
  const { transaction } = await enter(order, '2026-03-02', { amountPiastres: 11_400 });
  const { id: orderId, gateway, orderNumber } = order;
  const sessionId = newId();
  await db.insert(paymentSessions).values({
    ...{ id: sessionId, orderId, gateway, successUrl: '/', cancelUrl: '/', amountPiastres: 11_400 },
    ...{ currency: 'EGP', expiresAt: now, askAt: now, closedAt: now },
  });
  const refund = { orderId, sessionId, transaction, state: 'refused' as const };
  for (const refusal of ['Try later', 'No such wallet'])
    await db.insert(refunds).values({
      ...{ id: newId(), ...refund, amountPiastres: 100, refundedAfterPiastres: 100, refusal },
      createdAt: refusal === 'Try later' ? new Date(0) : now,
    });
  expect((await readProblems()).refusedRefunds).toMatchObject([
    { orderNumber, amountPiastres: 11_400, reason: 'No such wallet' },
  ]);
  await expectCount('refusedRefunds', 1);
});

test('a payment of an unknown session is listed by its transaction', async () => {
  await db.insert(gatewayTransactions).values({
    ...{ gateway: 'paymob', transaction: '77', says: 'paid', receivedAt: now },
    ...{ amountPiastres: 4200, currency: 'EGP' },
  });
  expect((await readProblems()).unknownPayments).toEqual([
    { gateway: 'paymob', transaction: '77', amountPiastres: 4200, currency: 'EGP', at: now.toISOString() },
  ]);
  await expectCount('unknownPayments', 1);
});

test('an email that was held back is listed without its address', async () => {
  const order = await addOrder();
  await db.insert(emails).values({
    ...{ id: newId(), key: newId(), kind: 'shipped', recipient: 'sara@example.com', language: 'en' },
    ...{ orderId: order.id, data: {}, admission: 'held_back', createdAt: now },
  });
  const { heldBackEmails } = await readProblems();
  expect(heldBackEmails).toEqual([
    { kind: 'shipped', orderNumber: order.orderNumber, at: now.toISOString() },
  ]);
  await expectCount('heldBackEmails', 1);
});
