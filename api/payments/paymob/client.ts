/** Paymob's HTTP API: the calls that the shop needs. */
import * as v from 'valibot';
import { GatewayRefused, GatewayUnclear } from '#api/payments/gateway.ts';
import { readDate } from '#api/platform/clock-offset.ts';
import {
  intentionAnswer,
  type RefundAnswer,
  readRefusal,
  refundAnswer,
  type Transaction,
  tokenAnswer,
  transactionAnswer,
} from './answers.ts';
import type { IntentionBody } from './intention.ts';
import { readJson } from './read-json.ts';

const MAX_ANSWER_BYTES = 256 * 1024;
/** Statuses of final refusals. Those for wrong keys (401, 403) are left out: a person may correct the keys. */
const FINAL_STATUSES = new Set([400, 402, 404, 410, 422]);

export interface ClientOptions {
  baseUrl: string;
  secretKey: string;
  apiKey: string;
  /** Called with the time at Paymob after each answer. */
  onTime?: ((time: Date) => void) | undefined;
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  authorization?: string;
  body?: unknown;
}

interface Answer {
  status: number;
  /** Undefined if it is incomplete, too long or not JSON. */
  body: unknown;
}

/** An order by Paymob's id, or by ours. */
export type OrderReference = { order_id: string } | { merchant_order_id: string };

export interface PaymobClient {
  createIntention(body: IntentionBody, signal: AbortSignal): Promise<v.InferOutput<typeof intentionAnswer>>;
  /** The keys' merchant account, if Paymob's answer contains it. */
  findAccount(signal: AbortSignal): Promise<string | undefined>;
  /** The last transaction of an order; undefined if nobody has tried to pay it. */
  findLastTransaction(order: OrderReference, signal: AbortSignal): Promise<Transaction | undefined>;
  findTransaction(id: string, signal: AbortSignal): Promise<Transaction | undefined>;
  /** The owner of this account's transactions, learned from Paymob's answers; undefined until the first. */
  getOwner(): string | undefined;
  refund(transaction: string, amountPiastres: number, signal: AbortSignal): Promise<RefundAnswer>;
}

const isOk = ({ status }: Answer) => status >= 200 && status < 300;

function describeFailure(what: string, { status, body }: Answer): string {
  const message = readRefusal(body);
  return `Paymob did not ${what}: ${status}${message ? ` ${message}` : ''}`;
}

function readAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  what: string,
  answer: Answer,
  Unreadable: new (message: string) => Error = Error,
) {
  if (!isOk(answer)) throw new Error(describeFailure(what, answer));
  const read = v.safeParse(schema, answer.body);
  if (!read.success) throw new Unreadable(`Paymob did not ${what}: its answer can't be read`);
  return read.output as v.InferOutput<Schema>;
}

/** Throws for a final refusal. A refusal without a message is a proxy's, not Paymob's. */
function throwIfRefused(answer: Answer): void {
  const message = readRefusal(answer.body);
  if (FINAL_STATUSES.has(answer.status) && message) throw new GatewayRefused(message);
}

// Matches broadly, because Paymob does not document how it refuses a second intention with the same reference.
const isDuplicate = ({ status, body }: Answer) =>
  status >= 400 &&
  status < 500 &&
  /duplicate|already exist|special_reference|merchant_order_id/i.test(JSON.stringify(body) ?? '');

/** A client of one merchant account. */
export function createPaymobClient({ baseUrl, secretKey, apiKey, onTime }: ClientOptions): PaymobClient {
  let token: string | undefined;
  let account: string | undefined;
  let owner: string | undefined;

  async function send({ method, path, authorization, body }: Call, signal: AbortSignal): Promise<Answer> {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(authorization && { authorization }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // Keys must not be sent elsewhere.
      redirect: 'error',
      signal,
    });
    const time = readDate(answer);
    if (time) onTime?.(time);
    return { status: answer.status, body: await readJson(answer, MAX_ANSWER_BYTES) };
  }

  const sendWithSecret = (path: string, body: unknown, signal: AbortSignal) =>
    send({ method: 'POST', path, authorization: `Token ${secretKey}`, body }, signal);

  async function fetchToken(signal: AbortSignal): Promise<string> {
    const answer = await send(
      { method: 'POST', path: '/api/auth/tokens', body: { api_key: apiKey } },
      signal,
    );
    const given = readAnswer(tokenAnswer, 'issue a token', answer);
    account = given.profile?.id;
    return given.token;
  }

  /** Sends with the current token. If Paymob refuses it (after an hour), fetches a new one and tries again. */
  async function sendWithToken(callWith: (token: string) => Call, signal: AbortSignal): Promise<Answer> {
    if (token !== undefined) {
      const answer = await send(callWith(token), signal);
      if (answer.status !== 401 && answer.status !== 403) return answer;
    }
    token = await fetchToken(signal);
    return send(callWith(token), signal);
  }

  async function findWithToken(callWith: (token: string) => Call, what: string, signal: AbortSignal) {
    const found = readTransaction(await sendWithToken(callWith, signal), what);
    owner ??= found?.owner ?? undefined;
    return found;
  }

  return {
    async createIntention(body, signal) {
      const what = 'open a session';
      const answer = await sendWithSecret('/v1/intention/', body, signal);
      // Not a final refusal: a retry has another reference.
      if (isDuplicate(answer)) throw new Error(describeFailure(what, answer));
      throwIfRefused(answer);
      return readAnswer(intentionAnswer, what, answer);
    },

    async findAccount(signal) {
      token ??= await fetchToken(signal);
      return account;
    },

    findLastTransaction: (order, signal) =>
      findWithToken(
        (token) => ({
          method: 'POST',
          path: '/api/ecommerce/orders/transaction_inquiry',
          // Current versions of Paymob's API read the token from the header, older ones from the field.
          authorization: `Bearer ${token}`,
          body: { auth_token: token, ...order },
        }),
        'return the last transaction',
        signal,
      ),

    findTransaction: (id, signal) =>
      findWithToken(
        (token) => ({
          method: 'GET',
          path: `/api/acceptance/transactions/${encodeURIComponent(id)}`,
          authorization: `Bearer ${token}`,
        }),
        'return a transaction',
        signal,
      ),

    getOwner: () => owner,

    async refund(transaction, amountPiastres, signal) {
      const body = { transaction_id: transaction, amount_cents: amountPiastres };
      const answer = await sendWithSecret('/api/acceptance/void_refund/refund', body, signal);
      throwIfRefused(answer);
      return readAnswer(refundAnswer, 'refund', answer);
    },
  };
}

/** A transaction; undefined if Paymob itself answers 404. A proxy's 404 is an error. */
function readTransaction(answer: Answer, what: string): Transaction | undefined {
  if (answer.status === 404 && readRefusal(answer.body) !== undefined) return undefined;
  // An answer without JSON is a proxy's and says nothing about the payment, so it is a plain error.
  return readAnswer(transactionAnswer, what, answer, answer.body === undefined ? Error : GatewayUnclear);
}
