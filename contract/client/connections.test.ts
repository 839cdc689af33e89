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

describe('a call fails as offline', () => {
  test('if nothing listens at the host', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const error = await catchError(createClient({ host: `http://127.0.0.1:${port}` })(readCart));
    expect(error).toMatchObject({ code: 'offline', status: undefined });
    expect(error.cause).toBeInstanceOf(Error);
  });

  test('if the connection is dropped before the headers', async () => {
    provider.behave((_, request) => request.socket.destroy());
    expect(await catchError(askCart())).toMatchObject({ code: 'offline' });
  });

  test('if the connection is dropped in the middle of the body', async () => {
    provider.behave((answer) => {
      answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      answer.write('{"status":', () => answer.destroy());
    });
    expect(await catchError(askCart())).toMatchObject({ code: 'offline' });
  });

  test('if the connection is dropped in the middle of a chunked body', async () => {
    provider.behave((answer) => {
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.write('{"status":', () => answer.destroy());
    });
    expect(await catchError(askCart())).toMatchObject({ code: 'offline' });
  });
});

describe('the timeout', () => {
  const impatient = createClient({ host: provider.host, timeoutMs: 50 });

  test('applies to the headers', async () => {
    provider.behave(() => {});
    expect(await catchError(impatient(readCart))).toMatchObject({ code: 'timeout' });
  });

  test('applies to the rest of the body', async () => {
    provider.behave((answer) => {
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.write('{"status":');
    });
    expect(await catchError(impatient(readCart))).toMatchObject({ code: 'timeout' });
  });

  test('is cleared when the answer has arrived', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await createClient({ host: '', fetch: () => Response.json(fullCart) })(readCart);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('applies even if fetch ignores the abort signal', async () => {
    const unstoppable = createClient({
      host: provider.host,
      timeoutMs: 50,
      fetch: () => new Promise(() => {}),
    });
    expect(await catchError(unstoppable(readCart))).toMatchObject({ code: 'timeout' });
  });
});

describe('aborting a call', () => {
  test('before it starts sends nothing', async () => {
    expect(await catchError(askCart({ signal: AbortSignal.abort() }))).toMatchObject({ code: 'aborted' });
    expect(provider.seen).toEqual([]);
  });

  test('during its response closes the connection', async () => {
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

  test('after its response has no effect', async () => {
    const stop = new AbortController();
    provider.behave(answerJson(fullCart));
    const answer = await askCart({ signal: stop.signal });
    stop.abort();
    expect(answer.cartId).toBe('k1');
  });
});

test('fetch may be any function, even a synchronous one', async () => {
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
