import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import {
  answerJson,
  answerText,
  type Script,
  startScriptedProvider,
} from '#tests/setup/scripted-provider.ts';
import * as cart from './cart/client-cart.ts';
import * as catalogue from './catalogue/client-catalogue.ts';
import { type CallOptions, createClient } from './client.ts';
import * as orders from './orders/client-orders.ts';
import { ProviderError } from './provider-error.ts';

const provider = await startScriptedProvider();
const client = createClient({ host: provider.host, token: () => 'the.session.token' });
const askCart = (options?: CallOptions) => cart.readCart(client, options);

/** The error a promise rejects with; anything but a ProviderError fails the test. */
async function catchError(promise: Promise<unknown>): Promise<ProviderError> {
  const error = await promise.then(
    () => expect.fail('the call succeeded'),
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(ProviderError);
  expect(error.message).toBe(error.text ?? error.code);
  expect(error.text).not.toBe('');
  return error;
}

const product = {
  _id: '65aa00000000000000000001',
  title: 'Oud',
  price: 149.5,
  imageCover: 'https://shop.test/oud.webp',
  category: { _id: 'c1', name: 'Music' },
  brand: null,
};
const list = (data: unknown[]) => ({ results: data.length, data });
const fullCart = {
  status: 'success',
  numOfCartItems: 1,
  cartId: 'k1',
  data: { _id: 'k1', products: [{ _id: 'l1', count: 2, price: 149.5, product }], totalCartPrice: 299 },
};
const shipping = { details: '5 Tahrir Square', phone: '01012345678', city: 'Cairo' };

describe('the address of a call', () => {
  test('a query names things as the wire does; a list repeats the key, undefined is left out', async () => {
    provider.behave(answerJson(list([])));
    await catalogue.listProducts(client, {
      page: 2,
      limit: undefined,
      sort: '-price',
      keyword: 'عود & co',
      'category[in]': ['a', 'b'],
      'price[gte]': 100,
      'price[lte]': 500,
    });
    expect(provider.seen[0]?.url).toBe(
      '/api/v1/products?page=2&sort=-price&keyword=%D8%B9%D9%88%D8%AF%20%26%20co&category[in]=a&category[in]=b&price[gte]=100&price[lte]=500',
    );
  });

  test('what belongs to every call is sent with each, and nothing where there is no such thing', async () => {
    provider.behave(answerJson(list([])));
    const arabic = createClient({ host: provider.host, query: { lang: 'ar' } });
    await catalogue.listBrands(arabic, { page: 2 });
    await catalogue.listBrands(client);
    expect(provider.seen.map(({ url }) => url)).toEqual(['/api/v1/brands?page=2&lang=ar', '/api/v1/brands']);
  });

  test('an id cannot leave its place in the path', async () => {
    provider.behave(answerJson({ data: product }));
    await catalogue.getProduct(client, '../auth?x=1#y');
    expect(provider.seen[0]?.url).toBe('/api/v1/products/..%2Fauth%3Fx%3D1%23y');
  });

  test('a slash at the end of the host is harmless', async () => {
    provider.behave(answerJson(list([])));
    await catalogue.listBrands(createClient({ host: `${provider.host}/` }));
    expect(provider.seen[0]?.url).toBe('/api/v1/brands');
  });

  test.each([null, undefined, '', 'ключ', 'two\nlines'])('a token of %j sends no header', async (token) => {
    provider.behave(
      answerJson({ statusMsg: 'fail', message: 'You are not logged in. Please login to get access' }, 401),
    );
    expect(
      await catchError(cart.readCart(createClient({ host: provider.host, token: () => token }))),
    ).toMatchObject({
      code: 'unauthenticated',
      text: 'You are not logged in. Please login to get access',
    });
    expect(provider.seen[0]?.token).toBeUndefined();
  });

  test('the token is read anew at each call', async () => {
    let token = 'one';
    provider.behave(answerJson(fullCart));
    const changing = createClient({ host: provider.host, token: () => token });
    await cart.readCart(changing);
    token = 'two';
    await cart.readCart(changing);
    expect(provider.seen.map((request) => request.token)).toEqual(['one', 'two']);
  });
});

describe('answers are read loosely', () => {
  test('what the provider adds is dropped, what it leaves out or sends as null is filled in', async () => {
    provider.behave(answerJson(list([{ ...product, description: null, images: null, surprise: 1 }])));
    const { data } = await catalogue.listProducts(client);
    expect(data[0]).toEqual({
      ...product,
      description: '',
      images: [],
      subcategory: [],
      ratingsAverage: 0,
      ratingsQuantity: 0,
    });
  });

  test('a cart that does not exist is an empty one', async () => {
    provider.behave(
      answerJson({
        status: 'success',
        numOfCartItems: 0,
        cartId: null,
        data: { products: [], totalCartPrice: 0 },
      }),
    );
    await expect(askCart()).resolves.toMatchObject({
      cartId: null,
      data: { products: [], totalCartPrice: 0 },
    });
  });

  test('a payment page that is no web address is refused', async () => {
    provider.behave(answerJson({ status: 'success', session: { url: 'javascript:alert(1)' } }));
    expect(await catchError(orders.startCheckout(client, 'k1', shipping, 'https://shop.test'))).toMatchObject(
      {
        code: 'malformed',
      },
    );
  });
});

describe('refusals', () => {
  const shapeA = (message: string) => ({ statusMsg: 'fail', message });
  test.each([
    [400, 'rejected', 'Reset code is invalid or has expired'],
    [401, 'unauthenticated', 'Expired Token. please login again'],
    [403, 'forbidden', 'These are not your orders'],
    [404, 'not-found', 'this product not found'],
    [409, 'conflict', 'Account Already Exists'],
    [413, 'rejected', 'The body is larger than 64 kB'],
    [415, 'rejected', 'Send the body as application/json'],
    [429, 'limited', 'Too many tries'],
    [500, 'unavailable', 'Something went wrong on our side. Please try again.'],
    [503, 'unavailable', 'The shop is busy. Please try again in a moment.'],
  ])('%d in shape (a) is %s with the text of the server', async (status, code, message) => {
    provider.behave(answerJson(shapeA(message), status));
    expect(await catchError(askCart())).toMatchObject({ code, status, text: message, param: undefined });
  });

  const field = { value: 'sara@x', msg: 'Invalid email', param: 'email', location: 'body' };
  test.each([
    ['one object', field],
    ['a list', [field, { ...field, msg: 'second' }]],
    ['the newer spelling', { value: 'sara@x', msg: 'Invalid email', path: 'email', location: 'body' }],
  ])('shape (b) with errors as %s is invalid, with its text and its field', async (_, errors) => {
    provider.behave(answerJson({ message: 'fail', errors }, 400));
    expect(await catchError(askCart())).toMatchObject({
      code: 'invalid',
      status: 400,
      text: 'Invalid email',
      param: 'email',
    });
  });

  test.each([
    ['the filler word alone', { message: 'fail', errors: { msg: 'fail' } }, 400],
    ['shape (b) without a text', { message: 'fail', errors: {} }, 400],
    ['errors that are nothing', { message: 'fail', errors: [] }, 400],
    ['a text that is no text', { message: { deep: true } }, 400],
    ['null', null, 400],
    ['a number', 7, 400],
    ['a list', [], 404],
    ['markup', { message: '<!DOCTYPE html><h1>Bad Gateway</h1>' }, 502],
    ['a stack', { message: 'Cannot read x\n    at handler (/srv/app.js:10:5)' }, 500],
    ['an exception', { message: "TypeError: Cannot read properties of undefined (reading 'x')" }, 500],
    ['an essay', { message: 'x'.repeat(301) }, 500],
    ['nothing but a stack', { stack: 'Error: boom\n    at x (y.js:1:1)' }, 500],
  ])('%s never becomes the text', async (_, body, status) => {
    provider.behave(answerJson(body, status));
    const { text, code } = await catchError(askCart());
    expect(['invalid', 'rejected', 'not-found', 'unavailable']).toContain(code);
    expect(text).toBeUndefined();
  });

  test.each([
    [502, 'unavailable'],
    [404, 'not-found'],
    [400, 'rejected'],
    [401, 'unauthenticated'],
  ])('an HTML page with status %d is %s, and what it says is for nobody', async (status, code) => {
    provider.behave(
      answerText(
        '<html><body><h1>Oops</h1><pre>Error: boom\n    at x (y.js:1:1)</pre></body></html>',
        status,
      ),
    );
    const error = await catchError(askCart());
    expect(error).toMatchObject({ code, status });
    expect(error.text).toBeUndefined();
  });

  test('an empty body with an error status is told by the status', async () => {
    provider.behave((answer) => answer.writeHead(500).end());
    expect(await catchError(askCart())).toMatchObject({ code: 'unavailable', status: 500 });
  });

  test.each([
    ['seconds', '17', 17],
    ['zero', '0', 0],
    ['a date gone by', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['nonsense', 'soon', undefined],
    ['nothing', undefined, undefined],
  ])('Retry-After as %s', async (_, header, expected) => {
    provider.behave(
      answerJson(shapeA('Too many tries'), 429, header === undefined ? {} : { 'retry-after': header }),
    );
    expect((await catchError(askCart())).retryAfterSeconds).toBe(expected);
  });

  test('Retry-After as a date to come', async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    provider.behave(answerJson(shapeA('busy'), 503, { 'retry-after': date }));
    const { retryAfterSeconds = 0 } = await catchError(askCart());
    expect(retryAfterSeconds).toBeGreaterThan(3000);
    expect(retryAfterSeconds).toBeLessThanOrEqual(3600);
  });
});

describe('a success that is none', () => {
  test.each<[string, Script]>([
    ['an HTML page', answerText('<!doctype html><title>Sign in to the Wi-Fi</title>')],
    ['no body', (answer) => answer.writeHead(200).end()],
    ['204', (answer) => answer.writeHead(204).end()],
    ['half of a JSON text', answerText('{"status":"success","da', 200, 'application/json')],
    ['null', answerJson(null)],
    ['a list', answerJson([])],
    [
      'a wrong type deep inside',
      answerJson({ ...fullCart, data: { ...fullCart.data, totalCartPrice: '299' } }),
    ],
    [
      'a line without its product',
      answerJson({ ...fullCart, data: { products: [{ _id: 'l', count: 1, price: 1 }] } }),
    ],
  ])('%s is malformed', async (_, behaviour) => {
    provider.behave(behaviour);
    expect(await catchError(askCart())).toMatchObject({ code: 'malformed' });
  });
});

describe('a connection that fails', () => {
  test('nobody listens', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const error = await catchError(cart.readCart(createClient({ host: `http://127.0.0.1:${port}` })));
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
  const hasty = createClient({ host: provider.host, timeoutMs: 50 });

  test('for the headers', async () => {
    provider.behave(() => {});
    expect(await catchError(cart.readCart(hasty))).toMatchObject({ code: 'timeout' });
  });

  test('for the rest of the body', async () => {
    provider.behave((answer) => {
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.write('{"status":');
    });
    expect(await catchError(cart.readCart(hasty))).toMatchObject({ code: 'timeout' });
  });

  test('leaves no timer behind once the answer is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await cart.readCart(createClient({ host: '', fetch: () => Response.json(fullCart) }));
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('also with a fetch that does not listen to the signal', async () => {
    const deaf = createClient({ host: provider.host, timeoutMs: 50, fetch: () => new Promise(() => {}) });
    expect(await catchError(cart.readCart(deaf))).toMatchObject({ code: 'timeout' });
  });
});

describe('a caller that changes its mind', () => {
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

test('any fetch will do, one that answers at once included', async () => {
  const inProcess = createClient({ host: 'http://shop.test', fetch: () => Response.json(fullCart) });
  await expect(cart.readCart(inProcess)).resolves.toMatchObject({ cartId: 'k1' });
  const broken = createClient({
    host: '',
    fetch: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await catchError(cart.readCart(broken))).toMatchObject({ code: 'offline' });
});
