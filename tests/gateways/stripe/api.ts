/** The calls of Stripe's API that a shop makes. */
import type { Acts } from './acts.ts';
import type { Endpoint, Faults } from './faults.ts';
import { readForm } from './form.ts';
import { type Answer, createIdempotency } from './idempotency.ts';
import type { Objects } from './objects.ts';
import { checkParams, listParams, readParams, refundParams, sessionParams } from './params.ts';
import type { Records, RefundStatus } from './records.ts';
import { Refusal, refuseMissing } from './refusal.ts';

interface ApiParts {
  records: Records;
  acts: Acts;
  objects: Objects;
  faults: Faults;
  secretKey: string;
  now: () => number;
  /** The status of the next refund that the shop requests. */
  nextRefund: () => RefundStatus;
}

export interface ApiRequest {
  method: string;
  /** Path and query. */
  path: string;
  body: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
}

interface Route {
  endpoint: Endpoint;
  method: 'GET' | 'POST';
  path: RegExp;
  run(params: unknown, id: string): unknown;
}

function listRoutes({ records, acts, objects, nextRefund }: ApiParts): Route[] {
  const find = <Found>(what: string, id: string, found: Found | undefined): Found => {
    if (!found) throw refuseMissing(what, id);
    return found;
  };
  const findSession = (id: string) => find('checkout.session', id, records.sessions.get(id));
  const findPayment = (id: string) => find('payment_intent', id, records.findPayment(id));
  const readExpand = (params: unknown) => checkParams(readParams, params).expand;

  return [
    {
      endpoint: 'create session',
      method: 'POST',
      path: /^\/v1\/checkout\/sessions$/,
      run: (params) => objects.showSession(acts.createSession(checkParams(sessionParams, params))),
    },
    {
      endpoint: 'read session',
      method: 'GET',
      path: /^\/v1\/checkout\/sessions\/(\w+)$/,
      run: (params, id) => objects.showSession(findSession(id), readExpand(params)),
    },
    {
      endpoint: 'expire session',
      method: 'POST',
      path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
      run: (params, id) => objects.showSession(acts.expireSession(findSession(id)), readExpand(params)),
    },
    {
      endpoint: 'read payment',
      method: 'GET',
      path: /^\/v1\/payment_intents\/(\w+)$/,
      run: (params, id) => objects.showPayment(findPayment(id), readExpand(params)),
    },
    {
      endpoint: 'create refund',
      method: 'POST',
      path: /^\/v1\/refunds$/,
      run: (params) => objects.showRefund(acts.refundByApi(checkParams(refundParams, params), nextRefund())),
    },
    {
      endpoint: 'read refund',
      method: 'GET',
      path: /^\/v1\/refunds\/(\w+)$/,
      run: (params, id) => {
        const found = records.refunds.find((refund) => refund.id === id);
        return objects.showRefund(find('refund', id, found), readExpand(params));
      },
    },
    {
      endpoint: 'list refunds',
      method: 'GET',
      path: /^\/v1\/refunds$/,
      run: (params) => {
        const { payment_intent, expand } = checkParams(listParams, params);
        const inner = objects.findInner(expand, 'data') ?? [];
        const found = records.refundsOf(findPayment(payment_intent));
        return objects.showList(
          '/v1/refunds',
          found.map((refund) => objects.showRefund(refund, inner)),
        );
      },
    },
    {
      endpoint: 'list disputes',
      method: 'GET',
      path: /^\/v1\/disputes$/,
      run: (params) => {
        const { payment_intent } = checkParams(listParams, params);
        const found = records.disputesOf(findPayment(payment_intent));
        return objects.showList('/v1/disputes', found.map(objects.showDispute));
      },
    },
  ];
}

const ANSWER_500: Answer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An unknown error occurred' } },
};

/**
 * Creates a function that answers calls; `silence` means that the call gets no answer, `cut` that its connection drops.
 */
export function createStripeApi(parts: ApiParts) {
  const { acts, faults, secretKey, now } = parts;
  const routes = listRoutes(parts);
  const once = createIdempotency(now);

  async function serve(request: ApiRequest): Promise<Answer | 'silence' | 'cut'> {
    const { pathname, search } = new URL(request.path, 'http://stripe');
    const route = routes.find(({ method, path }) => method === request.method && path.test(pathname));
    if (!route)
      throw new Refusal(`Unrecognized request URL (${request.method}: ${pathname}).`, { status: 404 });
    if (request.authorization !== `Bearer ${secretKey}`) {
      throw new Refusal('Invalid API Key provided.', { status: 401 });
    }
    acts.expireDue();
    const { fault, wait } = faults.meet(route.endpoint);
    if (fault === 'timeout') return 'silence';
    if (fault === '500') return ANSWER_500;
    if (fault === 'busy') throw new Refusal('Too many requests', { status: 429, code: 'rate_limit' });
    const isPost = route.method === 'POST';
    const key = isPost ? request.idempotencyKey : undefined;
    const answer = await once(key, `${request.method} ${pathname} ${request.body}`, async () => {
      await wait();
      if (fault === 'kept 500') return ANSWER_500;
      const params = readForm(isPost ? request.body : search);
      return { status: 200, body: route.run(params, route.path.exec(pathname)?.[1] ?? '') };
    });
    return fault === 'lost answer' ? 'cut' : answer;
  }

  return async (request: ApiRequest): Promise<Answer | 'silence' | 'cut'> => {
    try {
      return await serve(request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: error.body };
    }
  };
}
