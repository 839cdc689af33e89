/** Refusals before routing, over a real socket: they have the contract's shape and are readable from any origin. */
import { describe, expect, test } from 'vitest';
import { type RefusalCode, writeRefusal } from '#contract/refusals/refusals.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { serveTestShop } from '#tests/setup/served-shop.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const MAX_BODY_BYTES = 64 * 1024;

const shop = await openTestShop();
const url = `http://127.0.0.1:${await serveTestShop(shop)}`;
const { token } = await shop.addShopper();

/** Writes an add-to-cart body of exactly this length. */
function writeBody(bytes: number): string {
  const body = (padding: string) => JSON.stringify({ productId: plain.id, padding });
  return body('x'.repeat(bytes - body('').length));
}

function addToCart(body: BodyInit, type = 'application/json'): Promise<Response> {
  // Node requires `duplex` with a streamed body; the DOM types lack it.
  const init = { method: 'POST', headers: { token, 'content-type': type }, body, duplex: 'half' };
  return fetch(`${url}/api/v1/cart`, init);
}

/** Streams the body without a Content-Length. */
function toStream(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 20_000) controller.enqueue(bytes.subarray(at, at + 20_000));
      controller.close();
    },
  });
}

async function expectRefusal(answer: Response, status: number, code: RefusalCode, ...values: string[]) {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toStrictEqual({
    statusMsg: 'fail',
    message: writeRefusal(code, values),
    code,
    ...(values.length > 0 && { values }),
  });
}

describe.each([
  ['with a content-length', (text: string) => text],
  ['chunked, without a length', toStream],
])('a body %s', (_name, toBody) => {
  test('of 64 kB is accepted', async () => {
    expect((await addToCart(toBody(writeBody(MAX_BODY_BYTES)))).status).toBe(200);
  });

  test('that is one byte longer is 413', async () => {
    const before = (await shop.get('/api/v1/cart', { token })).body;
    const answer = await addToCart(toBody(writeBody(MAX_BODY_BYTES + 1)));
    await expectRefusal(answer, 413, 'body-too-large');
    expect((await shop.get('/api/v1/cart', { token })).body).toEqual(before);
  });

  test.each(['{', '{"productId":', 'productId=1', "{'productId':1}"])('%j is 400', async (text) => {
    await expectRefusal(await addToCart(toBody(text)), 400, 'not-json');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'x'])(
    'of type %s is 415',
    async (type) => {
      const answer = await addToCart(toBody(JSON.stringify({ productId: plain.id })), type);
      await expectRefusal(answer, 415, 'wrong-content-type');
    },
  );
});

test.each(['null', '[]', '[{}]', '"text"', '1', 'false'])(
  'a body that is JSON, but not an object (%s), has none of the fields',
  async (text) => {
    const answer = await addToCart(text);
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: { param: 'productId' } }]);
  },
);

test('a body above the limit is 413 for every path', async () => {
  for (const [method, path] of [
    ['POST', '/api/v1/auth/signin'],
    ['PUT', `/api/v1/cart/${plain.id}`],
    ['DELETE', '/api/v2/cart'],
    ['POST', '/api/v1/nothing'],
  ] as const) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method, headers, body: writeBody(MAX_BODY_BYTES + 1) });
    await expectRefusal(answer, 413, 'body-too-large');
  }
});

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api/v1'],
  ['GET', '/api/v1/nothing'],
  ['GET', '/api/v3/products'],
  ['POST', '/api/v1/products'],
  ['PATCH', '/api/v1/auth/signin'],
  ['DELETE', '/api/v1/brands'],
])('%s %s is 404', async (method, path) => {
  await expectRefusal(await fetch(url + path, { method }), 404, 'nothing-here', method, path);
});
