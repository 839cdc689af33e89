/** The Stripe Checkout gateway. A transaction is a payment intent of Stripe, whose id is in sessions and events. */
import * as v from 'valibot';
import { checkAccount, type Gateway, type SessionState, type StoredSession } from '#api/payments/gateway.ts';
import { createClientFactory, type StripeClientOptions, throwDefiniteRefusals } from './client.ts';
import { describeSession } from './describe-session.ts';
import { readEvent, stripeEvent } from './notification.ts';
import { refundPayment } from './refund.ts';
import { isLive } from './settings.ts';
import { readSignedEvent } from './signature.ts';
import { readState, WITH_CHARGE } from './state.ts';

const LOOKUP_TIMEOUT_MS = 8_000;

export interface StripeOptions extends StripeClientOptions {
  webhookSecret: string;
  clock?: () => number;
}

/** The gateway of one Stripe account: cards from abroad, paid on Stripe's page. */
export function createStripeGateway({
  webhookSecret,
  clock = Date.now,
  ...clientOptions
}: StripeOptions): Gateway {
  const clientFor = createClientFactory(clientOptions);
  // Only test or live is compared: for a session of another account, Stripe itself answers that it does not exist.
  const account = isLive(clientOptions.secretKey) ? 'live' : 'test';

  async function fetchState(session: StoredSession, signal: AbortSignal): Promise<SessionState> {
    checkAccount(session, account);
    if (session.gatewaySessionId === null) {
      // Stripe's answer was lost, so nobody was sent to the page. Until the session expires, the request may be repeated.
      return { charges: [], status: session.expiresAt.getTime() <= clock() ? 'ended' : 'open' };
    }
    const stripe = await clientFor(signal);
    const found = await stripe.checkout.sessions.retrieve(session.gatewaySessionId, WITH_CHARGE);
    return readState(stripe, session, found);
  }

  /** A recent event with a valid signature, of our mode (test or live), or why it is rejected. */
  async function readSigned(request: Request) {
    const signature = request.headers.get('stripe-signature');
    const body = await request.text();
    if (!signature) return;
    const { webhooks } = await clientFor(request.signal);
    const signed = readSignedEvent(webhooks, { body, signature, secret: webhookSecret, now: clock() });
    if (!signed || 'rejected' in signed) return signed;
    const known = v.safeParse(stripeEvent, signed.event);
    if (!known.success || known.output.livemode !== isLive(clientOptions.secretKey)) return;
    // An event that was signed in the past may just be late. One that was signed in the future shows that the clocks differ.
    if (signed.signedAt.getTime() > clock()) clientOptions.onTime?.(signed.signedAt);
    return known.output;
  }

  async function findKey(transaction: string): Promise<string | undefined> {
    const stripe = await clientFor(AbortSignal.timeout(LOOKUP_TIMEOUT_MS));
    const { metadata } = await stripe.paymentIntents.retrieve(transaction);
    return metadata.session;
  }

  return {
    name: 'stripe',

    async createSession(request, signal) {
      const stripe = await clientFor(signal);
      const { id, url } = await throwDefiniteRefusals(
        stripe.checkout.sessions.create(describeSession(request, clock()), { idempotencyKey: request.key }),
      );
      if (!url) throw new Error(`Stripe opened ${id} without a page`);
      return { url, gatewaySessionId: id, account };
    },

    async readNotification(request) {
      const event = await readSigned(request);
      if (!event || 'rejected' in event) return event;
      try {
        return await readEvent(event, findKey);
      } catch (error) {
        if (v.isValiError(error)) return;
        // Stripe could not be asked, but it sends the event again if we don't accept it.
        throw error;
      }
    },

    fetchState,

    async endSession(session, signal) {
      checkAccount(session, account);
      if (session.gatewaySessionId === null) return fetchState(session, signal);
      const stripe = await clientFor(signal);
      try {
        const ended = await stripe.checkout.sessions.expire(session.gatewaySessionId, WITH_CHARGE);
        return await readState(stripe, session, ended);
      } catch (error) {
        // Stripe refuses to end a session that is no longer open.
        if (error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError') {
          return fetchState(session, signal);
        }
        throw error;
      }
    },

    async refund(request, signal) {
      checkAccount(request.session, account);
      return refundPayment(await clientFor(signal), request);
    },
  };
}
