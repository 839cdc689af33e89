/** What any payment gateway does for us. The built-in test card page is one; real ones implement the same interface. */
import type { Language } from '#contract/constants.ts';

interface PayableOrder {
  id: string;
  totalPiastres: number;
  /** Titles are in the shopper's language. */
  lines: { title: string; count: number; pricePiastres: number }[];
  shippingPiastres: number;
  shopper: { name: string; email: string; phone: string };
}

interface SessionRequest {
  order: PayableOrder;
  /** The shop's own address, for pages and notifications it serves itself. */
  origin: string;
  successUrl: string;
  cancelUrl: string;
}

/** What a gateway says became of a session. */
export type PaymentState = 'pending' | 'paid' | 'failed' | 'cancelled';

export interface PaymentNotification {
  /** Unique at the gateway: a second notification with it changes nothing. */
  eventId: string;
  sessionId: string;
  state: PaymentState;
  /** Checked against our order where the gateway tells it. */
  amountPiastres?: number;
}

export interface Gateway {
  name: string;
  /** May be called twice for one order (parallel clicks); the first session we store is the one that counts. */
  createSession(request: SessionRequest, signal: AbortSignal): Promise<{ id: string; url: string }>;
  /** A session's address in the shopper's language. Absent if its page has one language only. */
  addressIn?(url: string, language: Language): string;
  /** Reads and authenticates a notification; undefined when it is not one of ours. Absent: the gateway sends none. */
  readNotification?(request: Request): Promise<PaymentNotification | undefined>;
  askState(sessionId: string, signal: AbortSignal): Promise<PaymentState>;
}

const TIMEOUT_MS = 10_000;

/** Calls a gateway, but never waits longer than ten seconds, even when it ignores the signal. */
export function callGateway<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
  timeoutMs = TIMEOUT_MS,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([call(signal), tooLate]);
}
