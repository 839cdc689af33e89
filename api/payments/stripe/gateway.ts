/** Stripe Checkout. A payment intent's id is our transaction: sessions and events name it, charges only their own. */
import * as v from 'valibot';
import { checkAccount, type Gateway, type KeptSession, type SessionState } from '#api/payments/gateway.ts';
import { createClients, refuseFinally, type StripeAddress } from './client.ts';
import { describeSession } from './describe-session.ts';
import { readEvent, stripeEvent } from './notification.ts';
import { refundPayment } from './refund.ts';
import { isLive } from './settings.ts';
import { readSignedEvent } from './signature.ts';
import { readState, WITH_CHARGE } from './state.ts';

const LOOK_UP_MS = 8_000;

export interface StripeOptions extends StripeAddress {
  webhookSecret: string;
  clock?: () => number;
}

/** Cards from abroad, through Stripe's own payment page. */
export function createStripeGateway({ webhookSecret, clock = Date.now, ...address }: StripeOptions): Gateway {
  const clientFor = createClients(address);
  // Of another account in the same mode, Stripe says itself that it knows no such session.
  const account = isLive(address.secretKey) ? 'live' : 'test';

  async function askState(session: KeptSession, signal: AbortSignal): Promise<SessionState> {
    checkAccount(session, account);
    if (session.gatewaySessionId === null) {
      // Its answer never reached us, so nobody was sent there; until its end, it may still be asked for again.
      return { charges: [], standing: session.expiresAt.getTime() <= clock() ? 'ended' : 'open' };
    }
    const stripe = await clientFor(signal);
    const found = await stripe.checkout.sessions.retrieve(session.gatewaySessionId, WITH_CHARGE);
    return readState(stripe, session, found);
  }

  /** An event with a good signature, of the last minutes, from the mode that we are in; or why it is rejected. */
  async function readSigned(request: Request) {
    const signature = request.headers.get('stripe-signature');
    const body = await request.text();
    if (!signature) return;
    const { webhooks } = await clientFor(request.signal);
    const signed = readSignedEvent(webhooks, { body, signature, secret: webhookSecret, now: clock() });
    if (!signed || 'rejected' in signed) return signed;
    const known = v.safeParse(stripeEvent, signed.event);
    if (!known.success || known.output.livemode !== isLive(address.secretKey)) return;
    // An event may be late, and be sent again; from the future it can't be.
    if (signed.signedAt.getTime() > clock()) address.onTime?.(signed.signedAt);
    return known.output;
  }

  async function findKey(transaction: string): Promise<string | undefined> {
    const stripe = await clientFor(AbortSignal.timeout(LOOK_UP_MS));
    const { metadata } = await stripe.paymentIntents.retrieve(transaction);
    return metadata.session;
  }

  return {
    name: 'stripe',

    async createSession(request, signal) {
      const stripe = await clientFor(signal);
      const { id, url } = await refuseFinally(
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
        // Stripe could not be asked: it sends an event again that was not accepted.
        throw error;
      }
    },

    askState,

    async endSession(session, signal) {
      checkAccount(session, account);
      if (session.gatewaySessionId === null) return askState(session, signal);
      const stripe = await clientFor(signal);
      try {
        const ended = await stripe.checkout.sessions.expire(session.gatewaySessionId, WITH_CHARGE);
        return await readState(stripe, session, ended);
      } catch (error) {
        // It is no longer open.
        if (error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError') {
          return askState(session, signal);
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
