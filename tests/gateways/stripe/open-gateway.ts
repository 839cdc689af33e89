/** Shared by tests of the Stripe gateway: the fake Stripe, a gateway for it, and a sample request. */
import { afterAll, beforeAll } from 'vitest';
import type { OpenedSession, SessionRequest, StoredSession } from '#api/payments/gateway.ts';
import { createStripeGateway } from '#api/payments/stripe/gateway.ts';
import { newId } from './records.ts';
import { type FakeStripe, startStripe } from './start-stripe.ts';

const LIFETIME_MS = 15 * 60_000;
/** A signal that is never aborted. */
export const NEVER_ABORTED = new AbortController().signal;

/** The error of an aborted call, with the test's reason. */
export const ABORTED_ERROR = { type: 'StripeConnectionError', detail: new Error('given up') };

export function makeRequest(changes: Partial<SessionRequest> = {}): SessionRequest {
  return {
    key: newId('key'),
    order: {
      id: '66c49f7d0000000000000001',
      number: 'MS-4F7K-2Q9',
      totalPiastres: 30_499,
      currency: 'EGP',
      lines: [
        { title: 'Coffee pot', count: 2, pricePiastres: 10_000 },
        { title: 'Cup', count: 1, pricePiastres: 10_000 },
      ],
      shippingPiastres: 499,
      shopper: { name: 'Sara Ali', email: 'sara@example.com', phone: '01012345678' },
      address: { details: '12 Nile Street', city: 'Cairo', phone: '01012345678' },
    },
    language: 'en',
    origin: 'http://localhost:3000',
    successUrl: 'http://localhost:3000/allorders?paid=1',
    cancelUrl: 'http://localhost:3000/cart',
    expiresAt: new Date(Date.now() + LIFETIME_MS),
    ...changes,
  };
}

/** A session as the shop stores it; without the gateway's answer (`opened`), it lacks the gateway's ids. */
export const toStoredSession = (request: SessionRequest, opened?: OpenedSession): StoredSession => ({
  key: request.key,
  gatewaySessionId: opened?.gatewaySessionId ?? null,
  gatewayOrderId: null,
  account: opened?.account ?? null,
  amountPiastres: request.order.totalPiastres,
  currency: request.order.currency,
  expiresAt: request.expiresAt,
});

/** Starts a fake Stripe for a test file; events are held until a test delivers them. */
export function openGateway() {
  const opened = {} as {
    stripe: FakeStripe;
    gateway: ReturnType<typeof createStripeGateway>;
  };
  beforeAll(async () => {
    opened.stripe = await startStripe();
    opened.stripe.webhooks.mode = 'held';
    opened.gateway = createStripeGateway(opened.stripe);
  });
  afterAll(() => opened.stripe.stop());
  return Object.assign(opened, {
    /** Opens a session; returns it as stored. */
    async open(changes: Partial<SessionRequest> = {}): Promise<StoredSession> {
      const expiresAt = new Date(opened.stripe.clock() + LIFETIME_MS);
      const request = makeRequest({ expiresAt, ...changes });
      return toStoredSession(request, await opened.gateway.createSession(request, NEVER_ABORTED));
    },
  });
}
