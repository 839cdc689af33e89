/** Actions for tests without a browser; each resolves when the shop has answered the events. */
import type { Acts } from './acts.ts';
import type { Objects } from './objects.ts';
import type { Records, Session } from './records.ts';
import type { SignedEvent, Signing, Webhooks } from './webhooks.ts';

interface ControlParts {
  records: Records;
  acts: Acts;
  objects: Objects;
  webhooks: Webhooks;
  /** Seconds since 1970. */
  now: () => number;
}

interface ForgeryOptions extends Omit<Signing, 'timestamp'> {
  type?: string;
  /** The age of the signature. */
  secondsAgo?: number;
  /** Changed fields of the session. */
  session?: Record<string, unknown>;
  /** Changed fields of the event. */
  event?: Record<string, unknown>;
}

export function createControl({ records, acts, objects, webhooks, now }: ControlParts) {
  function findSession(name: string): Session {
    acts.expireDue();
    const session = records.findSession(name);
    if (!session) throw new Error(`The stand-in has no session ${name}`);
    return session;
  }

  function findPayment(name: string) {
    const payment = records.findPayment(name) ?? findSession(name).payment;
    if (payment?.status !== 'succeeded') throw new Error(`${name} was never paid`);
    return payment;
  }

  async function afterEvents<Done>(done: Done): Promise<Done> {
    await webhooks.settled();
    return done;
  }

  // Actions find a session by Stripe's id or the shop's, and a payment by its id or its session's.
  return {
    pay: (session: string) => afterEvents(acts.pay(findSession(session))),
    decline: (session: string) => afterEvents(acts.decline(findSession(session))),
    payLater: (session: string) => afterEvents(acts.payLater(findSession(session))),
    finishPayment: (session: string, isPaid: boolean) =>
      afterEvents(acts.finishPayment(findSession(session), isPaid)),
    refundInDashboard: (payment: string, amountPiastres?: number) =>
      afterEvents(acts.refundInDashboard(findPayment(payment), amountPiastres)),
    failRefund: (refund: string) => afterEvents(acts.failRefund(refund)),
    dispute: (payment: string, amountPiastres?: number, status?: string) =>
      afterEvents(acts.dispute(findPayment(payment), amountPiastres, status)),
    closeDispute: (dispute: string, status: 'won' | 'lost' | 'warning_closed') =>
      afterEvents(acts.closeDispute(dispute, status)),

    /** Creates a forged notification, to send by `webhooks.post`. */
    forge(name: string, forgery: ForgeryOptions = {}): SignedEvent {
      const { type = 'checkout.session.completed', secondsAgo = 0, secret, session, event } = forgery;
      const object = {
        ...objects.showSession(findSession(name)),
        status: 'complete',
        payment_status: 'paid',
        payment_intent: 'pi_forged',
        ...session,
      };
      const timestamp = Math.floor(now()) - secondsAgo;
      return webhooks.sign(webhooks.make(type, object, event), { timestamp, ...(secret && { secret }) });
    },
  };
}
