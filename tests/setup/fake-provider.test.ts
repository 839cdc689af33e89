import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addToCart, readCart } from '#contract/cart/calls.ts';
import { getProduct, listProducts } from '#contract/catalogue/calls.ts';
import { createClient } from '#contract/client/client.ts';
import { isOnOffer } from '#contract/money.ts';
import { findEdgeCase } from './fake-provider/catalogue.ts';
import {
  answerBrokenJson,
  answerHtml,
  answerJson,
  createGate,
  dropConnection,
} from './fake-provider/faults.ts';
import { startFakeProvider } from './fake-provider.ts';

const provider = await startFakeProvider();
afterAll(() => provider.close());

let token = '';
beforeEach(() => {
  provider.reset();
  token = provider.signIn();
});

const client = createClient({ host: provider.host, token: () => token });
const { products } = provider.catalogue;
const [first, second] = products.map(({ _id }) => _id) as [string, string];

test('the catalogue has its edge cases where tests expect them', () => {
  expect(products.filter(({ ratingsAverage }) => isOnOffer(ratingsAverage))).toHaveLength(6);
  expect(findEdgeCase(provider.catalogue, 'withoutBrand').brand).toBeNull();
  expect(findEdgeCase(provider.catalogue, 'withoutPictures').images).toEqual([]);
  expect(findEdgeCase(provider.catalogue, 'longTitle').title.length).toBeGreaterThan(100);
});

test('pictures are real PNG files', async () => {
  const picture = await fetch(products[0]?.imageCover ?? '');
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(
    Buffer.from(await picture.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

test('calls are recorded with token, body and whether a browser made them', async () => {
  await client(addToCart, { body: { productId: first } });
  await fetch(`${provider.host}/api/v1/brands?page=1`, { headers: { origin: 'http://shop.test' } });
  expect(provider.seen).toEqual([
    { method: 'POST', path: '/api/v1/cart', token, body: { productId: first }, from: 'server' },
    { method: 'GET', path: '/api/v1/brands?page=1', token: undefined, body: undefined, from: 'browser' },
  ]);
});

test('any origin may call with a token', async () => {
  const preflight = await fetch(`${provider.host}/api/v1/cart`, { method: 'OPTIONS' });
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('token');
  expect(provider.seen).toEqual([]);
});

describe('faults', () => {
  const PATH = '/api/v1/products';

  test.each([
    ['a refusal', answerJson(429, { message: 'Slow down' }), { code: 'limited', text: 'Slow down' }],
    ['HTML', answerHtml(), { code: 'unavailable', status: 502 }],
    ['broken JSON', answerBrokenJson(), { code: 'malformed' }],
    ['a lost connection', dropConnection(), { code: 'offline' }],
  ])('%s can be answered once', async (_, fault, error) => {
    provider.on('GET', PATH, fault, { once: true });
    await expect(client(listProducts, { query: { page: 2 } })).rejects.toMatchObject(error);
    await client(listProducts);
  });

  test('a permanent fault applies to matching calls until it is removed', async () => {
    const removeFault = provider.on('GET', `${PATH}/*`, answerHtml(503));
    await expect(client(getProduct, { id: first })).rejects.toMatchObject({ code: 'unavailable' });
    await expect(client(getProduct, { id: second })).rejects.toMatchObject({ code: 'unavailable' });
    await client(listProducts);
    removeFault();
    await client(getProduct, { id: first });
  });

  test('a gate holds calls until it is opened', async () => {
    const gate = createGate();
    provider.on('POST', '/api/v1/cart', gate.fault);
    const added = client(addToCart, { body: { productId: first } });
    await gate.arrived;
    expect((await client(readCart)).data.products).toEqual([]);
    gate.open();
    expect((await added).data.products).toHaveLength(1);
  });

  test('a waiting call is dropped by a reset', async () => {
    const gate = createGate();
    provider.on('POST', '/api/v1/cart', gate.fault);
    const added = expect(client(addToCart, { body: { productId: first } })).rejects.toMatchObject({
      code: 'offline',
    });
    await gate.arrived;
    provider.reset();
    await added;
    gate.open();
  });
});
