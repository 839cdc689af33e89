/** What is remembered, beside a bare server that answers the same bytes. */
import { compare, type Measured, measure } from './measure.ts';
import { startBareServer } from './start-bare.ts';
import { addRatio } from './table.ts';

const ROUNDS = 5;
const SECONDS = 3;
const MANY = 200;

/** The addresses of a shop's remembered answers. */
async function findPaths(shop: string): Promise<Record<string, string>> {
  const list = (await (await fetch(`${shop}/api/v1/products`)).json()) as { data: { _id: string }[] };
  return {
    'remembered page': '/',
    'page with utm parameters': '/?utm_source=letter&utm_medium=email&utm_campaign=november',
    'product list': '/api/v1/products',
    'product details': `/api/v1/products/${list.data[0]?._id}`,
  };
}

/** Rates, and how long the slowest wait when many ask at once. */
export async function compareReads(shop: string, engine: string): Promise<void> {
  const paths = await findPaths(shop);
  const bare = await startBareServer(shop, Object.values(paths));
  try {
    for (const [name, path] of Object.entries(paths)) {
      const at = (host: string, connections: number, pick: (measured: Measured) => number) => async () =>
        pick(await measure({ url: host + path, connections, seconds: SECONDS }));
      const rate = ({ rate }: Measured) => rate;
      const p99 = ({ p99 }: Measured) => p99;
      await at(shop, 20, rate)();
      addRatio(`${name}, ${engine}`, await compare(ROUNDS, at(shop, 20, rate), at(bare.url, 20, rate)), {
        atLeast: 0.6,
      });
      if (path !== '/') continue;
      addRatio(
        `${name}, ${engine}: 99th percentile at ${MANY} connections`,
        await compare(3, at(shop, MANY, p99), at(bare.url, MANY, p99)),
        { unit: ' ms', below: 3 },
      );
    }
  } finally {
    bare.stop();
  }
}
