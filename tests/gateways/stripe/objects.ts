/** Presents records as the API and events do: the fields that clients read, expanded as requested. */
import type { Dispute, Payment, Records, Refund, Session } from './records.ts';

/** Lists what to expand inside `name`; undefined if only its id is requested. */
function findInner(expand: string[], name: string): string[] | undefined {
  const wanted = expand.filter((path) => path === name || path.startsWith(`${name}.`));
  if (wanted.length === 0) return undefined;
  return wanted.map((path) => path.slice(name.length + 1)).filter((path) => path !== '');
}

export function createObjects(records: Records, pageUrl: (session: Session) => string, isLive: boolean) {
  function showCharge(payment: Payment) {
    const { session } = payment;
    const amount_refunded = records.refundedOf(payment);
    return {
      id: payment.chargeId,
      object: 'charge',
      amount: session.amountTotal,
      amount_refunded,
      currency: session.currency,
      disputed: records.disputesOf(payment).length > 0,
      livemode: isLive,
      metadata: session.params.payment_intent_data.metadata,
      paid: payment.status === 'succeeded',
      payment_intent: payment.id,
      refunded: amount_refunded === session.amountTotal,
    };
  }

  function showPayment(payment: Payment, expand: string[] = []) {
    const isCharged = payment.status === 'succeeded';
    return {
      id: payment.id,
      object: 'payment_intent',
      amount: payment.session.amountTotal,
      amount_received: isCharged ? payment.session.amountTotal : 0,
      currency: payment.session.currency,
      description: payment.session.params.payment_intent_data.description ?? null,
      last_payment_error: payment.isDeclined
        ? { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }
        : null,
      latest_charge: !isCharged
        ? null
        : findInner(expand, 'latest_charge')
          ? showCharge(payment)
          : payment.chargeId,
      livemode: isLive,
      metadata: payment.session.params.payment_intent_data.metadata,
      status: payment.status,
    };
  }

  function showSession(session: Session, expand: string[] = []) {
    const { params, payment } = session;
    const inner = findInner(expand, 'payment_intent');
    return {
      id: session.id,
      object: 'checkout.session',
      amount_subtotal: session.amountTotal,
      amount_total: session.amountTotal,
      cancel_url: params.cancel_url,
      client_reference_id: params.client_reference_id,
      created: session.created,
      currency: session.currency,
      customer_email: params.customer_email ?? null,
      expires_at: session.expiresAt,
      livemode: isLive,
      metadata: params.metadata,
      mode: params.mode,
      payment_intent: payment && inner ? showPayment(payment, inner) : (payment?.id ?? null),
      payment_status: session.paymentStatus,
      status: session.status,
      success_url: params.success_url,
      url: session.status === 'open' ? pageUrl(session) : null,
    };
  }

  function showRefund(refund: Refund, expand: string[] = []) {
    return {
      id: refund.id,
      object: 'refund',
      amount: refund.amount,
      charge: findInner(expand, 'charge') ? showCharge(refund.payment) : refund.payment.chargeId,
      created: refund.created,
      currency: refund.payment.session.currency,
      ...(refund.status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
      metadata: refund.metadata,
      payment_intent: refund.payment.id,
      status: refund.status,
    };
  }

  const showDispute = (dispute: Dispute) => ({
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    charge: dispute.payment.chargeId,
    currency: dispute.payment.session.currency,
    livemode: isLive,
    metadata: {},
    payment_intent: dispute.payment.id,
    reason: 'fraudulent',
    status: dispute.status,
  });

  const showList = (url: string, data: unknown[]) => ({ object: 'list', data, has_more: false, url });

  return { showCharge, showPayment, showSession, showRefund, showDispute, showList, findInner };
}
export type Objects = ReturnType<typeof createObjects>;
