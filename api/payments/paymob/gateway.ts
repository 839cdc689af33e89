/** Paymob: Egyptian cards, Meeza and wallets, paid on its own page. */
import { checkAccount, type Gateway, type KeptSession } from '#api/payments/gateway.ts';
import { createPaymobClient } from './client.ts';
import { findPayments } from './find-payments.ts';
import { describeIntention } from './intention.ts';
import { readPaymobNotification } from './notification.ts';
import { refundOnce } from './refund.ts';
import { judgePayments } from './state.ts';

/** How long an opened session waits for the name of its account; it is asked for once. */
const ACCOUNT_MS = 3_000;
/** How long a notification waits for the name of the owner; it is asked for once. */
const OWNER_MS = 5_000;

export const PAYMOB_URL = 'https://accept.paymob.com';

export interface PaymobKeys {
  secretKey: string;
  publicKey: string;
  apiKey: string;
  hmacSecret: string;
  /** The ways to pay that the merchant's account has: cards, wallets, kiosks. */
  integrationIds: readonly number[];
  baseUrl?: string;
  /** Is told the time at Paymob with each of its answers. */
  onTime?: (told: Date) => void;
}

/** The gateway of one merchant's account. Sessions can't be ended there: they expire. */
export function createPaymobGateway(keys: PaymobKeys, now: () => Date = () => new Date()): Gateway {
  const { publicKey, integrationIds, baseUrl = PAYMOB_URL } = keys;
  const client = createPaymobClient({ ...keys, baseUrl });

  const checkOwn = async (session: KeptSession, signal: AbortSignal) =>
    checkAccount(session, await client.findAccount(signal));

  /**
   * Why a signed notification is doubted. Nothing separates the order's id from the owner in what is signed: only the owner
   * that Paymob's own answers name proves where the id ends. While Paymob can't be asked, the signature has to do.
   */
  async function doubtOwner(transaction: string, owner: string): Promise<string | undefined> {
    if (client.readOwner() === undefined) {
      const signal = AbortSignal.timeout(OWNER_MS);
      const found = await client.findTransaction(transaction, signal).catch(() => null);
      if (found === undefined) return `Paymob knows no transaction ${transaction}`;
    }
    const known = client.readOwner();
    return known === undefined || known === owner
      ? undefined
      : `its owner is ${owner}, and that of the shop's account ${known}`;
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

    readNotification: (request) => readPaymobNotification(request, { ...keys, doubtOwner }),

    async askState(session, signal) {
      await checkOwn(session, signal);
      return judgePayments(await findPayments(client, session, signal), session, now());
    },

    async refund(request, signal) {
      await checkOwn(request.session, signal);
      return refundOnce(client, request, signal);
    },
  };
}
