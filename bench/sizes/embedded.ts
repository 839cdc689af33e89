import { execFileSync } from 'node:child_process';
import { openEmbedded } from '#api/platform/database/open.ts';
import { medianOf } from '../measure.ts';
import { type Case, listPaths } from './cases.ts';
import { openBareApi } from './open-bare-api.ts';

const ROUND_COUNT = 9;

/**
 * Measures how long the slowest single query of each case blocks the process, because PGlite runs in it. The time of
 * a path is the median of some rounds; the time of a case is that of its slowest path.
 */
export async function measureEmbedded(products: number, folder: string): Promise<Map<Case, number>> {
  execFileSync(process.execPath, ['cli/main.ts', 'generate', String(products)], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder },
    stdio: ['ignore', 2, 2],
  });
  const database = await openEmbedded(folder);
  const { client } = database;
  if (!client) throw new Error('this is not the embedded engine');
  const paths = await listPaths(async <Row>(text: string) => (await client.query<Row>(text)).rows);
  const { request, close } = await openBareApi(database);
  let longest = 0;
  const query = client.query.bind(client);
  client.query = async (...asked: Parameters<typeof query>) => {
    const start = performance.now();
    try {
      return await query(...asked);
    } finally {
      longest = Math.max(longest, performance.now() - start);
    }
  };
  const found = new Map<Case, number>();
  for (const [name, addresses] of paths) {
    if (!addresses[0]?.startsWith('/api/')) continue;
    for (const path of addresses) await request(path);
    const slowest = [];
    for (const path of addresses) {
      const rounds = [];
      for (let round = 0; round < ROUND_COUNT; round++) {
        longest = 0;
        await request(path);
        rounds.push(longest);
      }
      slowest.push(medianOf(rounds));
    }
    found.set(name, Math.max(...slowest));
  }
  await close();
  return found;
}
