/** Renders the home page again and again, in a process of its own that does nothing else; tells what a page costs the processor. */
import { join } from 'node:path';
import pino from 'pino';
import type { Freshness } from '#api/platform/caches/changes.ts';
import { readConfig } from '#server/config.ts';
import { trackInFlight } from '#server/listener.ts';
import { openProvider } from '#server/open-provider.ts';
import { planOpening } from '#server/opening.ts';
import { createPages } from '#server/pages.ts';
import { reachProvider } from '#server/reach-provider.ts';
import { loadBuiltStorefront } from '#server/storefront.ts';

export interface RenderJob {
  databaseUrl: string;
  dataDir: string;
  /** Whether the provider remembers its answers; the page itself is never remembered. */
  areAnswersRemembered: boolean;
  seconds: number;
}

/** Rendered whole, as visitors get it, and never answered from memory. */
const ALWAYS_STALE: Freshness = {
  now: () => 0,
  isFresh: () => false,
  wasFreshLately: () => false,
  isKnown: () => true,
  catchUp: async () => {},
};
// As in a shop: while one waits for the database, another is rendered.
const AT_ONCE = 4;

process.env.NODE_ENV = 'production';
process.once('message', async ({ databaseUrl, dataDir, areAnswersRemembered, seconds }: RenderJob) => {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(dataDir, 'render'),
    CACHE: areAnswersRemembered ? 'on' : 'off',
  });
  const log = pino({ level: 'silent' });
  const provider = await openProvider(config, await planOpening(config), log, () => {});
  const { build } = await loadBuiltStorefront();
  const { answerPage } = createPages({
    log,
    build,
    providerFor: reachProvider({ app: provider.app, hot: provider.api.hot }, trackInFlight()),
    langParam: 'lang',
    changes: ALWAYS_STALE,
    policy: { isDevelopment: false, connectTo: [], picturesFrom: [] },
    queueRenders: (render) => render,
  });
  const renderFor = async (ms: number) => {
    const end = Date.now() + ms;
    let pages = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, at) => {
        // One page for several visitors is rendered once: each asks at an address of its own.
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
  await provider.stopWorking();
  await provider.close();
  process.send?.(pages / ((user + system) / 1e6));
});
