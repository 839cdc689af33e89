/** The interface of payment gateways: those of payment companies, and the built-in test card page. */
import type { CURRENCY, Language } from '#contract/constants.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';

export interface PayableOrder {
  id: string;
  /** The order number that shoppers see. */
  number: string;
  totalPiastres: number;
  currency: typeof CURRENCY;
  /** Titles are in the shopper's language. Lines and shipping add up to the total. */
  lines: { title: string; count: number; pricePiastres: number }[];
  shippingPiastres: number;
  shopper: { name: string; email: string | null; phone: string };
  address: { details: string; city: string; phone: string };
}

export interface SessionRequest {
  /** Our own id of the session, which is also the idempotency key. */
  key: string;
  order: PayableOrder;
  language: Language;
  /** The shop's own origin, for pages and notifications that it serves itself. */
  origin: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

/** A session that a gateway opened: where to send the shopper, and the gateway's ids of it. */
export interface OpenedSession {
  url: string;
  gatewaySessionId: string;
  /** The id of the gateway's own order, if the gateway has orders and names them in notifications. */
  gatewayOrderId?: string | undefined;
  /** The gateway account that opened the session. It stays the same when an API key is replaced. */
  account?: string | undefined;
}

/** A saved session. If the gateway's answer was lost, it has no gateway id, and no shopper was sent to its page. */
export interface StoredSession {
  key: string;
  gatewaySessionId: string | null;
  gatewayOrderId: string | null;
  account: string | null;
  amountPiastres: number;
  currency: string;
  expiresAt: Date;
  /** The session's known transactions, likely payments first. */
  transactions?: readonly string[];
}

/** A payment that a gateway took, and what became of its money so far. */
export interface Charge {
  /** The gateway's id of the charge. */
  transaction: string;
  amountPiastres: number;
  currency: string;
  /** The sum of all refunds so far. */
  refundedPiastres: number;
  /**
   * The sum of failed refunds, which is not part of `refundedPiastres`. Absent if none, or if the gateway can't say.
   */
  failedRefundsPiastres?: number;
  /** In open disputes. */
  disputedPiastres?: number;
  /** In lost disputes. */
  lostPiastres?: number;
  /** The last four digits of the card, if the gateway reports them. */
  cardLast4?: string | undefined;
}

/** What a gateway knows about a session. */
export interface SessionState {
  /** All charges; a notification may contain only some. Pending money (a wallet, a kiosk) is no charge yet. */
  charges: Charge[];
  /**
   * open: the session may still be paid. declined: the same, after a declined payment. paying: money is pending (a
   * kiosk's code, a slow wallet). ended, given_up (by the shopper): nothing more can be paid.
   */
  status: 'open' | 'declined' | 'paying' | 'ended' | 'given_up';
}

/** Whether nothing more can be paid. */
export const isEnded = ({ status }: SessionState) => status === 'ended' || status === 'given_up';

/** The ids of a session that a gateway named. */
export interface SessionIds {
  key?: string | undefined;
  gatewaySessionId?: string | undefined;
  gatewayOrderId?: string | undefined;
}

/** A transaction that a notification names. */
export interface NotifiedTransaction {
  transaction: string;
  /** other: for example a refund; the gateway has to be asked about it. */
  says: 'paid' | 'pending' | 'declined' | 'other';
  amountPiastres?: number | undefined;
  currency?: string | undefined;
}

/** What an authenticated notification reports. */
export type PaymentNotification =
  | {
      about: SessionIds;
      /**
       * ask: something changed that the notification does not prove, so the gateway is asked. note: nothing
       * changed yet, but the transaction may be asked about later.
       */
      state: SessionState | 'ask' | 'note';
      /** A transaction that is not among the state's charges. */
      transaction?: NotifiedTransaction | undefined;
      /** Why the notification is not trusted, although it is signed. */
      doubt?: string | undefined;
      rejected?: undefined;
    }
  /** A notification that does not concern an order. */
  | { about?: undefined; rejected?: undefined }
  /** Correctly signed, but not accepted, for this reason. */
  | { about?: undefined; rejected: string };

export interface RefundRequest {
  /** The idempotency key of this refund. */
  key: string;
  session: StoredSession;
  transaction: string;
  amountPiastres: number;
  /**
   * The charge's refunded sum once this refund is done. Gateways without idempotency keys recognize a repeated request
   * by it.
   */
  refundedAfterPiastres: number;
  /** The transaction that an earlier try passed to `saveLastTransaction`; null on the first try. */
  before: string | null;
  /**
   * For gateways without idempotency keys: saves the order's latest transaction when the first try begins. A later
   * transaction may be this refund.
   */
  saveLastTransaction(transaction: string): Promise<unknown>;
}

/** Refusals of orders that a gateway will never accept. */
export type UnpayableCode = Extract<
  RefusalCode,
  `payment-${'amount-too-small' | 'amount-too-large' | 'email-refused'}`
>;

/** A gateway's final refusal: a retry would not help. Any other error may be temporary. */
export class GatewayRefused extends Error {
  /** Set if the shopper can do something about it. */
  readonly code: UnpayableCode | undefined;
  constructor(
    message: string,
    { code, ...options }: ErrorOptions & { code?: UnpayableCode | undefined } = {},
  ) {
    super(message, options);
    this.code = code;
  }
}

/**
 * Thrown if a gateway's answer can't be understood, or reports a payment without naming it. Not thrown if there is no
 * answer.
 */
export class GatewayUnclear extends Error {}

/** Throws for a session of another account, which the gateway would report as unpaid when asked with these keys. */
export function checkAccount({ key, account }: StoredSession, own: string | undefined): void {
  if (account === null || own === undefined || account === own) return;
  throw new Error(
    `Session ${key} was opened in account ${account}, and the shop's keys are of account ${own} now`,
  );
}

export interface Gateway {
  name: string;
  /** May be called again with the same key if the answer was lost. */
  createSession(request: SessionRequest, signal: AbortSignal): Promise<OpenedSession>;
  /** A session's URL in the shopper's language. Absent if its page has one language only. */
  localizeUrl?(url: string, language: Language): string;
  /** Parses a notification; undefined if it is invalid or not authentic. Absent if the gateway sends none. */
  readNotification?(request: Request): Promise<PaymentNotification | undefined>;
  fetchState(session: StoredSession, signal: AbortSignal): Promise<SessionState>;
  /** Ends a session, so that it can't be paid any more; returns its final state. Absent if sessions can only expire. */
  endSession?(session: StoredSession, signal: AbortSignal): Promise<SessionState>;
  /** Refunds a charge; returns the sum of its refunds so far, or throws GatewayRefused. */
  refund(request: RefundRequest, signal: AbortSignal): Promise<{ refundedPiastres: number }>;
}

const TIMEOUT_MS = 10_000;

/** Calls a gateway, and throws after a timeout even if the call ignores its signal. */
export function callGateway<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
  timeoutMs = TIMEOUT_MS,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([call(signal), timeout]);
}

/** The first characters of a text. Cuts no character in half, because gateways show these texts to shoppers. */
export function truncateText(text: string, maxLength: number): string {
  // No character is longer than two UTF-16 units.
  return [...text.slice(0, 2 * maxLength).toWellFormed()].slice(0, maxLength).join('');
}
