/** Tests the fake Paymob server: its payment page, and its notifications as the gateway reads them. */
import { afterAll, afterEach, expect, test } from 'vitest';
import type { PaymentNotification } from '#api/payments/gateway.ts';
import { sampleSession, toStoredSession } from '#tests/gateways/paymob/sample-session.ts';
import { startPaymob } from '#tests/gateways/paymob/start-paymob.ts';
import { createPaymobGateway } from './gateway.ts';

const received: PaymentNotification[] = [];
const paymob = await startPaymob({
  async deliver(request) {
    const notification = await gateway.readNotification?.(request);
    if (notification) received.push(notification);
    return new Response(null, { status: notification ? 200 : 400 });
  },
});
const gateway = createPaymobGateway(paymob.keys);
const { signal } = new AbortController();

afterEach(() => {
  paymob.clearFaults();
  received.length = 0;
});
afterAll(() => paymob.close());

async function open() {
  const request = sampleSession(new Date());
  const opened = await gateway.createSession(request, signal);
  const intention = paymob.find(opened.url);
  const about = { gatewayOrderId: opened.gatewayOrderId, key: request.key };
  return { opened, intention, about, session: toStoredSession(request, opened) };
}

/** Clicks a button of the page; returns where the browser goes next. */
async function click(url: string, way: string): Promise<URL> {
  const page = await (await fetch(url)).text();
  const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
  const answer = await fetch(new URL(action.replaceAll('&amp;', '&'), url), {
    method: 'POST',
    body: new URLSearchParams({ way }),
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

const charge = (transaction: number, cardLast4 = '2346') => ({
  transaction: String(transaction),
  amountPiastres: 50_999,
  currency: 'EGP',
  refundedPiastres: 0,
  ...(cardLast4 && { cardLast4 }),
});
const paid = (transaction: number, cardLast4?: string) => ({
  charges: [charge(transaction, cardLast4)],
  status: 'open',
});
const declined = { charges: [], status: 'declined' };
const makeNotification = (says: string) => ({
  transaction: expect.any(String),
  says,
  amountPiastres: 50_999,
  currency: 'EGP',
});

test('the page shows the amount and the ways to pay', async () => {
  const { opened } = await open();
  const page = await (await fetch(opened.url)).text();
  expect(page).toContain('509.99 EGP');
  expect([...page.matchAll(/<button[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual([
    'Pay by card',
    'Pay by wallet (pending first)',
    'Decline',
    'Cancel',
  ]);
});

test('paying by card notifies the shop before the browser returns', async () => {
  const { opened, about, intention } = await open();
  const back = await click(opened.url, 'card');
  expect(back.href).toMatch(/^http:\/\/shop\.test\/allorders\?paid=1&/);
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    success: 'true',
    pending: 'false',
    order: about.gatewayOrderId,
    merchant_order_id: about.key,
    amount_cents: '50999',
  });
  expect(received).toEqual([{ about, state: paid(Number(back.searchParams.get('id'))) }]);
  expect(intention.paid?.id).toBe(Number(back.searchParams.get('id')));
});

test('a second click does not pay again', async () => {
  const { opened } = await open();
  const [first, second] = await Promise.all([click(opened.url, 'card'), click(opened.url, 'card')]);
  expect(second.searchParams.get('id')).toBe(first.searchParams.get('id'));
  expect(received).toHaveLength(1);
  expect(await (await fetch(opened.url)).text()).toContain('made already');
});

test('paying by wallet notifies twice about one transaction: first pending, then paid', async () => {
  const { opened, about } = await open();
  const back = await click(opened.url, 'wallet');
  expect(back.searchParams.get('pending')).toBe('true');
  const pending = { about, state: 'note', transaction: makeNotification('pending') };
  expect(received).toEqual([pending]);
  for (const each of paymob.listPending()) await paymob.settle(each);
  expect(received).toEqual([pending, { about, state: paid(Number(back.searchParams.get('id')), '') }]);
});

test('declining a card notifies the shop; cancelling afterwards does not', async () => {
  const { opened, about } = await open();
  expect((await click(opened.url, 'decline')).searchParams.get('success')).toBe('false');
  expect((await click(opened.url, 'cancel')).searchParams.get('success')).toBe('false');
  expect(received).toEqual([{ about, state: declined, transaction: makeNotification('declined') }]);
});

test('notifications can be lost, or held and delivered late, repeatedly and in any order', async () => {
  const { intention, about } = await open();
  const { notifications } = paymob;
  notifications.setMode('lost');
  await paymob.decline(intention);
  notifications.setMode('held');
  await paymob.decline(intention);
  const { id } = await paymob.pay(intention);
  expect(received).toEqual([]);
  await notifications.release(notifications.held.toReversed());
  expect(notifications.held).toEqual([]);
  expect(await notifications.duplicate()).toBe(200);
  expect(received).toEqual([
    { about, state: paid(id) },
    { about, state: declined, transaction: makeNotification('declined') },
    { about, state: declined, transaction: makeNotification('declined') },
  ]);
});

test('the notification of a refund makes the shop ask the gateway about it', async () => {
  const { session, intention, about } = await open();
  const { id } = await paymob.pay(intention);
  await gateway.refund(
    {
      key: 'refund',
      session,
      transaction: String(id),
      amountPiastres: 999,
      refundedAfterPiastres: 999,
      before: null,
      saveLastTransaction: async () => {},
    },
    signal,
  );
  await paymob.notifications.idle();
  expect(received).toEqual([
    { about, state: paid(id) },
    { about, state: 'ask', transaction: { ...makeNotification('other'), amountPiastres: 999 } },
  ]);
});

test('forged notifications are refused, unless the secret was stolen', async () => {
  const { intention, about } = await open();
  const payment = await paymob.decline(intention);
  received.length = 0;
  const claim = (obj: Record<string, unknown>) => Object.assign(obj, { success: true });
  expect(await paymob.notifications.forge(payment, 'wrong', claim)).toBe(400);
  expect(await paymob.notifications.forge(payment, 'stolen', claim)).toBe(400);
  expect(received).toEqual([]);
  expect(await paymob.notifications.forge(payment, 'right', claim)).toBe(200);
  expect(received).toEqual([{ about, state: paid(payment.id) }]);
});

test('the key in a signed notification can be forged', async () => {
  const { intention, about } = await open();
  const payment = await paymob.pay(intention);
  received.length = 0;
  const status = await paymob.notifications.forge(payment, 'stolen', ({ order }) => {
    order.merchant_order_id = 'another-key';
  });
  expect(status).toBe(200);
  expect(received).toEqual([{ about: { ...about, key: 'another-key' }, state: paid(payment.id) }]);
});

test.each([
  ['another secret', 'clientSecret', 404],
  ['another key', 'publicKey', 404],
])('there is no page for %s', async (_, name, status) => {
  const url = new URL((await open()).opened.url);
  url.searchParams.set(name, 'another');
  expect((await fetch(url)).status).toBe(status);
});
