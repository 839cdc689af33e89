import { type ChildProcess, fork } from 'node:child_process';
import { answerOf, type Comparison, compare, measureRate } from './measure.ts';

/** Catalogue reads of a running shop beside a bare server that answers the same bytes. */
export async function compareCatalogueReads(
  shop: string,
  rounds: number,
  seconds: number,
): Promise<Map<string, Comparison>> {
  const list = (await (await fetch(`${shop}/api/v1/products`)).json()) as { data: { _id: string }[] };
  const paths = new Map([
    ['product list', '/api/v1/products'],
    ['product details', `/api/v1/products/${list.data[0]?._id}`],
  ]);
  const bare = await startBareServer(shop, [...paths.values()]);
  const results = new Map<string, Comparison>();
  try {
    for (const [name, path] of paths) {
      const rateAt = (host: string) => () => measureRate({ url: host + path, connections: 20, seconds });
      await rateAt(shop)();
      results.set(name, await compare(rounds, rateAt(shop), rateAt(bare.url)));
    }
  } finally {
    bare.child.kill();
  }
  return results;
}

async function startBareServer(shop: string, paths: string[]): Promise<{ child: ChildProcess; url: string }> {
  const recorded: Record<string, { headers: Record<string, string>; body: string }> = {};
  for (const path of paths) {
    // As the load generator asks: no compression.
    const answer = await fetch(shop + path, { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const {
      date,
      connection,
      'keep-alive': keepAlive,
      'transfer-encoding': chunked,
      ...headers
    } = Object.fromEntries(answer.headers);
    recorded[path] = {
      headers: { ...headers, 'content-length': String(body.length) },
      body: body.toString('base64'),
    };
  }
  const child = fork(new URL('./bare-server.ts', import.meta.url));
  child.send(recorded);
  const [port] = await answerOf(child);
  return { child, url: `http://127.0.0.1:${port}` };
}
