import { once } from 'node:events';
import { Hono } from 'hono';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer, listen } from './listen.ts';
import { createListener } from './listener.ts';
import type { ServerEnv } from './server-env.ts';

test('settling waits for what is being worked on, even when the client has gone away', async () => {
  const done: string[] = [];
  const arrived = Promise.withResolvers<ServerEnv['Bindings']>();
  const held = Promise.withResolvers<void>();
  const app = new Hono<ServerEnv>().get('/', async (c) => {
    arrived.resolve(c.env);
    await held.promise;
    done.push('worked');
    return c.text('for nobody');
  });
  const listener = createListener({
    app,
    visitors: { proxyHops: 0, publicUrl: undefined },
    securityHeaders: [],
    log: pino({ level: 'silent' }),
    hot: undefined,
  });
  const server = await listen(createHttpServer(listener.listen), '127.0.0.1', 0);
  onTestFinished(() => server.close());

  const client = new AbortController();
  const request = fetch(`http://127.0.0.1:${server.port}`, { signal: client.signal });
  const { outgoing } = await arrived.promise;
  const isGone = once(outgoing, 'close');
  client.abort();
  await expect(request).rejects.toThrow('abort');
  await isGone;

  const settling = listener.settle().then(() => done.push('settled'));
  // A listener that waits for nothing settles within this turn.
  await new Promise(setImmediate);
  expect(done).toEqual([]);
  held.resolve();
  await settling;
  expect(done).toEqual(['worked', 'settled']);
  await listener.settle();
});
