import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { readCart } from '#contract/cart/calls.ts';
import { answerJson, catchError, startScriptedProvider } from '#tests/setup/scripted-provider.ts';
import { type CallOptions, createClient } from './client.ts';

const provider = await startScriptedProvider();
const client = createClient({ host: provider.host, token: () => 'the.session.token' });
const askCart = (options?: CallOptions) => client(readCart, options);
const fullCart = { status: 'success', cartId: 'k1', data: { _id: 'k1', products: [], totalCartPrice: 0 } };

describe('a connection that fails', () => {
  test('nothing listens', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const error = await catchError(createClient({ host: `http://127.0.0.1:${port}` })(readCart));
    expect(error).toMatchObject({ code: 'offline', status: undefined });
    expect(error.cause).toBeInstanceOf(Error);
  });

  test('dropped before the headers', async () => {
    provider.behave((_, request) => request.socket.destroy());
    expect(await catchError(askCart())).toMatchObject({ code: 'offline' });
  });

  test('dropped in the middle of the body', async () => {
    provider.behave((answer) => {
      answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      answer.write('{"status":', () => answer.destroy());
    });
    expect(await catchError(askCart())).toMatchObject({ code: 'offline' });
  });

  test('dropped in the middle of a chunked body', async () => {
    provider.behave((answer) => {
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.write('{"status":', () => answer.destroy());
    });
    expect(await catchError(askCart())).toMatchObject({ code: 'offline' });
  });
});

describe('a wait that is too long', () => {
  const impatient = createClient({ host: provider.host, timeoutMs: 50 });

  test('for the headers', async () => {
    provider.behave(() => {});
    expect(await catchError(impatient(readCart))).toMatchObject({ code: 'timeout' });
  });

  test('for the rest of the body', async () => {
    provider.behave((answer) => {
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.write('{"status":');
    });
    expect(await catchError(impatient(readCart))).toMatchObject({ code: 'timeout' });
  });

  test('leaves no timer behind once the answer is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await createClient({ host: '', fetch: () => Response.json(fullCart) })(readCart);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('also with a fetch that ignores the signal', async () => {
    const unstoppable = createClient({
      host: provider.host,
      timeoutMs: 50,
      fetch: () => new Promise(() => {}),
    });
    expect(await catchError(unstoppable(readCart))).toMatchObject({ code: 'timeout' });
  });
});

describe('an aborted call', () => {
  test('before the call: nothing is sent', async () => {
    expect(await catchError(askCart({ signal: AbortSignal.abort() }))).toMatchObject({ code: 'aborted' });
    expect(provider.seen).toEqual([]);
  });

  test('during the body: the connection is closed', async () => {
    const stop = new AbortController();
    const closed = Promise.withResolvers<void>();
    provider.behave((answer) => {
      answer.once('close', closed.resolve);
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.write('{"status":', () => stop.abort());
    });
    expect(await catchError(askCart({ signal: stop.signal }))).toMatchObject({ code: 'aborted' });
    await closed.promise;
  });

  test('after the answer: nothing happens', async () => {
    const stop = new AbortController();
    provider.behave(answerJson(fullCart));
    const answer = await askCart({ signal: stop.signal });
    stop.abort();
    expect(answer.cartId).toBe('k1');
  });
});

test('any fetch works, even a synchronous one', async () => {
  const inProcess = createClient({ host: 'http://shop.test', fetch: () => Response.json(fullCart) });
  await expect(inProcess(readCart)).resolves.toMatchObject({ cartId: 'k1' });
  const broken = createClient({
    host: '',
    fetch: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await catchError(broken(readCart))).toMatchObject({ code: 'offline' });
});
