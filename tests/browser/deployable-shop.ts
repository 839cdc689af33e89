import { request } from 'node:http';
import { WORKER_ADDRESS } from '#app/features/offline/cache-rules.ts';
import { createHttpServer, listen } from '#server/http-server.ts';

/** A proxy of the shop whose service worker can be replaced, as a new build does. `page.route` can't do that, because
 *  requests for worker updates bypass it. */
export async function serveDeployable(shop: string) {
  const original = await (await fetch(shop + WORKER_ADDRESS)).text();
  let worker = original;
  const server = createHttpServer((incoming, outgoing) => {
    if (incoming.url === WORKER_ADDRESS) {
      outgoing.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(worker);
      return;
    }
    const { method, headers, url = '/' } = incoming;
    const passed = request(new URL(url, shop), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const { port, close } = await listen(server, '127.0.0.1', 0);
  return {
    url: `http://127.0.0.1:${port}`,
    /** Serves the changed worker from now on. */
    deploy: (change: (code: string) => string) => {
      worker = change(original);
    },
    /** Makes the shop unreachable while the browser is still online. */
    close: async () => {
      server.closeAllConnections();
      await close();
    },
  };
}
