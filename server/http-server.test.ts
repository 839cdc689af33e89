import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createHttpServer, listen } from './http-server.ts';

afterEach(() => vi.useRealTimers());

/** Begins to send a body; resolves when the server waits for the rest. */
async function beginSending(path: string) {
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  const server = await listen(
    createHttpServer((incoming, outgoing) => {
      incoming.once('data', () => resolve());
      incoming.once('end', () => outgoing.end('whole'));
    }),
    '127.0.0.1',
    0,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const socket = connect(server.port, '127.0.0.1');
  onTestFinished(async () => {
    vi.useRealTimers();
    socket.destroy();
    await server.close();
  });
  socket.write(`POST ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: 4\r\n\r\nsl`);
  await arrived;
  return socket;
}

test('a body that takes longer than 20 seconds is answered with 408', async () => {
  const socket = await beginSending('/api/v1/cart');
  vi.advanceTimersByTime(20_000);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test('an upload may take longer', async () => {
  const socket = await beginSending('/api/staff/pictures?x=0.5');
  vi.advanceTimersByTime(120_000);
  socket.write('ow');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*whole$/s);
});
