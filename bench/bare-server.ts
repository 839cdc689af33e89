/** The baseline: a bare Node http server that answers the same bytes as the shop, and does nothing else. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Recorded {
  headers: Record<string, string>;
  body: string;
}

process.once('message', (recorded: Record<string, Recorded>) => {
  const answers = new Map(
    Object.entries(recorded).map(([path, { headers, body }]) => [
      path,
      { headers, body: Buffer.from(body, 'base64') },
    ]),
  );
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (!answer) return response.writeHead(404).end();
    response.writeHead(200, answer.headers).end(answer.body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
