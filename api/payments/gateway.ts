/** What any payment gateway does for us. The built-in test card page is one; the others are companies'. */
import type { CURRENCY, Language } from '#contract/constants.ts';
import type { RefusalCode } from '#contract/refusals.ts';

export interface PayableOrder {
  id: string;
  /** As shoppers and the shop call it. */
  number: number;
  totalPiastres: number;
  currency: typeof CURRENCY;
  /** Titles are in the shopper's language. Lines and shipping add up to the total. */
  lines: { title: string; count: number; pricePiastres: number }[];
  shippingPiastres: number;
  shopper: { name: string; email: string; phone: string };
  address: { details: string; city: string; phone: string };
}

export interface SessionRequest {
  /** Our own name of the session. It is the idempotency key: the same one again means the same session. */
  key: string;
  order: PayableOrder;
  language: Language;
  /** The shop's own address, for pages and notifications it serves itself. */
  origin: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

/** A session that a gateway opened: where to send the shopper, and the gateway's own names for it. */
export interface OpenedSession {
  url: string;
  gatewaySessionId: string;
  /** Of gateways that know an order as well, and name it in notifications. */
  gatewayOrderId?: string | undefined;
  /** The account at the gateway that it was opened in, which stays the same when a key is replaced. */
  account?: string | undefined;
}

/** A session as we kept it. Without an id of the gateway, its answer never reached us: nobody was sent to that page. */
export interface KeptSession {
  key: string;
  gatewaySessionId: string | null;
  gatewayOrderId: string | null;
  account: string | null;
  amountPiastres: number;
  currency: string;
  expiresAt: Date;
  /** Transactions of it that we heard of by notifications, likely payments first. */
  transactions?: readonly string[];
}

/** Money that a gateway took, as it stands there now. */
export interface Charge {
  /** The gateway's name for it: the same charge has the same one, however often we hear of it. */
  transaction: string;
  amountPiastres: number;
  currency: string;
  /** All that went back of it so far. */
  refundedPiastres: number;
  /** What was sent back and failed, of all that ever was: not in `refundedPiastres`. Absent if there is none, or the gateway can't say. */
  failedRefundsPiastres?: number;
  /** What the bank of the shopper claims back and has not decided about. */
  disputedPiastres?: number;
  /** What it claimed and got. */
  lostPiastres?: number;
}

/** What a gateway knows of a session. */
export interface SessionState {
  /** All that was taken, or, in a notification, as much of it as that tells; money that is only on its way (a wallet, a kiosk) is no charge yet. */
  charges: Charge[];
  /**
   * open: it may still be paid. declined: so it may, after a try that failed. paying: money is on its way (a kiosk's code, a
   * slow wallet), and may come or not. ended, given_up (by its shopper): nothing more can be paid.
   */
  standing: 'open' | 'declined' | 'paying' | 'ended' | 'given_up';
}

/** Whether nothing more can be paid. */
export const isEnded = ({ standing }: SessionState) => standing === 'ended' || standing === 'given_up';

/** Which session something is about, by whichever name the gateway told. */
export interface SessionName {
  key?: string | undefined;
  gatewaySessionId?: string | undefined;
  gatewayOrderId?: string | undefined;
}

/** A transaction that a notification names. */
export interface NotifiedTransaction {
  transaction: string;
  /** other: something became of it that only the gateway can tell, such as a refund. */
  says: 'paid' | 'pending' | 'declined' | 'other';
  amountPiastres?: number | undefined;
  currency?: string | undefined;
}

/** What an authenticated notification says. */
export type PaymentNotification =
  | {
      about: SessionName;
      /**
       * ask: something changed that the notification does not prove itself, and the gateway is asked. note: nothing changed
       * yet, but its transaction may be asked about later.
       */
      state: SessionState | 'ask' | 'note';
      /** Told beside the charges of the state, which are transactions too. */
      transaction?: NotifiedTransaction | undefined;
      /** Why it is not believed, though it is signed. */
      doubt?: string | undefined;
      rejected?: undefined;
    }
  /** Nothing that concerns an order. */
  | { about?: undefined; rejected?: undefined }
  /** Its signature is right, but it can't be taken, for this reason. */
  | { about?: undefined; rejected: string };

export interface RefundRequest {
  /** The idempotency key of this refund. */
  key: string;
  session: KeptSession;
  transaction: string;
  amountPiastres: number;
  /** What has gone back of the charge once this refund is done: a gateway without idempotency keys sees by it that it is. */
  refundedAfterPiastres: number;
  /** What `keepBefore` was told by an earlier try of this refund. */
  before: string | null;
  /** For a gateway without idempotency keys: writes down, before the first try, what it had done last until then. */
  keepBefore(before: string): Promise<unknown>;
}

/** What about an order a gateway will never take, as its shopper is told. */
export type UnpayableCode = Extract<
  RefusalCode,
  `payment-${'amount-too-small' | 'amount-too-large' | 'email-refused'}`
>;

/** A gateway's definite no: asking again would not help. Any other error may pass. */
export class GatewayRefused extends Error {
  /** Set if it is the order's or the shopper's matter. */
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
 * A gateway answered, but what it says can't be understood, or is that somebody paid without saying by what. A gateway that
 * does not answer throws any other error.
 */
export class GatewayUnclear extends Error {}

/** Throws for a session of another account: with these keys, the gateway would say that nobody ever paid it. */
export function checkAccount({ key, account }: KeptSession, own: string | undefined): void {
  if (account === null || own === undefined || account === own) return;
  throw new Error(
    `Session ${key} was opened in account ${account}, and the shop's keys are of account ${own} now`,
  );
}

export interface Gateway {
  name: string;
  /** May be called again with the same key, after an answer that never came. */
  createSession(request: SessionRequest, signal: AbortSignal): Promise<OpenedSession>;
  /** A session's address in the shopper's language. Absent if its page has one language only. */
  addressIn?(url: string, language: Language): string;
  /** Reads and authenticates a notification; undefined when it is not one of ours. Absent: the gateway sends none. */
  readNotification?(request: Request): Promise<PaymentNotification | undefined>;
  askState(session: KeptSession, signal: AbortSignal): Promise<SessionState>;
  /** Ends a session, so that nobody can pay it any more, and says what it came to. Absent: sessions only expire. */
  endSession?(session: KeptSession, signal: AbortSignal): Promise<SessionState>;
  /** Sends money back; answers all that went back of the charge so far, or throws GatewayRefused. */
  refund(request: RefundRequest, signal: AbortSignal): Promise<{ refundedPiastres: number }>;
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
