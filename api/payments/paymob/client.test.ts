import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { GatewayRefused } from '#api/payments/gateway.ts';
import { createPaymobClient } from './client.ts';

const { signal } = new AbortController();
const keys = { baseUrl: 'http://paymob.test', secretKey: 'hush', apiKey: 'hush' };

/** A client of a server that gives the same answer to every request, except for a request of a token. */
function clientOf(status: number, body: string) {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/tokens')
      ? Response.json({ token: 'token' }, { status: 201 })
      : new Response(body, { status }),
  );
  return createPaymobClient(keys);
}

const refusalOf = (status: number, body: string) =>
  clientOf(status, body)
    .refund('1', 1, signal)
    .then(
      () => undefined,
      (error: unknown) => error,
    );

test.each([400, 402, 404, 410, 422])('status %i with a message is a final refusal', async (status) => {
  const error = await refusalOf(status, '{"message":"Not refundable"}');
  expect(error).toBeInstanceOf(GatewayRefused);
  expect(error).toHaveProperty('message', 'Not refundable');
});

test.each<[string, string]>([
  ['{"detail":"Not found."}', 'Not found.'],
  ['{"amount_cents":["Too much"]}', '{"amount_cents":["Too much"]}'],
  [`{"message":"${'x'.repeat(1000)}"}`, 'x'.repeat(300)],
])('reads the message of a refusal: %#', async (body, message) => {
  expect(await refusalOf(400, body)).toHaveProperty('message', message);
});

test.each<[number, string]>([
  [400, '<h1>Bad request</h1>'],
  [401, '{"detail":"Wrong key"}'],
  [403, '{"detail":"Wrong key"}'],
  [408, '{"detail":"Timeout"}'],
  [409, '{"detail":"Busy"}'],
  [429, '{"detail":"Too many"}'],
  [500, '{"detail":"Server error"}'],
  [502, '<h1>Bad gateway</h1>'],
  [200, '<h1>Login</h1>'],
  [200, '{"pending":false'],
  [200, '{"pending":"false","success":"true"}'],
  [200, `{"pending":false,"success":true,"filling":"${'x'.repeat(256 * 1024)}"}`],
])('status %i is a temporary error: %#', async (status, body) => {
  const error = await refusalOf(status, body);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(GatewayRefused);
  expect(String(error)).not.toContain('hush');
});

test("only Paymob's own 404 means that there is no transaction", async () => {
  expect(await clientOf(404, '{"detail":"Not found."}').findTransaction('1', signal)).toBeUndefined();
  await expect(clientOf(404, '<h1>Not found</h1>').findTransaction('1', signal)).rejects.toThrow('404');
});

test('escapes ids in paths', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(
      { token: 'token', detail: 'Not found.' },
      { status: asked.length === 1 ? 201 : 404 },
    );
  });
  await createPaymobClient(keys).findTransaction('../a?b', signal);
  expect(asked[1]).toBe('http://paymob.test/api/acceptance/transactions/..%2Fa%3Fb');
});

test('does not follow redirects', async () => {
  const other = vi.fn();
  const server = createServer((request, answer) => {
    if (request.url === '/elsewhere') other();
    answer.writeHead(307, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.unstubAllGlobals();
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(createPaymobClient({ ...keys, baseUrl }).refund('1', 1, signal)).rejects.toThrow();
  expect(other).not.toHaveBeenCalled();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
