/** Paymob's HTTP API: the calls that a shop needs. */
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
/** What asking again would not change. Wrong keys are not among them: a person may put them right. */
const DEFINITE = new Set([400, 402, 404, 410, 422]);

export interface ClientOptions {
  baseUrl: string;
  secretKey: string;
  apiKey: string;
  /** Is told the time at Paymob with each of its answers. */
  onTime?: ((told: Date) => void) | undefined;
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  authorization?: string;
  body?: unknown;
}

interface Answer {
  status: number;
  /** Undefined when it is not JSON: a proxy answered, half of it is missing, or it is endless. */
  body: unknown;
}

/** An order by Paymob's name for it, or by ours. */
export type OrderName = { order_id: string } | { merchant_order_id: string };

export interface PaymobClient {
  createIntention(body: IntentionBody, signal: AbortSignal): Promise<v.InferOutput<typeof intentionAnswer>>;
  /** The merchant's account that the keys are of, if Paymob tells. */
  findAccount(signal: AbortSignal): Promise<string | undefined>;
  /** The last transaction of an order; undefined when nobody has tried to pay it. */
  findLastTransaction(order: OrderName, signal: AbortSignal): Promise<Transaction | undefined>;
  findTransaction(id: string, signal: AbortSignal): Promise<Transaction | undefined>;
  /** The owner that all transactions of this account have, as Paymob's own answers told; undefined until one did. */
  readOwner(): string | undefined;
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

/** Throws for a definite no, in Paymob's words. Without words it was not Paymob who said no. */
function throwIfRefused(answer: Answer): void {
  const message = readRefusal(answer.body);
  if (DEFINITE.has(answer.status) && message) throw new GatewayRefused(message);
}

// How it refuses a second intention of the same reference is not documented.
const isDuplicate = ({ status, body }: Answer) =>
  status >= 400 &&
  status < 500 &&
  /duplicate|already exist|special_reference|merchant_order_id/i.test(JSON.stringify(body) ?? '');

/** A client of one merchant's account. */
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
      // Keys and money go nowhere else.
      redirect: 'error',
      signal,
    });
    const told = readDate(answer);
    if (told) onTime?.(told);
    return { status: answer.status, body: await readJson(answer, MAX_ANSWER_BYTES) };
  }

  const sendWithSecret = (path: string, body: unknown, signal: AbortSignal) =>
    send({ method: 'POST', path, authorization: `Token ${secretKey}`, body }, signal);

  async function fetchToken(signal: AbortSignal): Promise<string> {
    const answer = await send(
      { method: 'POST', path: '/api/auth/tokens', body: { api_key: apiKey } },
      signal,
    );
    const given = readAnswer(tokenAnswer, 'give a token', answer);
    account = given.profile?.id;
    return given.token;
  }

  /** Asks with the token we have; an hour later it is refused, and a new one is fetched. */
  async function sendWithToken(callWith: (token: string) => Call, signal: AbortSignal): Promise<Answer> {
    if (token !== undefined) {
      const answer = await send(callWith(token), signal);
      if (answer.status !== 401 && answer.status !== 403) return answer;
    }
    token = await fetchToken(signal);
    return send(callWith(token), signal);
  }

  async function findWithToken(callWith: (token: string) => Call, what: string, signal: AbortSignal) {
    const found = readFound(await sendWithToken(callWith, signal), what);
    owner ??= found?.owner ?? undefined;
    return found;
  }

  return {
    async createIntention(body, signal) {
      const what = 'open a session';
      const answer = await sendWithSecret('/v1/intention/', body, signal);
      // Not refused for good: another reference will do.
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
          // The header is what it asks for today, the field what it asked for before.
          authorization: `Bearer ${token}`,
          body: { auth_token: token, ...order },
        }),
        'tell the last transaction',
        signal,
      ),

    findTransaction: (id, signal) =>
      findWithToken(
        (token) => ({
          method: 'GET',
          path: `/api/acceptance/transactions/${encodeURIComponent(id)}`,
          authorization: `Bearer ${token}`,
        }),
        'tell a transaction',
        signal,
      ),

    readOwner: () => owner,

    async refund(transaction, amountPiastres, signal) {
      const body = { transaction_id: transaction, amount_cents: amountPiastres };
      const answer = await sendWithSecret('/api/acceptance/void_refund/refund', body, signal);
      throwIfRefused(answer);
      return readAnswer(refundAnswer, 'refund', answer);
    },
  };
}

/** A transaction, or undefined if Paymob itself says that there is none; a proxy's 404 says nothing. */
function readFound(answer: Answer, what: string): Transaction | undefined {
  if (answer.status === 404 && readRefusal(answer.body) !== undefined) return undefined;
  // What is not even JSON was not answered by Paymob.
  return readAnswer(transactionAnswer, what, answer, answer.body === undefined ? Error : GatewayUnclear);
}
