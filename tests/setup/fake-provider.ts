import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describeCatalogue } from './fake-provider/catalogue.ts';
import type { Fault } from './fake-provider/faults.ts';
import { answerPaymentPage } from './fake-provider/payment-page.ts';
import { Refusal, refuseWith } from './fake-provider/refusal.ts';
import { matchRoute } from './fake-provider/route.ts';
import { accountRoutes } from './fake-provider/routes-account.ts';
import { catalogueRoutes } from './fake-provider/routes-catalogue.ts';
import { shopperRoutes } from './fake-provider/routes-shopper.ts';
import { createState, type State } from './fake-provider/state.ts';
import { drawPicture } from './small-catalogue.ts';

const ALL_ROUTES = [...catalogueRoutes, ...accountRoutes, ...shopperRoutes];
const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET,POST,PUT,DELETE',
  'access-control-allow-headers': 'content-type,token',
};

export interface SeenCall {
  method: string;
  /** Path and query as sent. */
  path: string;
  token: string | undefined;
  body: unknown;
  /** Browsers send an Origin header; the shop's server does not. */
  from: 'browser' | 'server';
}

interface StandingFault {
  method: string;
  path: RegExp;
  fault: Fault;
  isOnce: boolean;
}

export interface FakeProvider {
  host: string;
  catalogue: ReturnType<typeof describeCatalogue>;
  /** The calls so far, oldest first, without pictures, payment pages and preflights. */
  readonly seen: SeenCall[];
  /** Returns a token of the shopper who has an account. */
  signIn(): string;
  /** Adds a fault; returns a function that removes it. A call's newest fault wins. `*` matches anything but a slash. */
  on(
    method: SeenCall['method'],
    path: string | RegExp,
    fault: Fault,
    options?: { once?: boolean },
  ): () => void;
  /** Resets calls, faults and shoppers. A call that waits at a gate is dropped. */
  reset(): void;
  close(): Promise<void>;
}

const toPattern = (path: string) =>
  new RegExp(`^${RegExp.escape(path).replaceAll('\\*', '[^/?]+')}(?:\\?.*)?$`);

/** Starts a provider on loopback that implements the contract, records its calls and fails on demand. */
export async function startFakeProvider(): Promise<FakeProvider> {
  let seen: SeenCall[] = [];
  let faults: StandingFault[] = [];
  const underWay = new Set<ServerResponse>();
  const server = createServer((request, answer) => {
    answerRequest(request, answer).catch((error) => answer.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const catalogue = describeCatalogue(host);
  let current = createState(catalogue, host);

  function takeFault({ method, path }: SeenCall): Fault | undefined {
    const found = faults.findLast((standing) => standing.method === method && standing.path.test(path));
    if (found?.isOnce) faults = faults.filter((other) => other !== found);
    return found?.fault;
  }

  async function answerRequest(request: IncomingMessage, answer: ServerResponse) {
    const { method = '', url = '', headers } = request;
    const state = current;
    for (const [name, value] of Object.entries(ANY_ORIGIN)) answer.setHeader(name, value);
    if (method === 'OPTIONS') return answer.writeHead(204).end();
    if (url.startsWith('/pictures/')) return answerPicture(answer, url);
    if (url.startsWith('/pay/')) return answerPaymentPage(answer, url, state);
    const sent = await text(request);
    const call: SeenCall = {
      method,
      path: url,
      token: headers.token as string | undefined,
      body: sent === '' ? undefined : JSON.parse(sent),
      from: headers.origin === undefined ? 'server' : 'browser',
    };
    seen.push(call);
    underWay.add(answer);
    answer.once('close', () => underWay.delete(answer));
    await takeFault(call)?.(answer);
    if (answer.writableEnded || answer.destroyed) return;
    const { status, body } = answerCall(call, state);
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  return {
    host,
    catalogue,
    get seen() {
      return seen;
    },
    signIn: () => current.issueToken(current.sara),
    on(method, path, fault, { once = false } = {}) {
      const standing = { method, path: path instanceof RegExp ? path : toPattern(path), fault, isOnce: once };
      faults.push(standing);
      return () => {
        faults = faults.filter((other) => other !== standing);
      };
    },
    reset() {
      seen = [];
      faults = [];
      for (const answer of underWay) answer.destroy();
      current = createState(catalogue, host);
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

function answerCall(
  { method, path, token, body }: SeenCall,
  state: State,
): { status: number; body: unknown } {
  const { pathname, searchParams: query } = new URL(path, state.host);
  try {
    const found = matchRoute(ALL_ROUTES, method, pathname);
    if (!found) throw refuseWith(404, `Can't find this route: ${path}`);
    const { route, id } = found;
    const session = () => state.findSession(token);
    const call = {
      state,
      id,
      query,
      body,
      shopper: () => session().shopper,
      decoded: () => session().decoded,
    };
    return { status: route.call.status, body: route.answer(call) };
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

async function answerPicture(answer: ServerResponse, url: string) {
  const hue = [...url].reduce((sum, character) => sum + character.charCodeAt(0) * 7, 0) % 360;
  answer.writeHead(200, { 'content-type': 'image/png' }).end(await drawPicture(hue, 40, 40));
}
