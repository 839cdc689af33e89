/** The Paymob gateway: Egyptian cards, Meeza and wallets, paid on Paymob's page. */
import { checkAccount, type Gateway, type StoredSession } from '#api/payments/gateway.ts';
import { createPaymobClient } from './client.ts';
import { findPayments } from './find-payments.ts';
import { describeIntention } from './intention.ts';
import { readPaymobNotification } from './notification.ts';
import { refundOnce } from './refund.ts';
import { toSessionState } from './state.ts';

/** How long opening a session waits for the merchant account's id, which is cached once fetched. */
const ACCOUNT_TIMEOUT_MS = 3_000;
/** How long a notification waits for the id of the transactions' owner, which is cached once fetched. */
const OWNER_TIMEOUT_MS = 5_000;

export const PAYMOB_URL = 'https://accept.paymob.com';

export interface PaymobKeys {
  secretKey: string;
  publicKey: string;
  apiKey: string;
  hmacSecret: string;
  /** The merchant account's ways to pay: cards, wallets, kiosks. */
  integrationIds: readonly number[];
  baseUrl?: string;
  /** Called with the time at Paymob after each answer. */
  onTime?: (time: Date) => void;
}

/** The gateway of one merchant account. Its sessions can't be ended, they only expire. */
export function createPaymobGateway(keys: PaymobKeys, now: () => Date = () => new Date()): Gateway {
  const { publicKey, integrationIds, baseUrl = PAYMOB_URL } = keys;
  const client = createPaymobClient({ ...keys, baseUrl });

  const checkSessionAccount = async (session: StoredSession, signal: AbortSignal) =>
    checkAccount(session, await client.findAccount(signal));

  /**
   * Why a signed notification is not trusted. The signed string has no separator between the order's id and
   * the owner, so only the owner in Paymob's own answers proves where the id ends. While Paymob can't be
   * asked, the signature has to suffice.
   */
  async function doubtOwner(transaction: string, owner: string): Promise<string | undefined> {
    if (client.getOwner() === undefined) {
      const signal = AbortSignal.timeout(OWNER_TIMEOUT_MS);
      const found = await client.findTransaction(transaction, signal).catch(() => null);
      if (found === undefined) return `Paymob knows no transaction ${transaction}`;
    }
    const known = client.getOwner();
    return known === undefined || known === owner
      ? undefined
      : `its owner is ${owner}, and that of the shop's account ${known}`;
  }

  return {
    name: 'paymob',

    async createSession(request, signal) {
      const [intention, account] = await Promise.all([
        client.createIntention(describeIntention(request, integrationIds, now()), signal),
        // Optional: the session can be paid without a known account.
        client
          .findAccount(AbortSignal.any([signal, AbortSignal.timeout(ACCOUNT_TIMEOUT_MS)]))
          .catch(() => undefined),
      ]);
      const query = new URLSearchParams({ publicKey, clientSecret: intention.client_secret });
      return {
        gatewaySessionId: intention.id,
        gatewayOrderId: intention.intention_order_id,
        account,
        url: `${baseUrl}/unifiedcheckout/?${query}`,
      };
    },

    readNotification: (request) => readPaymobNotification(request, { ...keys, doubtOwner }),

    async fetchState(session, signal) {
      await checkSessionAccount(session, signal);
      return toSessionState(await findPayments(client, session, signal), session, now());
    },

    async refund(request, signal) {
      await checkSessionAccount(request.session, signal);
      return refundOnce(client, request, signal);
    },
  };
}
