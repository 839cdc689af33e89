/** Compares cached responses with a bare server that sends the same bytes. */
import { compare, type Measurement, measure } from './measure.ts';
import { startBareServer } from './start-bare-server.ts';
import { addRatio } from './table.ts';

const ROUND_COUNT = 5;
const ROUND_SECONDS = 3;
const MANY_CONNECTIONS = 200;

/** Paths with cached responses. */
async function findPaths(shop: string): Promise<Record<string, string>> {
  const list = (await (await fetch(`${shop}/api/v1/products`)).json()) as { data: { _id: string }[] };
  return {
    'cached page': '/',
    'page with utm parameters': '/?utm_source=letter&utm_medium=email&utm_campaign=november',
    'product list': '/api/v1/products',
    'product details': `/api/v1/products/${list.data[0]?._id}`,
  };
}

/** Compares the rates of requests, and the 99th percentile of latency with many connections. */
export async function compareReads(shop: string, engine: string): Promise<void> {
  const paths = await findPaths(shop);
  const bare = await startBareServer(shop, Object.values(paths));
  try {
    for (const [name, path] of Object.entries(paths)) {
      const at = (host: string, connections: number, pick: (measured: Measurement) => number) => async () =>
        pick(await measure({ url: host + path, connections, seconds: ROUND_SECONDS }));
      const rate = ({ rate }: Measurement) => rate;
      const p99 = ({ p99 }: Measurement) => p99;
      await at(shop, 20, rate)();
      addRatio(`${name}, ${engine}`, await compare(ROUND_COUNT, at(shop, 20, rate), at(bare.url, 20, rate)), {
        atLeast: 0.6,
      });
      if (path !== '/') continue;
      addRatio(
        `${name}, ${engine}: 99th percentile at ${MANY_CONNECTIONS} connections`,
        await compare(3, at(shop, MANY_CONNECTIONS, p99), at(bare.url, MANY_CONNECTIONS, p99)),
        { unit: ' ms', below: 3 },
      );
    }
  } finally {
    bare.stop();
  }
}
