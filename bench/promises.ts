/** What we promise about speed and memory, measured beside a bare baseline in the same run. */
import { randomBytes } from 'node:crypto';
import { startPostgres } from '#tests/setup/postgres-server.ts';
import { makeDataFolder, startShop } from '#tests/setup/running-shop.ts';
import { compareCartAdd, compareSync } from './cart-add.ts';
import { compareCatalogueReads } from './catalogue.ts';
import { type Comparison, readMemoryMb } from './measure.ts';

const ROUNDS = 5;
const SECONDS = 4;
const MIN_RATIO = 0.5;
// What a sync costs depends on the disk alone; less than this would be a fault of ours, such as several for one write.
const MIN_SYNC_RATIO = 0.25;
const MAX_EMBEDDED_MB = 600;
const MAX_POSTGRES_MB = 200;

const tokenSecret = randomBytes(32).toString('hex');
const environment = { TOKEN_SECRET: tokenSecret };

interface Row {
  measured: string;
  ours: string;
  baseline: string;
  ratio: string;
  budget: string;
  verdict: 'pass' | 'FAIL';
}
const rows: Row[] = [];

function addRatio(measured: string, { ours, baseline, ratio }: Comparison, minRatio = MIN_RATIO): void {
  rows.push({
    measured,
    ours: `${Math.round(ours)}/s`,
    baseline: `${Math.round(baseline)}/s`,
    ratio: ratio.toFixed(2),
    budget: `ratio >= ${minRatio}`,
    verdict: ratio >= minRatio ? 'pass' : 'FAIL',
  });
}

function addMemory(measured: string, megabytes: number, budget: number): void {
  const verdict = megabytes <= budget ? 'pass' : 'FAIL';
  rows.push({
    measured,
    ours: `${Math.round(megabytes)} MB`,
    baseline: '',
    ratio: '',
    budget: `<= ${budget} MB`,
    verdict,
  });
}

const data = makeDataFolder();
const postgres = await startPostgres();
try {
  const embedded = await startShop({ ...environment, DATA_DIR: data.folder });
  for (const [name, result] of await compareCatalogueReads(embedded.url, ROUNDS, SECONDS))
    addRatio(`${name}, embedded`, result);
  addMemory('memory after load, embedded', readMemoryMb(embedded.pid), MAX_EMBEDDED_MB);
  await embedded.stop();
  addRatio(
    'cart add, embedded (baseline: the same without syncing)',
    await compareSync(ROUNDS, SECONDS),
    MIN_SYNC_RATIO,
  );

  const databaseUrl = postgres.urlOf('postgres');
  const served = await startShop({
    ...environment,
    DATA_DIR: `${data.folder}/postgres`,
    DATABASE_URL: databaseUrl,
  });
  for (const [name, result] of await compareCatalogueReads(served.url, ROUNDS, SECONDS))
    addRatio(`${name}, PostgreSQL`, result);
  addRatio(
    'cart add, PostgreSQL (baseline: same SQL through pg)',
    await compareCartAdd(served.url, databaseUrl, tokenSecret, ROUNDS, SECONDS),
  );
  addMemory('memory after load, PostgreSQL', readMemoryMb(served.pid), MAX_POSTGRES_MB);
  await served.stop();
} finally {
  await postgres.remove();
  data.remove();
}

console.table(rows);
process.exitCode = rows.some((row) => row.verdict === 'FAIL') ? 1 : 0;
