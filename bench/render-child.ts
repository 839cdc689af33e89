/** A child process that renders the home page repeatedly and sends the number of pages per CPU second. */
import { join } from 'node:path';
import pino from 'pino';
import type { Freshness } from '#api/platform/caches/freshness.ts';
import { readConfig } from '#server/config.ts';
import { connectToEmbeddedProvider } from '#server/embedded-provider.ts';
import { trackInFlight } from '#server/in-flight.ts';
import { openProvider } from '#server/open-provider.ts';
import { createPages } from '#server/pages.ts';
import { runStartupChecks } from '#server/startup-checks.ts';
import { loadBuiltStorefront } from '#server/storefront.ts';

export interface RenderJob {
  databaseUrl: string;
  dataDir: string;
  /** Whether the provider caches its responses; the page itself is never cached. */
  areResponsesCached: boolean;
  seconds: number;
}

/** Makes the page cache render whole pages, and never reuse one. */
const ALWAYS_STALE: Freshness = {
  now: () => 0,
  isFresh: () => false,
  wasFreshRecently: () => false,
  isUpToDate: () => true,
  catchUp: async () => {},
};
// The shop's own concurrency: while one page waits for the database, another is rendered.
const CONCURRENCY = 4;

process.env.NODE_ENV = 'production';
process.once('message', async ({ databaseUrl, dataDir, areResponsesCached, seconds }: RenderJob) => {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(dataDir, 'render'),
    CACHE: areResponsesCached ? 'on' : 'off',
  });
  const log = pino({ level: 'silent' });
  const provider = await openProvider(config, await runStartupChecks(config), log, () => {});
  const { build } = await loadBuiltStorefront();
  const { answerPage } = createPages({
    log,
    build,
    providerFor: connectToEmbeddedProvider({ app: provider.app, hot: provider.api.hot }, trackInFlight()),
    readSettings: provider.api.shopSettings.read,
    langParam: 'lang',
    changes: ALWAYS_STALE,
    policy: { isDevelopment: false, connectTo: [], picturesFrom: [] },
    queueRenders: (render) => render,
  });
  const renderFor = async (ms: number) => {
    const end = Date.now() + ms;
    let pages = 0;
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async (_, at) => {
        // Each loop requests another origin, because concurrent requests for the same page share one rendering.
        const origin = `http://localhost:${3000 + at}`;
        while (Date.now() < end) {
          const answer = await answerPage(new Request(`${origin}/`), origin);
          if (answer.status !== 200) throw new Error(`home answered ${answer.status}`);
          await answer.arrayBuffer();
          pages++;
        }
      }),
    );
    return pages;
  };
  await renderFor(3_000);
  const before = process.cpuUsage();
  const pages = await renderFor(seconds * 1_000);
  const { user, system } = process.cpuUsage(before);
  await provider.stopBackgroundWork();
  await provider.close();
  process.send?.(pages / ((user + system) / 1e6));
});
