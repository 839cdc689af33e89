/**
 * `npm run bench` checks the targets for speed and memory, compared with a bare baseline in the same run; with names,
 * only those parts (`npm run bench -- reads overload`). `npm run bench -- sizes` compares catalogues of different
 * sizes.
 */
import { randomBytes } from 'node:crypto';
import { startPostgres } from '#tests/setup/postgres-server.ts';
import { makeDataFolder, type RunningShop, startShop } from '#tests/setup/running-shop.ts';
import { compareCartAdd, compareFsync } from './cart-add.ts';
import { readMemoryMb } from './measure.ts';
import { measureMemory } from './memory.ts';
import { measureOrderLists } from './orders.ts';
import { measureOverload } from './overload.ts';
import { compareReads } from './reads.ts';
import { measureSearchRelevance } from './relevance.ts';
import { measureRendering } from './rendering.ts';
import { compareSales } from './sales.ts';
import { addValue, printTable } from './table.ts';

const MAX_EMBEDDED_MB = 600;
const MAX_POSTGRES_MB = 240;
const MEMORY_MINUTES = 10;
const tokenSecret = randomBytes(32).toString('hex');

interface ServedShop {
  shop: RunningShop;
  databaseUrl: string;
  dataDir: string;
}

/** The parts that measure one shop on PostgreSQL, in the order in which they run. */
const ON_POSTGRES: Record<string, (served: ServedShop) => Promise<void>> = {
  reads: ({ shop }) => compareReads(shop.url, 'PostgreSQL'),
  relevance: ({ shop }) => measureSearchRelevance(shop.url),
  cart: async ({ shop, databaseUrl }) => {
    await compareCartAdd(shop.url, databaseUrl, tokenSecret);
    addValue('memory after load, PostgreSQL', readMemoryMb(shop.pid), {
      unit: ' MB',
      below: MAX_POSTGRES_MB,
    });
  },
  rendering: ({ databaseUrl, dataDir }) => measureRendering(databaseUrl, dataDir),
  overload: ({ shop }) => measureOverload(shop.url, 'PostgreSQL'),
  sales: ({ shop }) => compareSales(shop.url),
  memory: ({ shop }) => measureMemory(shop, MEMORY_MINUTES),
};

async function measureOnPostgres(parts: string[]): Promise<void> {
  const data = makeDataFolder();
  const postgres = await startPostgres();
  const databaseUrl = postgres.urlOf('postgres');
  try {
    const shop = await startShop({
      TOKEN_SECRET: tokenSecret,
      DATA_DIR: data.folder,
      DATABASE_URL: databaseUrl,
    });
    for (const part of parts) await ON_POSTGRES[part]?.({ shop, databaseUrl, dataDir: data.folder });
    await shop.stop();
  } finally {
    await postgres.remove();
    data.remove();
  }
}

async function measureEmbedded(): Promise<void> {
  const data = makeDataFolder();
  try {
    const shop = await startShop({ TOKEN_SECRET: tokenSecret, DATA_DIR: data.folder });
    await compareReads(shop.url, 'embedded');
    await measureOverload(shop.url, 'embedded');
    addValue('memory after load, embedded', readMemoryMb(shop.pid), { unit: ' MB', below: MAX_EMBEDDED_MB });
    await shop.stop();
    await compareFsync();
  } finally {
    data.remove();
  }
}

const requested = process.argv.slice(2);
if (requested[0] === 'sizes') {
  await import('./sizes/run.ts');
} else {
  const known = [...Object.keys(ON_POSTGRES), 'embedded', 'orders'];
  const unknown = requested.filter((part) => !known.includes(part));
  if (unknown.length > 0) throw new Error(`The parts are ${known.join(', ')} and sizes.`);
  const parts = requested.length > 0 ? requested : known;
  if (parts.includes('embedded')) await measureEmbedded();
  if (parts.includes('orders')) await measureOrderLists();
  const onPostgres = Object.keys(ON_POSTGRES).filter((part) => parts.includes(part));
  if (onPostgres.length > 0) await measureOnPostgres(onPostgres);
  printTable();
}
