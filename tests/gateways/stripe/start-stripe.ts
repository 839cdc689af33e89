/** A fake Stripe on loopback: its API, its payment page, its webhooks, and controls for tests. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createActs } from './acts.ts';
import { createStripeApi } from './api.ts';
import { createControl } from './control.ts';
import { createFaults } from './faults.ts';
import { createObjects } from './objects.ts';
import { createRecords, type RefundStatus } from './records.ts';
import { createPages, writePagePath } from './serve-page.ts';
import { createWebhooks } from './webhooks.ts';

export interface FakeStripeOptions {
  port?: number;
  secretKey?: string;
  webhookSecret?: string;
  /** The shop's webhook URL; can be set later as `webhooks.notifyUrl`. */
  notifyUrl?: string;
  /** Milliseconds since 1970. */
  clock?: () => number;
  minPiastres?: number;
}

export async function startStripe(options: FakeStripeOptions = {}) {
  const { secretKey = 'sk_test_standin', webhookSecret = 'whsec_standin', clock = Date.now } = options;
  const isLive = secretKey.includes('_live_');
  let passedMs = 0;
  const now = () => (clock() + passedMs) / 1000;
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await once(server.listen(options.port ?? 0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const records = createRecords();
  const objects = createObjects(records, (session) => url + writePagePath(session), isLive);
  const webhooks = createWebhooks({ secret: webhookSecret, now, isLive });
  webhooks.notifyUrl = options.notifyUrl;
  const { emit } = webhooks;
  const acts = createActs({ records, objects, now, isLive, minPiastres: options.minPiastres ?? 1, emit });
  const faults = createFaults();
  const refundsToCome: RefundStatus[] = [];
  const nextRefund = () => refundsToCome.shift() ?? 'succeeded';
  const serveApi = createStripeApi({ records, acts, objects, faults, secretKey, now, nextRefund });
  const servePage = createPages({ records, acts, webhooks });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const page = await servePage(method, path);
    if (page) {
      outgoing.writeHead(page.status, {
        'content-type': 'text/html; charset=utf-8',
        ...(page.location && { location: page.location }),
      });
      outgoing.end(page.html);
      return;
    }
    const answered = await serveApi({
      method,
      path,
      body: await text(incoming),
      authorization: headers.authorization,
      idempotencyKey: headers['idempotency-key']?.toString(),
    });
    if (answered === 'silence') return;
    if (answered === 'cut') {
      incoming.socket.destroy();
      return;
    }
    outgoing.writeHead(answered.status, { 'content-type': 'application/json', ...answered.headers });
    outgoing.end(JSON.stringify(answered.body));
  }

  return {
    url,
    secretKey,
    webhookSecret,
    baseUrl: url,
    /** Milliseconds since 1970, including `advance`, for a gateway that shares this clock. */
    clock: () => now() * 1000,
    records,
    webhooks,
    ...faults,
    ...createControl({ records, acts, objects, webhooks, now }),
    /** Sets the statuses of the next refunds that the shop requests; by default they succeed. */
    refundNext: (...statuses: RefundStatus[]) => void refundsToCome.push(...statuses),
    /** Advances Stripe's clock. */
    async advance(ms: number) {
      passedMs += ms;
      acts.expireDue();
      await webhooks.settled();
    },
    async stop() {
      await webhooks.settled();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type FakeStripe = Awaited<ReturnType<typeof startStripe>>;
