import { once } from 'node:events';
import { Hono } from 'hono';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHttpServer, listen } from './http-server.ts';
import type { ServerEnv } from './request-listener.ts';
import { createListener } from './request-listener.ts';

async function serve(app: Hono<ServerEnv>) {
  const listener = createListener({
    app,
    visitorSettings: { proxyHops: 0, publicUrl: undefined },
    securityHeaders: [],
    log: pino({ level: 'silent' }),
    cachedResponses: undefined,
  });
  const http = createHttpServer(listener.listen);
  const server = await listen(http, '127.0.0.1', 0);
  onTestFinished(async () => {
    http.closeAllConnections();
    await server.close();
  });
  return { listener, server, url: `http://127.0.0.1:${server.port}` };
}

/** Opens a response whose first bytes are sent; the test controls the rest. */
async function streamOne() {
  const left = Promise.withResolvers<void>();
  const body = Promise.withResolvers<ReadableStreamDefaultController>();
  const app = new Hono<ServerEnv>().get('/', (c) =>
    c.body(new ReadableStream({ start: body.resolve, cancel: () => left.resolve() })),
  );
  const served = await serve(app);
  const client = new AbortController();
  const asking = fetch(served.url, { signal: client.signal });
  const controller = await body.promise;
  controller.enqueue(new TextEncoder().encode('shell'));
  const reader = (await asking).body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('the answer has no body');
  expect((await reader.read()).value).toBe('shell');
  return { ...served, client, controller, reader, left: left.promise };
}

test('settling waits for running handlers, even of disconnected clients', async () => {
  const done: string[] = [];
  const arrived = Promise.withResolvers<ServerEnv['Bindings']>();
  const held = Promise.withResolvers<void>();
  const app = new Hono<ServerEnv>().get('/', async (c) => {
    arrived.resolve(c.env);
    await held.promise;
    done.push('worked');
    return c.text('for nobody');
  });
  const { listener, url } = await serve(app);

  const client = new AbortController();
  const request = fetch(url, { signal: client.signal });
  const { outgoing } = await arrived.promise;
  const isGone = once(outgoing, 'close');
  client.abort();
  await expect(request).rejects.toThrow('abort');
  await isGone;

  const settling = listener.settle().then(() => done.push('settled'));
  // A listener without pending work settles within this tick of the event loop.
  await new Promise(setImmediate);
  expect(done).toEqual([]);
  held.resolve();
  await settling;
  expect(done).toEqual(['worked', 'settled']);
  await listener.settle();
});

test('settling waits for the end of a streamed response', async () => {
  const done: string[] = [];
  const { listener, controller, reader } = await streamOne();
  const settling = listener.settle().then(() => done.push('settled'));
  await new Promise(setImmediate);
  expect(done).toEqual([]);
  controller.close();
  expect((await reader.read()).done).toBe(true);
  await settling;
});

test('a stream is cancelled when its client disconnects', async () => {
  const { listener, client, left } = await streamOne();
  client.abort();
  await left;
  await listener.settle();
});

test('an endless stream is cut off before the shop has to exit', async () => {
  const { listener, server, reader, left } = await streamOne();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const closing = server.close();
  await vi.advanceTimersByTimeAsync(8_000);
  await Promise.all([closing, left, listener.settle()]);
  await expect(reader.read()).rejects.toThrow();
});
