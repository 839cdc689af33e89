/** Sample sessions, as the shop opens and stores them. */
import { randomUUID } from 'node:crypto';
import type { OpenedSession, SessionRequest, StoredSession } from '#api/payments/gateway.ts';

const ORIGIN = 'http://shop.test';
const MINUTES_OPEN = 30;

/** A request with two lines and shipping, 509.99 EGP in total. */
export const sampleSession = (now: Date, changes: Partial<SessionRequest> = {}): SessionRequest => ({
  key: randomUUID(),
  order: {
    id: randomUUID(),
    number: 'MS-4F7K-2Q9',
    totalPiastres: 50_999,
    currency: 'EGP',
    lines: [
      { title: 'Cotton shirt', count: 2, pricePiastres: 15_000 },
      { title: 'Copper lamp', count: 1, pricePiastres: 20_500 },
    ],
    shippingPiastres: 499,
    shopper: { name: 'Sara Ali Hassan', email: 'sara@example.com', phone: '01012345678' },
    address: { details: '12 Tahrir St', city: 'Cairo', phone: '01012345678' },
  },
  language: 'en',
  origin: ORIGIN,
  successUrl: `${ORIGIN}/allorders?paid=1`,
  cancelUrl: `${ORIGIN}/cart`,
  expiresAt: new Date(now.getTime() + MINUTES_OPEN * 60_000),
  ...changes,
});

/** A session as the shop stores it; without the gateway's answer (`opened`), it lacks the gateway's ids. */
export const toStoredSession = (
  { key, order, expiresAt }: SessionRequest,
  opened?: OpenedSession,
): StoredSession => ({
  key,
  gatewaySessionId: opened?.gatewaySessionId ?? null,
  gatewayOrderId: opened?.gatewayOrderId ?? null,
  account: opened?.account ?? null,
  amountPiastres: order.totalPiastres,
  currency: order.currency,
  expiresAt,
});
