/**
 * The baseline: a bare Node http server that sends the same bytes as the shop. Before it answers a write, it sends the
 * same SQL through pg.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDirectCartAdd } from './direct-sql.ts';
import type { BareJob } from './start-bare-server.ts';

process.once('message', ({ answers: recorded, direct }: BareJob) => {
  const answers = new Map(
    Object.entries(recorded).map(([path, { headers, body }]) => [
      path,
      { headers, body: Buffer.from(body, 'base64') },
    ]),
  );
  const add = direct && createDirectCartAdd(direct);
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (!answer) return response.writeHead(404).end();
    const send = () => response.writeHead(200, answer.headers).end(answer.body);
    if (request.method === 'GET') return send();
    let body = '';
    request.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    request.once('end', () => {
      add?.({ token: String(request.headers.token), body }).then(send, () => response.writeHead(500).end());
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
