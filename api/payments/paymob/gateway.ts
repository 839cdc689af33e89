/** Paymob: Egyptian cards, Meeza and wallets, paid on its own page. */
import { checkAccount, type Gateway, type KeptSession } from '#api/payments/gateway.ts';
import type { Transaction } from './answers.ts';
import { createPaymobClient } from './client.ts';
import { describeIntention } from './intention.ts';
import { readPaymobNotification } from './notification.ts';
import { refundOnce } from './refund.ts';
import { checkBelongs, isChild, judgePayment } from './state.ts';

/** How long an opened session waits for the name of its account; it is asked for once. */
const ACCOUNT_MS = 3_000;

export const PAYMOB_URL = 'https://accept.paymob.com';

export interface PaymobKeys {
  secretKey: string;
  publicKey: string;
  apiKey: string;
  hmacSecret: string;
  /** The ways to pay that the merchant's account has: cards, wallets, kiosks. */
  integrationIds: readonly number[];
  baseUrl?: string;
}

/** The gateway of one merchant's account. Sessions can't be ended there: they expire. */
export function createPaymobGateway(keys: PaymobKeys, now: () => Date = () => new Date()): Gateway {
  const { publicKey, integrationIds, baseUrl = PAYMOB_URL } = keys;
  const client = createPaymobClient({ ...keys, baseUrl });

  const checkOwn = async (session: KeptSession, signal: AbortSignal) =>
    checkAccount(session, await client.findAccount(signal));

  /** The last payment of an order: of a refund, the payment that it refunded. */
  async function findPayment(session: KeptSession, signal: AbortSignal): Promise<Transaction | undefined> {
    const { gatewayOrderId, key } = session;
    const order = gatewayOrderId === null ? { merchant_order_id: key } : { order_id: gatewayOrderId };
    const last = await client.findLastTransaction(order, signal);
    if (!last) return undefined;
    checkBelongs(last, session);
    if (!isChild(last)) return last;
    const payment = last.parent_transaction
      ? await client.findTransaction(last.parent_transaction, signal)
      : undefined;
    if (!payment || isChild(payment))
      throw new Error(`Paymob does not tell which payment ${last.id} belongs to`);
    checkBelongs(payment, session);
    return payment;
  }

  return {
    name: 'paymob',

    async createSession(request, signal) {
      const [intention, account] = await Promise.all([
        client.createIntention(describeIntention(request, integrationIds, now()), signal),
        // It can be paid all the same.
        client.findAccount(AbortSignal.any([signal, AbortSignal.timeout(ACCOUNT_MS)])).catch(() => undefined),
      ]);
      const query = new URLSearchParams({ publicKey, clientSecret: intention.client_secret });
      return {
        gatewaySessionId: intention.id,
        gatewayOrderId: intention.intention_order_id,
        account,
        url: `${baseUrl}/unifiedcheckout/?${query}`,
      };
    },

    readNotification: (request) => readPaymobNotification(request, keys),

    async askState(session, signal) {
      await checkOwn(session, signal);
      return judgePayment(await findPayment(session, signal), session, now());
    },

    async refund(request, signal) {
      await checkOwn(request.session, signal);
      return refundOnce(client, request, signal);
    },
  };
}
