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
  /** All that was ever sent back, whether or not it failed afterwards. */
  sentPiastres: number;
  /** As much of that as the shop asked for. */
  sentForShopPiastres: number;
}

/** What is left of a charge: neither sent back, nor claimed by the shopper's own bank, nor lost to it. */
export const leftOf = ({ amountPiastres, refundedPiastres, disputedPiastres, lostPiastres }: BankCharge) =>
  amountPiastres - refundedPiastres - disputedPiastres - lostPiastres;

/**
 * A payment company with books of its own, in memory: it has a page where shoppers pay, notifies or does not, answers what it
 * is asked, and sends money back. Each part can be made to fail.
 */
export function createBank(name = 'bank') {
  const sessions = new Map<string, BankSession>();
  const refundKeys = new Map<string, BankCharge>();
  const failedKeys = new Set<string>();
  /** isMute: what is asked for is done, but nobody hears so. */
  const faults = { isDown: false, isMute: false, refusesRefunds: false };
  /** Whose keys the shop has. */
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
    if (faults.isMute) throw new Error('the answer of the bank was lost');
    return answered;
  };
  const stateOf = (id: string): SessionState => {
    const { charges, standing } = find(id);
    return { charges, standing };
  };

  /** Sends money back, as the shop asks for it, or somebody at the bank's own desk. */
  function sendBack(charge: BankCharge, amountPiastres: number): void {
    if (amountPiastres > leftOf(charge)) throw new GatewayRefused('more than is left of it');
    charge.refundedPiastres += amountPiastres;
    charge.sentPiastres += amountPiastres;
  }

  /** All that was sent back of a charge comes back to the bank. */
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
          sessions.set(id, { key, amountPiastres: order.totalPiastres, charges: [], standing: 'open' });
        return { gatewaySessionId: id, url: `${origin}/pay/${id}`, account: keys.account };
      }),
    async readNotification(request) {
      if (request.headers.get('signature') !== 'right') return undefined;
      return (await request.json()) as PaymentNotification;
    },
    askState: (session) =>
      answer(() => {
        checkAccount(session, keys.account);
        const { gatewaySessionId: id } = session;
        return id ? stateOf(id) : { charges: [], standing: 'ended' as const };
      }),
    endSession: ({ gatewaySessionId: id }) =>
      answer(() => {
        if (!id) return { charges: [], standing: 'ended' as const };
        // Money that is on its way can't be stopped.
        if (!['given_up', 'paying'].includes(find(id).standing)) find(id).standing = 'ended';
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

  /** Charges a session, as its shopper does on the page; answers what the notification of it says. */
  function pay(id: string, change: Partial<Charge> = {}): PaymentNotification {
    const session = find(id);
    transactions += 1;
    const charge: BankCharge = {
      transaction: `t${transactions}`,
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
    session.standing = 'ended';
    return { about: { gatewaySessionId: id }, state: { charges: [charge], standing: 'ended' } };
  }

  /** All money that the bank took, did not send back, and nobody claims. */
  const sumHeld = () =>
    [...sessions.values()].flatMap(({ charges }) => charges).reduce((sum, charge) => sum + leftOf(charge), 0);

  return { gateway, sessions, faults, keys, find, pay, sendBack, failRefunds, stateOf, sumHeld };
}

export type Bank = ReturnType<typeof createBank>;
