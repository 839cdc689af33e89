/** A fake Paymob on loopback: its API, its payment page, and controls for tests. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Account, type Call, createCalls } from './calls.ts';
import { createCheckoutPage } from './checkout-page.ts';
import { createFaults, type Endpoint } from './faults.ts';
import { createNotifications, type Deliver } from './notifications.ts';
import { createRecords, type Intention, type PayOptions } from './records.ts';
import type { Transaction } from './transaction.ts';

export interface PaymobOptions {
  now?: () => Date;
  /** How notifications reach the shop; over the network by default. */
  deliver?: Deliver;
}

const ENDPOINT_PATHS: [method: string, path: RegExp, endpoint: Endpoint][] = [
  ['POST', /^\/v1\/intention\/$/, 'intention'],
  ['POST', /^\/api\/auth\/tokens$/, 'token'],
  ['POST', /^\/api\/ecommerce\/orders\/transaction_inquiry$/, 'inquiry'],
  ['GET', /^\/api\/acceptance\/transactions\/(\d+)$/, 'transaction'],
  ['POST', /^\/api\/acceptance\/void_refund\/refund$/, 'refund'],
  ['POST', /^\/api\/acceptance\/void_refund\/void$/, 'void'],
];

const createAccount = (): Account => {
  const randomHex = () => randomBytes(16).toString('hex');
  return {
    secretKey: `egy_sk_test_${randomHex()}`,
    publicKey: `egy_pk_test_${randomHex()}`,
    apiKey: randomHex(),
    hmacSecret: randomHex(),
    integrationIds: [4_097_558, 4_097_612],
  };
};

const parse = (sent: string): unknown => {
  try {
    return sent === '' ? undefined : JSON.parse(sent);
  } catch {
    return undefined;
  }
};

/** Starts a fake Paymob with its own account. */
export async function startPaymob({ now = () => new Date(), deliver = fetch }: PaymobOptions = {}) {
  const account = createAccount();
  const notifications = createNotifications(account.hmacSecret, deliver);
  const notify = async (transaction: Transaction) => {
    await notifications.notify(transaction);
    return transaction;
  };
  const records = createRecords(now);
  const calls = createCalls(account, records, notify, now);
  const faults = createFaults();
  const answerPage = createCheckoutPage(account, records, notify, now);
  const seen: Call[] = [];

  async function answerRequest(request: IncomingMessage, answer: ServerResponse) {
    const url = new URL(request.url ?? '/', baseUrl);
    const sent = await text(request);
    if (url.pathname === '/unifiedcheckout/') {
      const form = request.method === 'POST' ? new URLSearchParams(sent) : undefined;
      const { status, body, location } = await answerPage(url, form);
      answer.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...(location && { location }) });
      return answer.end(body);
    }
    const found = ENDPOINT_PATHS.find(
      ([method, path]) => method === request.method && path.test(url.pathname),
    );
    if (!found) return answer.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    const [, path, endpoint] = found;
    const call = {
      endpoint,
      authorization: request.headers.authorization,
      body: parse(sent),
      id: path.exec(url.pathname)?.[1] ?? '',
    };
    seen.push(call);
    return faults.apply(endpoint, answer, () => calls.answer(call));
  }

  const server = createServer((request, answer) => {
    answerRequest(request, answer).catch((error) => answer.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    /** The parameters of a gateway for this account. */
    keys: { ...account, baseUrl },
    /** The account as environment variables of a shop. */
    environment: {
      PAYMOB_SECRET_KEY: account.secretKey,
      PAYMOB_PUBLIC_KEY: account.publicKey,
      PAYMOB_API_KEY: account.apiKey,
      PAYMOB_HMAC_SECRET: account.hmacSecret,
      PAYMOB_INTEGRATION_IDS: account.integrationIds.join(','),
      PAYMOB_URL: baseUrl,
    },
    /** The calls so far, oldest first. */
    seen,
    notifications,
    delay: faults.delay,
    failNext: faults.failNext,
    beforeNext: faults.beforeNext,
    answerNext: faults.answerNext,
    expireTokens: calls.expireTokens,
    setOnDuplicate: calls.setOnDuplicate,
    setRefundMode: records.setRefundMode,

    intentions: records.intentions,
    /** Finds an intention by its id, its order's id, the shop's reference or its page's URL. */
    find(name: string): Intention {
      const clientSecret = URL.parse(name)?.searchParams.get('clientSecret');
      const found = records.intentions.findLast(
        ({ id, orderId, reference, clientSecret: secret }) =>
          [id, String(orderId), reference].includes(name) || secret === clientSecret,
      );
      if (!found) throw new Error(`No intention is called ${name}`);
      return found;
    },
    /** Pays. This action and the following ones resolve when the shop was notified. */
    pay: async (intention: Intention, options?: PayOptions) => notify(records.pay(intention, options)),
    decline: async (intention: Intention, options?: PayOptions) =>
      notify(records.decline(intention, options)),
    settle: async (pending: Transaction, success?: boolean) => notify(records.settle(pending, success)),
    /** Lists pending wallet payments and refunds. */
    listPending: () => records.transactions.filter(({ pending }) => pending),
    /** Refunds in Paymob's dashboard, without the shop. */
    refund: async (payment: Transaction, amountPiastres: number) =>
      notify(records.refund(payment, amountPiastres)),
    void: async (payment: Transaction) => notify(records.void(payment)),
    countRefundsNow: records.countRefundsNow,
    /** Lists all charges, to compare with the shop's ledger. */
    listCharges: () =>
      records.transactions
        .filter(({ kind, success }) => kind === 'payment' && success)
        .map(({ id, intention, amountPiastres, refundedPiastres, isVoided }) => ({
          transaction: String(id),
          orderId: String(intention.orderId),
          reference: intention.reference,
          amountPiastres,
          refundedPiastres: isVoided ? amountPiastres : refundedPiastres,
        })),
    listRefunds: () =>
      records.transactions
        .filter(({ kind, success }) => kind === 'refund' && success)
        .map(({ id, parent, amountPiastres }) => ({
          transaction: String(id),
          charge: String(parent?.id),
          amountPiastres,
        })),

    /** Ends all faults; records and calls are kept. */
    clearFaults() {
      faults.forget();
      notifications.setMode('at once');
      records.setRefundMode('at once');
      calls.setOnDuplicate('refuse');
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}
