/** Actions at Stripe: by the shop's API calls, by shoppers on the page, or by operators in the dashboard. */

import type { Objects } from './objects.ts';
import type { RefundParams, SessionParams } from './params.ts';
import { newId, type Payment, type Records, type RefundStatus, type Session } from './records.ts';
import { Refusal, refuseMissing } from './refusal.ts';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

export interface ActsParts {
  records: Records;
  objects: Objects;
  /** Seconds since 1970. */
  now: () => number;
  isLive: boolean;
  /** Stripe's minimum charge; it depends on exchange rates. */
  minPiastres: number;
  emit: (type: string, object: unknown) => void;
}

export function createActs({ records, objects, now, isLive, minPiastres, emit }: ActsParts) {
  const { showCharge, showPayment, showSession, showRefund, showDispute } = objects;

  function takePayment(session: Session): Payment {
    session.payment ??= {
      id: newId('pi'),
      chargeId: newId('ch'),
      status: 'requires_payment_method',
      isDeclined: false,
      session,
    };
    return session.payment;
  }

  function succeed(session: Session, type: string) {
    const payment = takePayment(session);
    Object.assign(payment, { status: 'succeeded', isDeclined: false });
    Object.assign(session, { status: 'complete', paymentStatus: 'paid' });
    emit('payment_intent.succeeded', showPayment(payment));
    emit('charge.succeeded', showCharge(payment));
    emit(type, showSession(session));
  }

  function expire(session: Session) {
    session.status = 'expired';
    emit('checkout.session.expired', showSession(session));
  }

  function checkExpiry(expiresAt: number) {
    const ahead = expiresAt - now();
    if (ahead < 30 * MINUTE_S) {
      throw new Refusal(
        'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      );
    }
    if (ahead > DAY_S) {
      throw new Refusal(
        'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      );
    }
  }

  function refund(payment: Payment, given: Omit<RefundParams, 'payment_intent'>, status: RefundStatus) {
    const left = payment.session.amountTotal - records.refundedOf(payment);
    const amount = given.amount ?? left;
    if (left === 0) {
      throw new Refusal(`Charge ${payment.chargeId} has already been refunded.`, {
        code: 'charge_already_refunded',
      });
    }
    if (amount > left) {
      throw new Refusal(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`);
    }
    const made = { id: newId('re'), payment, amount, status, metadata: given.metadata, created: now() };
    records.refunds.unshift(made);
    emit('refund.created', showRefund(made));
    emit('charge.refunded', showCharge(payment));
    return made;
  }

  return {
    createSession(params: SessionParams): Session {
      const expiresAt = params.expires_at ?? Math.floor(now()) + DAY_S;
      checkExpiry(expiresAt);
      const [first, ...others] = params.line_items.map(({ price_data }) => price_data.currency);
      if (!first || others.some((currency) => currency !== first)) {
        throw new Refusal('All line items must have the same currency.');
      }
      const amountTotal = params.line_items.reduce(
        (total, { price_data, quantity }) => total + price_data.unit_amount * quantity,
        0,
      );
      if (amountTotal < minPiastres) {
        throw new Refusal("The Checkout Session's total amount must convert to at least 50 cents.", {
          code: 'amount_too_small',
        });
      }
      if (amountTotal > 99_999_999) {
        throw new Refusal('The total amount must be no more than 999,999.99', { code: 'amount_too_large' });
      }
      const session: Session = {
        id: newId(isLive ? 'cs_live' : 'cs_test'),
        status: 'open',
        paymentStatus: 'unpaid',
        created: Math.floor(now()),
        expiresAt,
        amountTotal,
        currency: first,
        params,
        payment: undefined,
      };
      records.sessions.set(session.id, session);
      return session;
    },

    expireSession(session: Session): Session {
      if (session.status !== 'open') {
        throw new Refusal(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      }
      expire(session);
      return session;
    },

    /** Expires sessions that are due. */
    expireDue() {
      for (const session of records.sessions.values())
        if (session.status === 'open' && session.expiresAt <= now()) expire(session);
    },

    /** Pays a session; false if it is no longer open. */
    pay(session: Session): boolean {
      if (session.status !== 'open') return false;
      succeed(session, 'checkout.session.completed');
      return true;
    },

    decline(session: Session): boolean {
      if (session.status !== 'open') return false;
      const payment = takePayment(session);
      payment.isDeclined = true;
      emit('payment_intent.payment_failed', showPayment(payment));
      return true;
    },

    payLater(session: Session): boolean {
      if (session.status !== 'open') return false;
      Object.assign(takePayment(session), { status: 'processing', isDeclined: false });
      session.status = 'complete';
      emit('checkout.session.completed', showSession(session));
      return true;
    },

    /** Ends a payment in progress. */
    finishPayment(session: Session, isPaid: boolean): boolean {
      if (session.payment?.status !== 'processing') return false;
      if (isPaid) succeed(session, 'checkout.session.async_payment_succeeded');
      else {
        Object.assign(session.payment, { status: 'requires_payment_method', isDeclined: true });
        emit('payment_intent.payment_failed', showPayment(session.payment));
        emit('checkout.session.async_payment_failed', showSession(session));
      }
      return true;
    },

    refundByApi({ payment_intent, ...given }: RefundParams, status: RefundStatus) {
      const payment = records.findPayment(payment_intent);
      if (!payment) throw refuseMissing('payment_intent', payment_intent);
      if (payment.status !== 'succeeded') {
        throw new Refusal('This PaymentIntent does not have a successful charge to refund.');
      }
      if (records.disputesOf(payment).some((dispute) => !dispute.status.startsWith('warning_'))) {
        throw new Refusal(`Charge ${payment.chargeId} has been charged back; cannot issue a refund.`, {
          code: 'charge_disputed',
        });
      }
      return refund(payment, given, status);
    },

    refundInDashboard: (payment: Payment, amount?: number) =>
      refund(payment, { amount, metadata: {} }, 'succeeded'),

    /** Makes a refund fail, which returns the money to the shop. */
    failRefund(id: string) {
      const found = records.refunds.find((made) => made.id === id);
      if (!found) throw refuseMissing('refund', id);
      found.status = 'failed';
      emit('refund.updated', showRefund(found));
      emit('refund.failed', showRefund(found));
    },

    dispute(payment: Payment, amount = payment.session.amountTotal, status = 'needs_response') {
      const made = { id: newId('du'), payment, amount, status };
      records.disputes.unshift(made);
      emit('charge.dispute.created', showDispute(made));
      return made;
    },

    closeDispute(id: string, status: 'won' | 'lost' | 'warning_closed') {
      const found = records.disputes.find((made) => made.id === id);
      if (!found) throw refuseMissing('dispute', id);
      found.status = status;
      emit('charge.dispute.closed', showDispute(found));
    },
  };
}
export type Acts = ReturnType<typeof createActs>;
