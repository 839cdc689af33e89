import { describe, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();

describe('GET /api/v1/openapi.json', () => {
  test('is an OpenAPI 3.1 document that any origin may read', async () => {
    const { status, headers, body } = await shop.get('/api/v1/openapi.json');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body.openapi).toBe('3.1.0');
    expect(body.paths['/api/v1/cart/{productId}'].put.operationId).toBe('setCount');
  });
});

describe('GET /api/docs', () => {
  test('is a page that lists every call, with a policy against scripts', async () => {
    const { status, headers, body } = await shop.get('/api/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toMatch(/unsafe|script-src|https?:/);
    expect(body).not.toMatch(/<script|<style| style=| on\w+=/);
    const addresses = [...body.matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => match[1]);
    expect(addresses.every((address) => /^[#/](?!\/)/.test(address))).toBe(true);
    for (const { version, path } of CALLS) {
      expect(body.replaceAll('<wbr>', '')).toContain(`/api/${version}${path}`);
    }
  });

  test('has a target for each of its anchors', async () => {
    const { body } = await shop.get('/api/docs');
    const ids = [...body.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, anchor] of body.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(anchor);
  });

  test('has a stylesheet', async () => {
    const { body } = await shop.get('/api/docs');
    const [, address = ''] = /rel="stylesheet" href="([^"]*)"/.exec(body) ?? [];
    const { status, headers } = await shop.get(address);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/css; charset=utf-8');
  });
});

test.each(['/api/v1/openapi.json', '/api/docs', '/api/docs/style.css'])(
  '%s is revalidated by its tag and compressed if the client accepts it',
  async (path) => {
    const first = await shop.get(path);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/".+"$/);
    const again = await shop.get(path, { headers: { 'if-none-match': tag } });
    expect(again).toMatchObject({ status: 304, body: '' });
    const other = await shop.get(path, { headers: { 'if-none-match': 'W/"other"' } });
    expect(other.status).toBe(200);
    const answer = await shop.app.request(path, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const plain = answer.body?.pipeThrough(new DecompressionStream('gzip'));
    const text = await new Response(plain).text();
    expect(text).toBe(typeof first.body === 'string' ? first.body : JSON.stringify(first.body));
  },
);
