import { expect, test } from 'vitest';
import { GatewayRefused, type StoredSession } from '#api/payments/gateway.ts';
import { ABORTED_ERROR, NEVER_ABORTED, openGateway } from '#tests/gateways/stripe/open-gateway.ts';
import { newId } from '#tests/gateways/stripe/records.ts';

const TOTAL_PIASTRES = 30_499;
const shop = openGateway();

async function openPaid() {
  const session = await shop.open();
  await shop.stripe.pay(session.key);
  return { session, transaction: shop.stripe.records.findSession(session.key)?.payment?.id ?? '' };
}

const describe = (
  { session, transaction }: { session: StoredSession; transaction: string },
  amountPiastres: number,
  refundedAfterPiastres = amountPiastres,
) => ({
  key: newId('refund'),
  session,
  transaction,
  amountPiastres,
  refundedAfterPiastres,
  // Not used, because Stripe has idempotency keys.
  before: null,
  saveLastTransaction: () => Promise.reject(new Error('Nothing is to be kept')),
});
type Request = ReturnType<typeof describe>;

const send = (request: Request, signal = NEVER_ABORTED) => shop.gateway.refund(request, signal);
const refundedOf = ({ transaction }: Request) =>
  shop.stripe.records.listCharges().find((charge) => charge.transaction === transaction)?.refundedPiastres;
const countRefunds = ({ transaction }: Request) =>
  shop.stripe.records.refunds.filter(({ payment }) => payment.id === transaction).length;

test('refunds a part, then the rest', async () => {
  const paid = await openPaid();
  await expect(send(describe(paid, 1_000))).resolves.toEqual({ refundedPiastres: 1_000 });
  const rest = describe(paid, TOTAL_PIASTRES - 1_000, TOTAL_PIASTRES);
  await expect(send(rest)).resolves.toEqual({ refundedPiastres: TOTAL_PIASTRES });
  expect(refundedOf(rest)).toBe(TOTAL_PIASTRES);
});

test('a repeated key does not refund again', async () => {
  const request = describe(await openPaid(), 1_000);
  await send(request);
  await expect(send(request)).resolves.toEqual({ refundedPiastres: 1_000 });
  expect(countRefunds(request)).toBe(1);
});

test('a repeated key does not refund again, even days later when Stripe has forgotten the key', async () => {
  const paid = await openPaid();
  const request = describe(paid, 1_000);
  shop.stripe.failNext('create refund', 'lost answer');
  await expect(send(request)).rejects.toThrow(/connection/);
  await shop.stripe.advance(3 * 24 * 60 * 60_000);
  await expect(send(request)).resolves.toEqual({ refundedPiastres: 1_000 });
  expect(countRefunds(request)).toBe(1);
});

test.each(['create refund', 'read refund', 'list refunds'] as const)(
  'refunds once if the answer to "%s" is lost',
  async (endpoint) => {
    const request = describe(await openPaid(), TOTAL_PIASTRES);
    shop.stripe.failNext(endpoint, 'lost answer');
    await expect(send(request)).rejects.not.toThrow(GatewayRefused);
    await expect(send(request)).resolves.toEqual({ refundedPiastres: TOTAL_PIASTRES });
    expect(countRefunds(request)).toBe(1);
  },
);

test.each(['500', 'busy'] as const)('a refund can be retried after %s', async (fault) => {
  const request = describe(await openPaid(), 700);
  shop.stripe.failNext('create refund', fault);
  await expect(send(request)).rejects.not.toThrow(GatewayRefused);
  await expect(send(request)).resolves.toEqual({ refundedPiastres: 700 });
});

test('a failure that Stripe repeats for a key ends when the key expires', async () => {
  const request = describe(await openPaid(), 700);
  shop.stripe.failNext('create refund', 'kept 500');
  await expect(send(request)).rejects.not.toThrow(GatewayRefused);
  await expect(send(request)).rejects.not.toThrow(GatewayRefused);
  await shop.stripe.advance(25 * 60 * 60_000);
  await expect(send(request)).resolves.toEqual({ refundedPiastres: 700 });
});

test('a refund can be aborted', async () => {
  const request = describe(await openPaid(), 700);
  const giveUp = new AbortController();
  shop.stripe.failNext('create refund', 'timeout');
  const asked = shop.stripe.whenAsked('create refund');
  const failed = expect(send(request, giveUp.signal)).rejects.toMatchObject(ABORTED_ERROR);
  await asked;
  giveUp.abort(ABORTED_ERROR.detail);
  await failed;
  expect(countRefunds(request)).toBe(0);
});

test('two parallel requests with one key refund once', async () => {
  const request = describe(await openPaid(), 700);
  const release = shop.stripe.hold('create refund');
  const both = [send(request), send(request)];
  await expect(Promise.race(both)).rejects.toThrow(/in-progress request/);
  await expect(Promise.race(both)).rejects.not.toThrow(GatewayRefused);
  release();
  await expect(Promise.any(both)).resolves.toEqual({ refundedPiastres: 700 });
  expect(countRefunds(request)).toBe(1);
});

test('does not refund again what was refunded in the dashboard', async () => {
  const paid = await openPaid();
  await shop.stripe.refundInDashboard(paid.transaction, 1_500);
  const request = describe(paid, 1_000);
  await expect(send(request)).resolves.toEqual({ refundedPiastres: 1_500 });
  expect(countRefunds(request)).toBe(1);
});

test('the reported sum includes refunds that were made in the dashboard', async () => {
  const paid = await openPaid();
  await shop.stripe.refundInDashboard(paid.transaction, 500);
  await expect(send(describe(paid, 1_000))).resolves.toEqual({ refundedPiastres: 1_500 });
});

test('a refund of more than is left is refused for good', async () => {
  const paid = await openPaid();
  await shop.stripe.refundInDashboard(paid.transaction, 500);
  const request = describe(paid, TOTAL_PIASTRES);
  await expect(send(request)).rejects.toThrow(GatewayRefused);
  await expect(send(request)).rejects.toThrow(/greater than unrefunded amount/);
});

test('a refund of a disputed payment is refused for good', async () => {
  const paid = await openPaid();
  await shop.stripe.dispute(paid.transaction);
  const refused = send(describe(paid, TOTAL_PIASTRES));
  await expect(refused).rejects.toThrow(GatewayRefused);
  await expect(refused).rejects.toThrow(/charged back/);
});

test('an unknown payment is a temporary error, because the keys may be wrong', async () => {
  const request = describe({ ...(await openPaid()), transaction: 'pi_unknown' }, 1);
  await expect(send(request)).rejects.toThrow(/No such/);
  await expect(send(request)).rejects.not.toThrow(GatewayRefused);
});

test('does not refund with keys of another account', async () => {
  const paid = await openPaid();
  const request = describe({ ...paid, session: { ...paid.session, account: 'live' } }, 1);
  await expect(send(request)).rejects.toThrow(/opened in account live/);
  await expect(send(request)).rejects.not.toThrow(GatewayRefused);
});

test('a pending refund counts as done', async () => {
  const request = describe(await openPaid(), 900);
  shop.stripe.refundNext('pending');
  await expect(send(request)).resolves.toEqual({ refundedPiastres: 900 });
});

test.each(['failed', 'canceled'] as const)(
  'a refund that is %s is refused for good, each time',
  async (status) => {
    const request = describe(await openPaid(), 900);
    shop.stripe.refundNext(status);
    await expect(send(request)).rejects.toThrow(GatewayRefused);
    await expect(send(request)).rejects.toThrow(status);
    expect(countRefunds(request)).toBe(1);
  },
);

test('a refund that waits for the shopper is fetched until it is decided, and not repeated', async () => {
  const request = describe(await openPaid(), 900);
  shop.stripe.refundNext('requires_action');
  await expect(send(request)).rejects.not.toThrow(GatewayRefused);
  await expect(send(request)).rejects.toThrow(/not decided/);
  const [made] = shop.stripe.records.refunds;
  if (made) made.status = 'succeeded';
  await expect(send(request)).resolves.toEqual({ refundedPiastres: 900 });
  expect(countRefunds(request)).toBe(1);
});

test('a refund that the bank returned is not reported as done', async () => {
  const request = describe(await openPaid(), 900);
  await send(request);
  await shop.stripe.failRefund(shop.stripe.records.refunds[0]?.id ?? '');
  await expect(send(request)).rejects.toThrow(/expired_or_canceled_card/);
  expect(refundedOf(request)).toBe(0);
});
