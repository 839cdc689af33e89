/**
 * `npm run bench -- sizes`: compares response times with 1,000, 100,000 and 1,000,000 products, without caches, and
 * draws docs/catalogue-sizes.svg. DATABASE_URLS (three URLs, separated by commas) names catalogues that were generated
 * before.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { startPostgres } from '#tests/setup/postgres-server.ts';
import { makeDataFolder, type RunningShop, startShop } from '#tests/setup/running-shop.ts';
import { BUDGETS } from './cases.ts';
import { compareSizes, type SizedShop } from './compare-sizes.ts';
import { drawCosts } from './draw.ts';
import { measureEmbedded } from './embedded.ts';
import { measureSuggestions } from './suggestions.ts';

const PRODUCT_COUNTS = [1_000, 100_000, 1_000_000];
const EMBEDDED_PRODUCTS = 20_000;
const MAX_BLOCKED_MS = 25;
const MAX_SUGGESTION_MS = 50;
const SVG_FILE = 'docs/catalogue-sizes.svg';

const print = (line: string) => process.stderr.write(`${line}\n`);
const dataFolder = makeDataFolder();
const givenUrls = process.env.DATABASE_URLS?.split(',');
const postgres = givenUrls ? undefined : await startPostgres();

/** Generates a catalogue; returns the URL of its database. */
async function generate(products: number): Promise<string> {
  const name = `shop_${products}`;
  const admin = new pg.Client(postgres?.urlOf('postgres'));
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const databaseUrl = postgres?.urlOf(name) ?? '';
  execFileSync(process.execPath, ['cli/main.ts', 'generate', String(products)], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: `${dataFolder.folder}/${name}` },
    stdio: ['ignore', 2, 2],
  });
  return databaseUrl;
}

const running: RunningShop[] = [];
async function start(settings: Record<string, string>): Promise<RunningShop> {
  const shop = await startShop(settings);
  running.push(shop);
  return shop;
}

const rows: Record<string, string>[] = [];
const verdicts: boolean[] = [];
const judge = (isGood: boolean) => {
  verdicts.push(isGood);
  return isGood ? 'pass' : 'FAIL';
};

try {
  const shops: SizedShop[] = [];
  for (const [at, products] of PRODUCT_COUNTS.entries()) {
    const databaseUrl = givenUrls?.[at] ?? (await generate(products));
    const { url } = await start({
      CACHE: 'off',
      DATA_DIR: `${dataFolder.folder}/${at}`,
      DATABASE_URL: databaseUrl,
    });
    shops.push({ products, url, databaseUrl });
  }
  const costs = await compareSizes(shops, print);
  for (const [name, sizes] of costs) {
    const [smallest, largest] = [sizes[0], sizes.at(-1)];
    const ratio = (largest?.medianMs ?? 0) / (smallest?.medianMs ?? 1);
    rows.push({
      measured: name,
      ...Object.fromEntries(
        sizes.map(({ medianMs, p99Ms, buffers }, at) => [
          `${PRODUCT_COUNTS[at]?.toLocaleString('en')}`,
          `${medianMs.toFixed(1)} ms (${p99Ms.toFixed(1)})${buffers === undefined ? '' : ` ${Math.round(buffers)} buffers`}`,
        ]),
      ),
      ratio: `${ratio.toFixed(2)} <= ${BUDGETS[name]}`,
      verdict: judge(ratio <= (BUDGETS[name] ?? 0)),
    });
  }
  writeFileSync(
    SVG_FILE,
    drawCosts(
      PRODUCT_COUNTS,
      [...costs].map(([name, sizes]) => ({ name, values: sizes.map(({ medianMs }) => medianMs) })),
    ),
  );
  const largest = shops.at(-1);
  if (largest) {
    const { databaseUrl } = largest;
    const shop = await start({
      DATA_DIR: `${dataFolder.folder}/shipped`,
      DATABASE_URL: databaseUrl,
      RATE_LIMIT: 'off',
    });
    const p99Ms = await measureSuggestions(shop.url, databaseUrl);
    rows.push({
      measured: 'suggestions, 20 clients, 99th percentile, default settings',
      '1,000,000': `${p99Ms} ms`,
      ratio: `<= ${MAX_SUGGESTION_MS} ms`,
      verdict: judge(p99Ms <= MAX_SUGGESTION_MS),
    });
    rows.push({
      measured: 'the same without caches',
      '1,000,000': `${await measureSuggestions(largest.url, databaseUrl)} ms`,
    });
  }
  print('embedded');
  const blocked = await measureEmbedded(EMBEDDED_PRODUCTS, `${dataFolder.folder}/embedded`);
  for (const [name, ms] of blocked)
    rows.push({
      measured: `longest query, embedded, ${EMBEDDED_PRODUCTS.toLocaleString('en')} products: ${name}`,
      '1,000': `${ms.toFixed(1)} ms`,
      ratio: `<= ${MAX_BLOCKED_MS} ms`,
      verdict: judge(ms <= MAX_BLOCKED_MS),
    });
} finally {
  for (const shop of running) await shop.stop();
  await postgres?.remove();
  dataFolder.remove();
}
console.table(rows);
process.exit(verdicts.every(Boolean) ? 0 : 1);
