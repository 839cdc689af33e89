import { describe, expect, test } from 'vitest';
import { downloadMyData } from '#contract/account/me.ts';
import { readCart, setCount } from '#contract/cart/calls.ts';
import { getProduct, listBrands, listProducts } from '#contract/catalogue/calls.ts';
import { startCheckout } from '#contract/payments/calls.ts';
import {
  answerJson,
  answerText,
  catchError,
  type Script,
  startScriptedProvider,
} from '#tests/setup/scripted-provider.ts';
import { type CallOptions, createClient } from './client.ts';

const provider = await startScriptedProvider();
const client = createClient({ host: provider.host, token: () => 'the.session.token' });
const askCart = (options?: CallOptions) => client(readCart, options);

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

describe('a request', () => {
  test('a query keeps names unencoded, repeats keys for lists and omits undefined', async () => {
    provider.behave(answerJson(list([])));
    await client(listProducts, {
      query: {
        page: 2,
        limit: undefined,
        sort: '-price',
        keyword: 'عود & co',
        'category[in]': ['a', 'b'],
        'price[gte]': 100,
        'price[lte]': 500,
      },
    });
    expect(provider.seen[0]?.url).toBe(
      '/api/v1/products?page=2&sort=-price&keyword=%D8%B9%D9%88%D8%AF%20%26%20co&category[in]=a&category[in]=b&price[gte]=100&price[lte]=500',
    );
  });

  test("the client's own query is sent with each of its calls", async () => {
    provider.behave(answerJson(list([])));
    const arabic = createClient({ host: provider.host, query: { lang: 'ar' } });
    await arabic(listBrands, { query: { page: 2 } });
    await client(listBrands);
    expect(provider.seen.map(({ url }) => url)).toEqual(['/api/v1/brands?page=2&lang=ar', '/api/v1/brands']);
  });

  test('an id is encoded in the path', async () => {
    provider.behave(answerJson({ data: product }));
    await client(getProduct, { id: '../auth?x=1#y' });
    expect(provider.seen[0]?.url).toBe('/api/v1/products/..%2Fauth%3Fx%3D1%23y');
  });

  test('path, body and token are sent as the call defines', async () => {
    provider.behave(answerJson(fullCart));
    await client(setCount, { productId: 'p1', body: { count: 3 } });
    expect(provider.seen).toEqual([
      {
        method: 'PUT',
        url: '/api/v1/cart/p1',
        token: 'the.session.token',
        type: 'application/json',
        body: '{"count":3}',
      },
    ]);
  });

  test('extra headers are sent', async () => {
    let sent: HeadersInit | undefined;
    const fetch = (_url: string, { headers }: RequestInit) => {
      sent = headers;
      return Response.json(fullCart);
    };
    const own = createClient({ host: provider.host, token: () => 'one', fetch });
    await own(readCart, { headers: { 'Idempotency-Key': '1-2' } });
    expect(sent).toEqual({ 'Idempotency-Key': '1-2', token: 'one' });
  });

  test('a trailing slash of the host is ignored', async () => {
    provider.behave(answerJson(list([])));
    await createClient({ host: `${provider.host}/` })(listBrands);
    expect(provider.seen[0]?.url).toBe('/api/v1/brands');
  });

  test.each([null, undefined, '', 'ключ', 'two\nlines'])('a token of %j sends no header', async (token) => {
    provider.behave(
      answerJson({ statusMsg: 'fail', message: 'You are not logged in. Please login to get access' }, 401),
    );
    expect(
      await catchError(createClient({ host: provider.host, token: () => token })(readCart)),
    ).toMatchObject({
      code: 'unauthenticated',
      text: 'You are not logged in. Please login to get access',
    });
    expect(provider.seen[0]?.token).toBeUndefined();
  });

  test('the token is read for each call', async () => {
    let token = 'one';
    provider.behave(answerJson(fullCart));
    const changing = createClient({ host: provider.host, token: () => token });
    await changing(readCart);
    token = 'two';
    await changing(readCart);
    expect(provider.seen.map((request) => request.token)).toEqual(['one', 'two']);
  });
});

describe('answers are parsed leniently', () => {
  test('unknown fields are dropped, missing and null ones get defaults', async () => {
    provider.behave(answerJson(list([{ ...product, description: null, images: null, surprise: 1 }])));
    const { data } = await client(listProducts);
    expect(data[0]).toEqual({
      ...product,
      description: '',
      images: [],
      subcategory: [],
      ratingsAverage: 0,
      ratingsQuantity: 0,
    });
  });

  test('a cart that does not exist is parsed as an empty cart', async () => {
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

  test('a payment page whose address is not a web URL is refused', async () => {
    provider.behave(answerJson({ status: 'success', session: { url: 'javascript:alert(1)' } }));
    expect(
      await catchError(
        client(startCheckout, {
          cartId: 'k1',
          query: { url: 'https://shop.test' },
          body: { shippingAddress: shipping },
        }),
      ),
    ).toMatchObject({
      code: 'malformed',
    });
  });
});

describe('an invalid successful response', () => {
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

  test('an HTML page is malformed even if the call accepts any object', async () => {
    provider.behave(answerText('<!doctype html><title>Sign in to the Wi-Fi</title>'));
    expect(await catchError(client(downloadMyData))).toMatchObject({ code: 'malformed' });
  });
});
