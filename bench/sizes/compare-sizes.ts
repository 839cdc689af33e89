/** Measures shops of different sizes alternately, so that all see the same noise. */
import { recordStatements } from '../record-statements.ts';
import { countBuffers } from './buffers.ts';
import { type Case, readPaths } from './cases.ts';
import { openBareApi } from './open-bare-api.ts';

export interface SizedShop {
  products: number;
  url: string;
  databaseUrl: string;
}

export interface Cost {
  medianMs: number;
  p99Ms: number;
  /** Mean number of buffers that PostgreSQL reads per response; undefined for rendered pages. */
  buffers: number | undefined;
}

const ROUND_COUNT = 150;
const WARM_UP_ROUNDS = 20;

const percentileOf = (sorted: number[], share: number) =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;

async function measureMs(url: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - start;
}

async function readBuffers({ databaseUrl }: SizedShop, paths: string[]): Promise<number | undefined> {
  const asked = paths.filter((path) => path.startsWith('/api/')).slice(0, 10);
  if (asked.length === 0) return undefined;
  const { request, close } = await openBareApi(databaseUrl);
  try {
    // The first requests fill the in-memory caches.
    for (const path of asked) await request(path);
    let buffers = 0;
    for (const path of asked)
      buffers += await countBuffers(databaseUrl, await recordStatements(() => request(path)));
    return buffers / asked.length;
  } finally {
    await close();
  }
}

/** Measures each case in each shop. */
export async function compareSizes(
  shops: SizedShop[],
  print: (line: string) => void,
): Promise<Map<Case, Cost[]>> {
  const prepared = await Promise.all(
    shops.map(async (shop) => ({ shop, paths: await readPaths(shop.databaseUrl) })),
  );
  const costs = new Map<Case, Cost[]>();
  for (const name of prepared[0]?.paths.keys() ?? []) {
    print(name);
    const timed = prepared.map((): number[] => []);
    for (let round = -WARM_UP_ROUNDS; round < ROUND_COUNT; round++) {
      for (const [at, { shop, paths }] of prepared.entries()) {
        const asked = paths.get(name) ?? [];
        const ms = await measureMs(shop.url + asked[Math.abs(round) % asked.length]);
        if (round >= 0) timed[at]?.push(ms);
      }
    }
    const found: Cost[] = [];
    for (const [at, { shop, paths }] of prepared.entries()) {
      const sorted = (timed[at] ?? []).sort((a, b) => a - b);
      const buffers = await readBuffers(shop, paths.get(name) ?? []);
      found.push({ medianMs: percentileOf(sorted, 0.5), p99Ms: percentileOf(sorted, 0.99), buffers });
    }
    costs.set(name, found);
  }
  return costs;
}
