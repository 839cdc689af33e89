import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { listBrands } from '#contract/catalogue/calls.ts';
import { createClient } from '#contract/client/client.ts';
import {
  answerJson,
  catchError,
  type Script,
  startScriptedProvider,
} from '#tests/setup/scripted-provider.ts';
import { connectToRemoteProvider } from './remote-provider.ts';
import { createRemoteSitemapSource } from './sitemap/remote-catalogue.ts';

const provider = await startScriptedProvider();
const BRANDS_ANSWER = { results: 1, data: [{ _id: 'nile', name: 'Nile' }] };

/** Counts requests to a private server, which only this machine can reach. */
let privateRequests = 0;
const privateServer = createServer((_, answer) => {
  privateRequests += 1;
  answer.setHeader('content-type', 'application/json').end(JSON.stringify(BRANDS_ANSWER));
});
await new Promise<void>((resolve) => privateServer.listen(0, '127.0.0.1', resolve));
afterAll(() => privateServer.close());
const { port } = privateServer.address() as AddressInfo;

const ask = () => createClient(connectToRemoteProvider(provider.host))(listBrands);
const redirect =
  (location: string, status = 302): Script =>
  (answer) =>
    answer.writeHead(status, { location }).end();

test.each([
  `http://127.0.0.1:${port}/api/v1/brands`,
  `http://localhost:${port}/`,
  `//127.0.0.1:${port}/`,
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  'data:application/json,{"data":[]}',
  'javascript:alert(1)',
])('a redirect to %s is not followed', async (location) => {
  for (const status of [301, 302, 303, 307, 308]) {
    provider.behave(redirect(location, status));
    expect((await catchError(ask())).code).toBe('offline');
  }
  expect(privateRequests).toBe(0);
});

test('the sitemap does not follow a redirect to another origin', async () => {
  provider.behave(redirect(`http://127.0.0.1:${port}/`));
  await expect(createRemoteSitemapSource(provider.host).survey(10)).rejects.toThrow();
  expect(privateRequests).toBe(0);
});

test('redirects within the origin are followed, up to a limit', async () => {
  provider.behave((answer, request) =>
    (request.url?.endsWith('/brands/') ? answerJson(BRANDS_ANSWER) : redirect('/api/v1/brands/'))(
      answer,
      request,
    ),
  );
  expect((await ask()).data).toHaveLength(1);
  provider.behave((answer, { url }) => redirect(`${url}+`)(answer, {} as never));
  expect((await catchError(ask())).code).toBe('offline');
  const asked = provider.seen.map(({ url }) => url);
  expect(asked).toContain('/api/v1/brands+++');
  expect(asked).not.toContain('/api/v1/brands++++');
});

test('an endless response is aborted', async () => {
  const chunk = ' '.repeat(1024 * 1024);
  let sent = 0;
  const { promise: left, resolve } = Promise.withResolvers<void>();
  provider.behave((answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' });
    const write = () => {
      while (!answer.destroyed && answer.write(chunk)) sent += 1;
    };
    answer.on('drain', write).on('close', resolve);
    write();
  });
  expect((await catchError(ask())).code).toBe('offline');
  await left;
  expect(sent).toBeLessThan(100);
});

test('the sitemap leaves out surplus products of an oversized page, and products with too long ids', async () => {
  const product = (id: string) => ({ _id: id, title: id, imageCover: '', price: 1 });
  const many = Array.from({ length: 1_500 }, (_, at) => product(`p${at}`));
  provider.behave((answer, request) => {
    const isProducts = request.url?.includes('/products');
    const data = isProducts ? [product('x'.repeat(5_000)), ...many] : [];
    answerJson({ results: 1, metadata: { currentPage: 1, numberOfPages: 1, limit: 40 }, data })(
      answer,
      request,
    );
  });
  const { batches } = await createRemoteSitemapSource(provider.host).survey(100_000);
  expect(batches.map(({ count }) => count)).toEqual([999]);
});
