import { expect, test } from 'vitest';
import { GatewayRefused, type KeptSession } from '#api/payments/gateway.ts';
import { newId } from '#tests/gateways/stripe/books.ts';
import { GIVEN_UP, openGateway, PATIENT } from '#tests/gateways/stripe/open-gateway.ts';

const TOTAL = 30_499;
const shop = openGateway();

async function openPaid() {
  const session = await shop.open();
  await shop.stripe.pay(session.key);
  return { session, transaction: shop.stripe.books.findSession(session.key)?.payment?.id ?? '' };
}

const describe = (
  { session, transaction }: { session: KeptSession; transaction: string },
  amountPiastres: number,
  refundedAfterPiastres = amountPiastres,
) => ({
  key: newId('refund'),
  session,
  transaction,
  amountPiastres,
  refundedAfterPiastres,
  // Stripe has keys.
  before: null,
  keepBefore: () => Promise.reject(new Error('Nothing is to be kept')),
});
type Request = ReturnType<typeof describe>;

const send = (request: Request, signal = PATIENT) => shop.gateway.refund(request, signal);
const refundedOf = ({ transaction }: Request) =>
  shop.stripe.books.listCharges().find((charge) => charge.transaction === transaction)?.refundedPiastres;
const countRefunds = ({ transaction }: Request) =>
  shop.stripe.books.refunds.filter(({ payment }) => payment.id === transaction).length;

test('in parts, then the whole', async () => {
  const paid = await openPaid();
  await expect(send(describe(paid, 1_000))).resolves.toEqual({ refundedPiastres: 1_000 });
  const rest = describe(paid, TOTAL - 1_000, TOTAL);
  await expect(send(rest)).resolves.toEqual({ refundedPiastres: TOTAL });
  expect(refundedOf(rest)).toBe(TOTAL);
});

test('the same key again sends nothing again', async () => {
  const request = describe(await openPaid(), 1_000);
  await send(request);
  await expect(send(request)).resolves.toEqual({ refundedPiastres: 1_000 });
  expect(countRefunds(request)).toBe(1);
});

test('nor does it days later, when Stripe has forgotten its keys', async () => {
  const paid = await openPaid();
  const request = describe(paid, 1_000);
  shop.stripe.failNext('create refund', 'lost answer');
  await expect(send(request)).rejects.toThrow(/connection/);
  await shop.stripe.advance(3 * 24 * 60 * 60_000);
  await expect(send(request)).resolves.toEqual({ refundedPiastres: 1_000 });
  expect(countRefunds(request)).toBe(1);
});

test.each(['create refund', 'read refund', 'list refunds'] as const)(
  'lost on the way at "%s", it is done once',
  async (endpoint) => {
    const request = describe(await openPaid(), TOTAL);
    shop.stripe.failNext(endpoint, 'lost answer');
    await expect(send(request)).rejects.not.toThrow(GatewayRefused);
    await expect(send(request)).resolves.toEqual({ refundedPiastres: TOTAL });
    expect(countRefunds(request)).toBe(1);
  },
);

test.each(['500', 'busy'] as const)('after %s it may be tried again', async (fault) => {
  const request = describe(await openPaid(), 700);
  shop.stripe.failNext('create refund', fault);
  await expect(send(request)).rejects.not.toThrow(GatewayRefused);
  await expect(send(request)).resolves.toEqual({ refundedPiastres: 700 });
});

test('a failure that Stripe keeps with the key passes with the key', async () => {
  const request = describe(await openPaid(), 700);
  shop.stripe.failNext('create refund', 'kept 500');
  await expect(send(request)).rejects.not.toThrow(GatewayRefused);
  await expect(send(request)).rejects.not.toThrow(GatewayRefused);
  await shop.stripe.advance(25 * 60 * 60_000);
  await expect(send(request)).resolves.toEqual({ refundedPiastres: 700 });
});

test('a refund may be given up', async () => {
  const request = describe(await openPaid(), 700);
  const giveUp = new AbortController();
  shop.stripe.failNext('create refund', 'timeout');
  const asked = shop.stripe.whenAsked('create refund');
  const failed = expect(send(request, giveUp.signal)).rejects.toMatchObject(GIVEN_UP);
  await asked;
  giveUp.abort(GIVEN_UP.detail);
  await failed;
  expect(countRefunds(request)).toBe(0);
});

test('two at once with one key send money once', async () => {
  const request = describe(await openPaid(), 700);
  const release = shop.stripe.hold('create refund');
  const both = [send(request), send(request)];
  await expect(Promise.race(both)).rejects.toThrow(/in-progress request/);
  await expect(Promise.race(both)).rejects.not.toThrow(GatewayRefused);
  release();
  await expect(Promise.any(both)).resolves.toEqual({ refundedPiastres: 700 });
  expect(countRefunds(request)).toBe(1);
});

test('what somebody sent back in the dashboard is not sent again', async () => {
  const paid = await openPaid();
  await shop.stripe.refundInDashboard(paid.transaction, 1_500);
  const request = describe(paid, 1_000);
  await expect(send(request)).resolves.toEqual({ refundedPiastres: 1_500 });
  expect(countRefunds(request)).toBe(1);
});

test('what was sent back besides counts', async () => {
  const paid = await openPaid();
  await shop.stripe.refundInDashboard(paid.transaction, 500);
  await expect(send(describe(paid, 1_000))).resolves.toEqual({ refundedPiastres: 1_500 });
});

test('more than there is left is refused for good', async () => {
  const paid = await openPaid();
  await shop.stripe.refundInDashboard(paid.transaction, 500);
  const request = describe(paid, TOTAL);
  await expect(send(request)).rejects.toThrow(GatewayRefused);
  await expect(send(request)).rejects.toThrow(/greater than unrefunded amount/);
});

test('what the bank claims back is refused for good', async () => {
  const paid = await openPaid();
  await shop.stripe.dispute(paid.transaction);
  const refused = send(describe(paid, TOTAL));
  await expect(refused).rejects.toThrow(GatewayRefused);
  await expect(refused).rejects.toThrow(/charged back/);
});

test('a payment that Stripe does not know may be known with other keys', async () => {
  const request = describe({ ...(await openPaid()), transaction: 'pi_unknown' }, 1);
  await expect(send(request)).rejects.toThrow(/No such/);
  await expect(send(request)).rejects.not.toThrow(GatewayRefused);
});

test('nothing is sent with keys of another account', async () => {
  const paid = await openPaid();
  const request = describe({ ...paid, session: { ...paid.session, account: 'live' } }, 1);
  await expect(send(request)).rejects.toThrow(/opened in account live/);
  await expect(send(request)).rejects.not.toThrow(GatewayRefused);
});

test('money that is on its way back has left', async () => {
  const request = describe(await openPaid(), 900);
  shop.stripe.refundNext('pending');
  await expect(send(request)).resolves.toEqual({ refundedPiastres: 900 });
});

test.each(['failed', 'canceled'] as const)('%s is a no, each time', async (status) => {
  const request = describe(await openPaid(), 900);
  shop.stripe.refundNext(status);
  await expect(send(request)).rejects.toThrow(GatewayRefused);
  await expect(send(request)).rejects.toThrow(status);
  expect(countRefunds(request)).toBe(1);
});

test('one that waits for the shopper is asked about until it is decided, and not made again', async () => {
  const request = describe(await openPaid(), 900);
  shop.stripe.refundNext('requires_action');
  await expect(send(request)).rejects.not.toThrow(GatewayRefused);
  await expect(send(request)).rejects.toThrow(/not decided/);
  const [made] = shop.stripe.books.refunds;
  if (made) made.status = 'succeeded';
  await expect(send(request)).resolves.toEqual({ refundedPiastres: 900 });
  expect(countRefunds(request)).toBe(1);
});

test('a refund that the bank sent back is not told as done', async () => {
  const request = describe(await openPaid(), 900);
  await send(request);
  await shop.stripe.failRefund(shop.stripe.books.refunds[0]?.id ?? '');
  await expect(send(request)).rejects.toThrow(/expired_or_canceled_card/);
  expect(refundedOf(request)).toBe(0);
});
