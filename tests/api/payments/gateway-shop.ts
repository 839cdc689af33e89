import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll } from 'vitest';
import { createRecurringWork } from '#api/job-handlers.ts';
import { createPayments } from '#api/payments/payments.ts';
import { createPaymobGateway } from '#api/payments/paymob/gateway.ts';
import { createStripeGateway } from '#api/payments/stripe/gateway.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { gatewayTransactions, paymentSessions } from '#api/schema/payments.ts';
import { examineShop } from '#server/examine-shop.ts';
import { startPaymob } from '#tests/gateways/paymob/start-paymob.ts';
import { startStripe } from '#tests/gateways/stripe/start-stripe.ts';
import type { StripeEvent } from '#tests/gateways/stripe/webhooks.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { ORIGIN, openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

export interface LogLine {
  level: number;
  msg: string;
  [name: string]: unknown;
}

/** Creates a log with readable lines. */
export function createReadableLog() {
  const lines: LogLine[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { lines, log: pino({ level: 'info' }, sink) };
}

/** Returns the doctor's finding about one subject. */
export async function askDoctor({ api: { db } }: TestShop, about: string) {
  for await (const finding of examineShop(db, '')) if (finding.what === about) return finding;
  throw new Error(`the doctor says nothing about ${about}`);
}

/** Opens a shop with the fakes of the real gateways; Stripe's events are held back. */
export async function openGatewayShop() {
  let shop: TestShop;
  const clock = () => shop?.api.clock() ?? Date.now();
  const paymob = await startPaymob({
    now: () => new Date(clock()),
    deliver: (request) => shop.app.request(request, {}, { origin: ORIGIN, clientAddress: '127.0.0.1' }),
  });
  // The minimum is above the price of shipping alone, so that tests can make a payment that is too small.
  const stripe = await startStripe({ clock, minPiastres: 600 });
  stripe.webhooks.mode = 'held';
  afterAll(() => Promise.all([paymob.close(), stripe.stop()]));
  const gateways = [
    createPaymobGateway(paymob.keys, () => new Date(clock())),
    createStripeGateway({ ...stripe, clock }),
  ];
  const { log, lines } = createReadableLog();
  shop = await openTestShop({ payments: () => createPayments(gateways, ['paymob', 'stripe']), log });
  const steps = createShopSteps(shop);

  /** Creates a shopper who is sent to a gateway's page. */
  async function open(gateway: 'paymob' | 'stripe') {
    const shopper = await shop.addShopper();
    const cartId = await steps.fillCart(shopper, plain.id);
    const { status, body } = await steps.checkOut(shopper, cartId, `?gateway=${gateway}`);
    if (status !== 200) throw new Error(`no session: ${JSON.stringify(body)}`);
    const [order] = await steps.readOrders(shopper);
    if (!order) throw new Error('there is no order');
    const readSession = async () => {
      const [session] = await shop.api.db
        .select()
        .from(paymentSessions)
        .where(eq(paymentSessions.orderId, order.id));
      if (!session) throw new Error('there is no session');
      return session;
    };
    const session = await readSession();
    return { shopper, orderNumber: order.orderNumber, readSession, session, url: body.session.url as string };
  }

  return {
    ...steps,
    shop,
    paymob,
    stripe,
    lines,
    open,
    /** Runs the recurring work and the jobs. */
    async sweep() {
      await createRecurringWork(shop.api).sweep?.();
      return shop.tryJobs();
    },
    /** Delivers a Stripe event to the shop. */
    deliverEvent(event: StripeEvent) {
      const { body, headers } = stripe.webhooks.sign(event);
      return shop.post('/api/payments/stripe/notify', body, { headers });
    },
    readTransactions: () => shop.api.db.select().from(gatewayTransactions),
    changeSession: (id: string, change: Partial<typeof paymentSessions.$inferInsert>) =>
      shop.api.db.update(paymentSessions).set(change).where(eq(paymentSessions.id, id)),
  };
}
