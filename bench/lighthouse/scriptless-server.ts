import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PreparedBytes, prepareBytes } from '#api/platform/caches/prepared-bytes.ts';
import { removeScripts } from './scriptless.ts';

const agent = new Agent({ keepAlive: true });
/** The pages are cached and compressed, so that this server sends them as fast as the shop does. */
const pages = new Map<string, PreparedBytes>();

async function preparePage(url: string): Promise<PreparedBytes> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  const contentType = answer.headers.get('content-type') ?? '';
  const link = answer.headers.get('link');
  return prepareBytes(removeScripts(await answer.text()), { contentType, headers: link ? { link } : {} });
}

async function answerPage(url: string, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const page = pages.get(url) ?? (await preparePage(url));
  pages.set(url, page);
  const { body, headers } = await page.formWhenReady(asked.headers['accept-encoding']);
  answer.writeHead(200, headers).end(body);
}

function proxyRequest(url: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { host, ...headers } = asked.headers;
  const sent = request(url, { method: asked.method, headers, agent }, (received) => {
    answer.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(answer);
  });
  sent.once('error', () => answer.destroy());
  asked.pipe(sent);
}

process.once('message', (shop: string) => {
  const server = createServer((asked, answer) => {
    const url = shop + asked.url;
    if (!asked.headers.accept?.includes('text/html')) return proxyRequest(url, asked, answer);
    answerPage(url, asked, answer).catch((error: unknown) => {
      console.error(error);
      answer.writeHead(502).end();
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
