/** The fake Stripe's own records: sessions, payments, refunds and disputes. */
import { randomBytes } from 'node:crypto';
import type { SessionParams } from './params.ts';

export interface Payment {
  id: string;
  chargeId: string;
  status: 'requires_payment_method' | 'processing' | 'succeeded';
  isDeclined: boolean;
  session: Session;
}

export interface Session {
  id: string;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'unpaid' | 'paid';
  created: number;
  expiresAt: number;
  amountTotal: number;
  currency: string;
  params: SessionParams;
  /** Created by the first attempt to pay. */
  payment: Payment | undefined;
}

export type RefundStatus = 'succeeded' | 'pending' | 'requires_action' | 'failed' | 'canceled';

export interface Refund {
  id: string;
  payment: Payment;
  amount: number;
  status: RefundStatus;
  metadata: Record<string, string>;
  created: number;
}

export interface Dispute {
  id: string;
  payment: Payment;
  amount: number;
  status: string;
}

export const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;

export function createRecords() {
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];

  const refundsOf = (payment: Payment) => refunds.filter((refund) => refund.payment === payment);
  const disputesOf = (payment: Payment) => disputes.filter((dispute) => dispute.payment === payment);
  /** Sums all refunds except failed and cancelled ones. Pending ones count: their money has left the balance. */
  const refundedOf = (payment: Payment) =>
    refundsOf(payment)
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .reduce((total, { amount }) => total + amount, 0);
  const claimedOf = (payment: Payment, isLost: boolean) =>
    disputesOf(payment)
      .filter(({ status }) => status !== 'won' && !status.startsWith('warning_'))
      .filter(({ status }) => (status === 'lost') === isLost)
      .reduce((total, { amount }) => total + amount, 0);

  return {
    sessions,
    refunds,
    disputes,
    refundsOf,
    disputesOf,
    refundedOf,
    /** Finds a session by Stripe's id or the shop's. */
    findSession: (name: string) =>
      sessions.get(name) ?? sessions.values().find(({ params }) => params.client_reference_id === name),
    findPayment: (id: string) =>
      sessions
        .values()
        .map(({ payment }) => payment)
        .find((payment) => payment?.id === id),
    /** Lists all charges, to compare with the shop's ledger. */
    listCharges: () =>
      [...sessions.values()].flatMap(({ params, payment, amountTotal, currency }) =>
        payment?.status === 'succeeded'
          ? {
              key: params.client_reference_id,
              transaction: payment.id,
              amountPiastres: amountTotal,
              currency: currency.toUpperCase(),
              refundedPiastres: refundedOf(payment),
              disputedPiastres: claimedOf(payment, false),
              lostPiastres: claimedOf(payment, true),
            }
          : [],
      ),
  };
}
export type Records = ReturnType<typeof createRecords>;
