import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { LONG_WAIT } from '#tests/setup/test-settings.ts';
import { ORIGIN } from '#tests/setup/test-shop.ts';
import { first, openHotShop, second } from './hot-shop.ts';

const { ask, sell } = await openHotShop();

describe('headers', () => {
  const path = '/api/v1/products?limit=20';

  test('allow caching, but require revalidation', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await ask(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
        etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
        'access-control-allow-origin': '*',
        'access-control-expose-headers': expect.stringContaining('ETag'),
      });
    }
  });

  test('If-None-Match gives 304 without a body, until the catalogue changes', async () => {
    const target = `/api/v1/products/${first.id}`;
    const etag = (await ask(target)).headers.get('etag') ?? '';
    for (const header of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const answer = await ask(target, { 'If-None-Match': header });
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe('');
      expect(answer.headers.get('etag')).toBe(etag);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect((await ask(target, { 'If-None-Match': '"other"' })).status).toBe(200);
    // Another product was sold: this answer's bytes and tag are unchanged.
    await sell(second.id, 11);
    expect((await ask(target, { 'If-None-Match': etag })).status).toBe(304);
    await sell(first.id, 12);
    const changed = await ask(target, { 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])('%s is served once it is ready, with the same content and tag', async (coding, accept, decompress) => {
    const plain = await ask(path);
    const bytes = Buffer.from(await plain.arrayBuffer());
    const compressed = await vi.waitUntil(async () => {
      const answer = await ask(path, { 'Accept-Encoding': accept });
      return answer.headers.get('content-encoding') === coding && answer;
    }, LONG_WAIT);
    const body = Buffer.from(await compressed.arrayBuffer());
    expect(body.byteLength).toBeLessThan(bytes.byteLength / 3);
    expect(compressed.headers.get('content-length')).toBe(String(body.byteLength));
    expect(decompress(body)).toEqual(bytes);
    expect(compressed.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
  });

  test.each(['', 'identity', 'br;q=0, gzip;q=0.0', 'deflate'])(
    'Accept-Encoding "%s" gets uncompressed bytes',
    async (accept) => {
      const answer = await ask(path, { 'Accept-Encoding': accept });
      expect(answer.headers.has('content-encoding')).toBe(false);
      expect(await answer.json()).toHaveProperty('results');
    },
  );

  test('HEAD answers like GET, without the body', async () => {
    for (const target of [path, '/api/v1/brands?limit=1&page=2']) {
      const cold = await ask(target, {}, ORIGIN, 'HEAD');
      const get = await ask(target);
      const hot = await ask(target, {}, ORIGIN, 'HEAD');
      for (const head of [cold, hot]) {
        expect(head.status).toBe(200);
        expect(await head.text()).toBe('');
        expect([...head.headers].sort()).toEqual([...get.headers].sort());
      }
    }
  });
});
