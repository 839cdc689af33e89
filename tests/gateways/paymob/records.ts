/** The fake Paymob's own records of intentions, payments and refunds. */
import { randomBytes, randomInt } from 'node:crypto';
import type { Transaction } from './transaction.ts';

export interface Intention {
  id: string;
  clientSecret: string;
  orderId: number;
  amountPiastres: number;
  currency: string;
  integrationIds: number[];
  items: unknown[];
  /** `special_reference`: the shop's key of the session. */
  reference: string;
  notificationUrl: string;
  redirectionUrl: string;
  createdAt: Date;
  expiresAt: Date;
  /** The payment that completed the intention. */
  paid: Transaction | undefined;
}

/** The outcome of requested refunds. `late total`: the refund is done, but not yet counted in its payment. */
export type RefundMode = 'at once' | 'pending' | 'declined' | 'late total';

export interface PayOptions {
  by?: 'card' | 'wallet';
  /** For a payment that differs from the intention, which never happens at Paymob. */
  amountPiastres?: number;
  currency?: string;
  /** Whether the wallet can be refunded by API. */
  isRefundable?: boolean;
}

/** A refusal by Paymob, with its answer. */
export class PaymobRefusal extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
  }
}

export type Records = ReturnType<typeof createRecords>;

/**
 * Creates the records. Actions return the transaction that they made or changed; the caller notifies the shop.
 */
export function createRecords(now: () => Date) {
  const intentions: Intention[] = [];
  const transactions: Transaction[] = [];
  // Random, so that ids of two fakes are never mixed up.
  let lastOrderId = randomInt(100_000_000, 900_000_000);
  let lastTransactionId = randomInt(100_000_000, 900_000_000);
  let refundMode: RefundMode = 'at once';

  const enter = (made: Omit<Transaction, 'id' | 'createdAt' | 'refundedPiastres' | 'isVoided'>) => {
    const entered = {
      ...made,
      id: ++lastTransactionId,
      createdAt: now(),
      refundedPiastres: 0,
      isVoided: false,
    };
    transactions.push(entered);
    return entered;
  };

  function enterPayment(
    intention: Intention,
    { by = 'card', amountPiastres, currency, isRefundable = true }: PayOptions,
    isPaid: boolean,
  ) {
    const [card = 0, wallet = card] = intention.integrationIds;
    const payment = enter({
      intention,
      integrationId: by === 'card' ? card : wallet,
      parent: undefined,
      kind: 'payment',
      source: by,
      isRefundable,
      amountPiastres: amountPiastres ?? intention.amountPiastres,
      currency: currency ?? intention.currency,
      pending: isPaid && by === 'wallet',
      success: isPaid && by === 'card',
    });
    if (payment.success) intention.paid = payment;
    return payment;
  }

  function enterChild(parent: Transaction, kind: 'refund' | 'void', amountPiastres: number) {
    const { intention, integrationId, source, isRefundable, currency } = parent;
    const isPending = kind === 'refund' && refundMode === 'pending';
    const success = !isPending && !(kind === 'refund' && refundMode === 'declined');
    return enter({
      intention,
      integrationId,
      parent,
      kind,
      source,
      isRefundable,
      amountPiastres,
      currency,
      pending: isPending,
      success,
    });
  }

  const countRefunds = (payment: Transaction) => {
    payment.refundedPiastres = transactions
      .filter(({ kind, success, parent }) => kind === 'refund' && success && parent === payment)
      .reduce((sum, { amountPiastres }) => sum + amountPiastres, 0);
  };

  const checkOpen = (intention: Intention) => {
    if (intention.paid) throw new PaymobRefusal(400, { detail: 'This intention is paid already' });
    if (now() > intention.expiresAt) throw new PaymobRefusal(400, { detail: 'This intention has expired' });
  };

  return {
    intentions,
    transactions,
    setRefundMode(mode: RefundMode) {
      refundMode = mode;
    },

    open(asked: Omit<Intention, 'id' | 'clientSecret' | 'orderId' | 'createdAt' | 'paid'>): Intention {
      const intention = {
        ...asked,
        id: `pi_test_${randomBytes(16).toString('hex')}`,
        clientSecret: `egy_csk_test_${randomBytes(16).toString('hex')}`,
        orderId: ++lastOrderId,
        createdAt: now(),
        paid: undefined,
      };
      intentions.push(intention);
      return intention;
    },

    /** Pays by card at once, or by wallet with a transaction that is pending until it is settled. */
    pay(intention: Intention, options: PayOptions = {}): Transaction {
      checkOpen(intention);
      return enterPayment(intention, options, true);
    },

    /** Makes a failed attempt, possibly after a successful one. */
    decline: (intention: Intention, options: PayOptions = {}): Transaction =>
      enterPayment(intention, options, false),

    /** Settles a pending transaction. */
    settle(transaction: Transaction, success = true): Transaction {
      transaction.pending = false;
      transaction.success = success;
      if (transaction.parent) countRefunds(transaction.parent);
      else if (success) transaction.intention.paid = transaction;
      return transaction;
    },

    /** Counts refunds that `late total` held back. */
    countRefundsNow() {
      for (const payment of transactions.filter(({ kind }) => kind === 'payment')) countRefunds(payment);
    },

    refund(payment: Transaction, amountPiastres: number): Transaction {
      if (payment.kind !== 'payment' || !payment.success || payment.isVoided)
        throw new PaymobRefusal(400, { message: 'Transaction is not refundable' });
      if (!payment.isRefundable)
        throw new PaymobRefusal(400, { message: 'This wallet does not support refunds' });
      const asked = transactions
        .filter(
          ({ parent, kind, success, pending }) =>
            parent === payment && kind === 'refund' && (success || pending),
        )
        .reduce((sum, refund) => sum + refund.amountPiastres, amountPiastres);
      if (!(amountPiastres > 0) || asked > payment.amountPiastres)
        throw new PaymobRefusal(400, { message: 'The amount exceeds what is left of the transaction' });
      const refund = enterChild(payment, 'refund', amountPiastres);
      if (refundMode !== 'late total') countRefunds(payment);
      return refund;
    },

    /** Voids a payment: cards only, on the same day, before any refund. */
    void(payment: Transaction): Transaction {
      const isSameDay = payment.createdAt.toDateString() === now().toDateString();
      const isVoidable = payment.source === 'card' && payment.success && payment.refundedPiastres === 0;
      if (!isSameDay || !isVoidable || payment.isVoided || payment.kind !== 'payment')
        throw new PaymobRefusal(400, { message: 'Transaction can not be voided' });
      const made = enterChild(payment, 'void', payment.amountPiastres);
      payment.isVoided = true;
      return made;
    },
  };
}
