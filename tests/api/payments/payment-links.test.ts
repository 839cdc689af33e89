/** Payment links: what they charge, that they charge it once, and what becomes of orders that nobody pays. */
import { describe, expect, test } from 'vitest';
import { createRecurringWork } from '#api/job-handlers.ts';
import { writePaymentLink } from '#api/orders/tracking-links.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import { orders } from '#api/schema/orders.ts';
import { paymentSessions } from '#api/schema/payments.ts';
import { auditLog } from '#api/schema/staff.ts';
import { other } from '#tests/setup/cart-products.ts';
import { placeByPhone } from '#tests/setup/phone-order.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { ORIGIN } from '#tests/setup/test-shop.ts';
import { openBankShop } from './bank-shop.ts';

const { shop, bank, pay, notify, readProduct, setStock, sumOf, kindsOf } = await openBankShop();
const hash = createKeyedHash(shop.api.tokenSecret);
const HOUR_MS = 60 * 60_000;

const writeLink = (id: string) => new URL(writePaymentLink(ORIGIN, hash, { id, language: 'en' }));
const payPathOf = (id: string) => `/api/v1/orders/track/${writeLink(id).searchParams.get('pay')}/pay`;
const track = async (id: string) => (await shop.get(`/api/v1/orders${writeLink(id).pathname}`)).body.data;
const readOrder = async (id: string) => (await shop.api.db.select().from(orders).where(eq(orders.id, id)))[0];
const readSessions = (id: string) =>
  shop.api.db.select().from(paymentSessions).where(eq(paymentSessions.orderId, id));

/** Opens the payment; returns the path of the bank's page. */
async function open(id: string): Promise<string> {
  const { status, body } = await shop.post(payPathOf(id), {});
  if (status !== 200) throw new Error(`not opened: ${JSON.stringify(body)}`);
  return new URL(body.url).pathname;
}
const enter = (...productIds: string[]) =>
  placeByPhone(shop, { gateway: 'bank', ...(productIds.length > 0 && { productIds }) });

async function sweep() {
  await createRecurringWork(shop.api).sweep?.();
  await shop.tryJobs();
}

describe('an order that waits for a payment by its link', () => {
  test('is paid once, with the total, and returns to the tracking screen', async () => {
    const { order } = await enter();
    expect((await track(order.id)).due).toEqual({
      ...{ price: order.totalPiastres / 100, isDifference: false, isPending: false },
    });
    const page = await open(order.id);
    const [session] = await readSessions(order.id);
    expect(session).toMatchObject({ amountPiastres: order.totalPiastres, purpose: 'link', gateway: 'bank' });
    expect(session?.successUrl).toBe(`${writeLink(order.id)}&from=payment`);
    await pay(page);
    expect(await readOrder(order.id)).toMatchObject({ status: 'paid', stock: 'sold', owedPiastres: 0 });
    expect((await track(order.id)).due).toBeUndefined();
    expect(await shop.post(payPathOf(order.id), {})).toMatchObject({
      status: 409,
      body: { code: 'nothing-due' },
    });
  });

  test('has one session, even if its link is opened several times concurrently', async () => {
    const { order } = await enter();
    const pages = await Promise.all([open(order.id), open(order.id), open(order.id)]);
    expect(new Set([...pages, await open(order.id)]).size).toBe(1);
    expect(await readSessions(order.id)).toHaveLength(1);
  });

  test('takes one charge; a second payment in another tab is refunded', async () => {
    const { order } = await enter();
    const first = await open(order.id);
    // Half of the session's time is over, so the link opens another session.
    shop.passTime(20 * 60_000);
    const second = await open(order.id);
    expect(second).not.toBe(first);
    await Promise.all([pay(first), pay(second)]);
    await shop.runJobs();
    expect((await readOrder(order.id))?.status).toBe('paid');
    const { totalPiastres } = order;
    expect(await sumOf(order.id)).toEqual({
      takenPiastres: 2 * totalPiastres,
      refundedPiastres: totalPiastres,
    });
  });

  test('still waits after a payment was given up, declined, or not finished in time', async () => {
    const { order } = await enter();
    const given = await open(order.id);
    await notify(given, 'cancelled');
    const declined = await open(order.id);
    expect(declined).not.toBe(given);
    await notify(declined, 'failed');
    expect((await readOrder(order.id))?.status).toBe('failed');
    shop.passTime(HOUR_MS);
    await sweep();
    expect(await readOrder(order.id)).toMatchObject({ status: 'failed', stock: 'held' });
    await pay(await open(order.id));
    expect((await readOrder(order.id))?.status).toBe('paid');
  });

  test('says that a payment is in progress', async () => {
    const { order } = await enter();
    await notify(await open(order.id), 'paying');
    expect((await track(order.id)).due).toMatchObject({ isPending: true });
  });

  test('can be tried again after the gateway did not answer', async () => {
    const { order } = await enter();
    bank.faults.isDown = true;
    expect(await shop.post(payPathOf(order.id), {})).toMatchObject({ body: { code: 'payment-page-away' } });
    bank.faults.isDown = false;
    expect((await readOrder(order.id))?.status).toBe('pending');
    shop.passTime(HOUR_MS);
    await pay(await open(order.id));
    expect((await readOrder(order.id))?.status).toBe('paid');
  });
});

describe('an order that nobody paid in time', () => {
  async function expire(hasSession: boolean) {
    const before = await readProduct(other.id);
    const { order } = await enter(other.id);
    if (hasSession) await open(order.id);
    expect((await readProduct(other.id)).quantity).toBe(before.quantity - 1);
    shop.passTime(25 * HOUR_MS);
    await sweep();
    expect(await readOrder(order.id)).toMatchObject({ status: 'expired', stock: 'none' });
    expect((await readProduct(other.id)).quantity).toBe(before.quantity);
    return order;
  }

  test.each([false, true])(
    'gives its pieces back (a payment was opened: %s), and is paid late',
    async (has) => {
      const order = await expire(has);
      await pay(await open(order.id));
      expect(await readOrder(order.id)).toMatchObject({ status: 'paid', stock: 'sold' });
    },
  );

  test('is not opened again if its pieces are gone; a payment that was still made is refunded', async () => {
    const order = await expire(false);
    const page = await open(order.id);
    await setStock(other.id, 0);
    expect(await shop.post(payPathOf(order.id), {})).toMatchObject({
      status: 400,
      body: { errors: { param: 'count' } },
    });
    await pay(page);
    await shop.runJobs();
    expect((await readOrder(order.id))?.status).toBe('refunded');
    await setStock(other.id, 20);
  });
});

test('a link for another purpose or order does not pay', async () => {
  const [one, two] = [await enter(), await enter()];
  const tracking = writeLink(one.order.id).pathname;
  const exchanged = payPathOf(one.order.id).replace(one.order.id, two.order.id);
  for (const path of [`/api/v1/orders${tracking}/pay`, exchanged])
    expect(await shop.post(path, {})).toMatchObject({ status: 404, body: { code: 'unknown-link' } });
  expect(await shop.post(payPathOf(one.order.id), { gateway: 'cash' })).toMatchObject({
    body: { code: 'payment-not-offered' },
  });
});

describe('POST /api/staff/orders/{order}/payment-link', () => {
  test('answers the link, emails it if asked, and is in the audit log', async () => {
    const { order } = await enter();
    const packer = await addMember(shop, 'orders');
    const path = `/orders/${order.orderNumber}/payment-link`;
    const { status, body } = await askAs(shop, packer, 'POST', path, { body: { isEmailed: true } });
    expect([status, body.data]).toEqual([
      200,
      { link: writeLink(order.id).href, duePiastres: order.totalPiastres, isEmailed: true },
    ]);
    await shop.runJobs();
    const email = shop.emails.at(-1);
    expect(email?.subject).toContain(`please pay for order ${order.orderNumber}`);
    expect(email?.text).toContain(writeLink(order.id).href);
    const logged = await shop.api.db.select().from(auditLog).where(eq(auditLog.thingId, order.id));
    expect(logged).toMatchObject([{ action: 'order.payment-link-made', staffId: packer.id }]);
    expect((await askAs(shop, packer, 'GET', `/orders/${order.orderNumber}`)).body.data).toMatchObject({
      duePiastres: order.totalPiastres,
    });
    await pay(await open(order.id));
    expect(await kindsOf(order.id)).toEqual(['charge']);
    expect(await askAs(shop, packer, 'POST', path, { body: {} })).toMatchObject({
      ...{ status: 409, body: { code: 'nothing-due' } },
    });
  });
});
