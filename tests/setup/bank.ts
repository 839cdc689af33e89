import {
  type Charge,
  checkAccount,
  type Gateway,
  GatewayRefused,
  type PaymentNotification,
  type SessionState,
} from '#api/payments/gateway.ts';
import { CURRENCY } from '#contract/constants.ts';

export interface BankSession extends SessionState {
  key: string;
  amountPiastres: number;
  charges: BankCharge[];
}

export interface BankCharge extends Charge {
  failedRefundsPiastres: number;
  disputedPiastres: number;
  lostPiastres: number;
  /** All refunds, including those that failed later. */
  sentPiastres: number;
  /** The refunds among them that the shop requested. */
  sentForShopPiastres: number;
}

/** What is left of a charge after refunds and disputes. */
export const calculateLeft = ({
  amountPiastres,
  refundedPiastres,
  disputedPiastres,
  lostPiastres,
}: BankCharge) => amountPiastres - refundedPiastres - disputedPiastres - lostPiastres;

/**
 * A fake payment gateway in memory: it opens sessions, takes payments, sends refunds and answers questions about them.
 * Each part can be made to fail.
 */
export function createBank(name = 'bank') {
  const sessions = new Map<string, BankSession>();
  const refundKeys = new Map<string, BankCharge>();
  const failedKeys = new Set<string>();
  /** `losesAnswers`: requests are carried out, but their answers are lost. */
  const faults = { isDown: false, losesAnswers: false, refusesRefunds: false };
  /** The account at the bank that the shop's keys belong to. */
  const keys = { account: 'shop' };
  let transactions = 0;

  const find = (id: string | null) => {
    const session = sessions.get(id ?? '');
    if (!session) throw new Error(`the bank knows no session ${id}`);
    return session;
  };
  const answer = async <Value>(value: () => Value): Promise<Value> => {
    if (faults.isDown) throw new Error('the bank is down');
    const answered = structuredClone(value());
    if (faults.losesAnswers) throw new Error('the answer of the bank was lost');
    return answered;
  };
  const stateOf = (id: string): SessionState => {
    const { charges, status } = find(id);
    return { charges, status };
  };

  /** Refunds money, as requested by the shop or in the bank's dashboard. */
  function sendBack(charge: BankCharge, amountPiastres: number): void {
    if (amountPiastres > calculateLeft(charge)) throw new GatewayRefused('more than is left of it');
    charge.refundedPiastres += amountPiastres;
    charge.sentPiastres += amountPiastres;
  }

  /** Makes all refunds of a charge fail. */
  function failRefunds(charge: BankCharge): void {
    charge.failedRefundsPiastres += charge.refundedPiastres;
    charge.refundedPiastres = 0;
    for (const [key, refunded] of refundKeys) if (refunded === charge) failedKeys.add(key);
  }

  const gateway: Gateway = {
    name,
    createSession: ({ key, order, origin }) =>
      answer(() => {
        const id = `at-${key}`;
        if (!sessions.has(id))
          sessions.set(id, { key, amountPiastres: order.totalPiastres, charges: [], status: 'open' });
        return { gatewaySessionId: id, url: `${origin}/pay/${id}`, account: keys.account };
      }),
    async readNotification(request) {
      if (request.headers.get('signature') !== 'right') return undefined;
      return (await request.json()) as PaymentNotification;
    },
    fetchState: (session) =>
      answer(() => {
        checkAccount(session, keys.account);
        const { gatewaySessionId: id } = session;
        return id ? stateOf(id) : { charges: [], status: 'ended' as const };
      }),
    endSession: ({ gatewaySessionId: id }) =>
      answer(() => {
        if (!id) return { charges: [], status: 'ended' as const };
        // A payment in progress cannot be stopped.
        if (!['given_up', 'paying'].includes(find(id).status)) find(id).status = 'ended';
        return stateOf(id);
      }),
    refund: ({ key, session, transaction, amountPiastres }) =>
      answer(() => {
        if (faults.refusesRefunds) throw new GatewayRefused('this wallet takes nothing back');
        const charge = find(session.gatewaySessionId).charges.find(
          (each) => each.transaction === transaction,
        );
        if (!charge) throw new GatewayRefused('there is no such charge');
        if (failedKeys.has(key)) throw new GatewayRefused('this refund failed');
        if (!refundKeys.has(key)) {
          sendBack(charge, amountPiastres);
          charge.sentForShopPiastres += amountPiastres;
          refundKeys.set(key, charge);
        }
        return { refundedPiastres: charge.refundedPiastres };
      }),
  };

  /** Pays a session, as on its page; returns the notification. */
  function pay(id: string, change: Partial<Charge> = {}): PaymentNotification {
    const session = find(id);
    transactions += 1;
    const charge: BankCharge = {
      // Starts with the bank's name, because an order may have charges at two banks.
      transaction: `${name === 'bank' ? '' : name}t${transactions}`,
      amountPiastres: session.amountPiastres,
      currency: CURRENCY,
      refundedPiastres: 0,
      failedRefundsPiastres: 0,
      disputedPiastres: 0,
      lostPiastres: 0,
      sentPiastres: 0,
      sentForShopPiastres: 0,
      ...change,
    };
    session.charges.push(charge);
    session.status = 'ended';
    return { about: { gatewaySessionId: id }, state: { charges: [charge], status: 'ended' } };
  }

  /** Sums what is left of all charges. */
  const sumHeld = () =>
    [...sessions.values()]
      .flatMap(({ charges }) => charges)
      .reduce((sum, charge) => sum + calculateLeft(charge), 0);

  return { gateway, sessions, faults, keys, find, pay, sendBack, failRefunds, stateOf, sumHeld };
}

export type Bank = ReturnType<typeof createBank>;
