/** The CPU time of rendering an uncached page, independent of other programs on the machine. */
import { fork } from 'node:child_process';
import { waitForMessage } from './measure.ts';
import type { RenderJob } from './render-child.ts';
import { addValue } from './table.ts';

const MEASURED_SECONDS = 8;

async function renderHome(job: Omit<RenderJob, 'seconds'>): Promise<number> {
  const child = fork(new URL('./render-child.ts', import.meta.url));
  child.send({ ...job, seconds: MEASURED_SECONDS } satisfies RenderJob);
  const [rate] = await waitForMessage(child);
  return rate as number;
}

/** Measures how many home pages one core renders per second. */
export async function measureRendering(databaseUrl: string, dataDir: string): Promise<void> {
  const shop = { databaseUrl, dataDir };
  addValue(
    "home rendered for each request, the provider's responses cached, per core",
    await renderHome({ ...shop, areResponsesCached: true }),
    { atLeast: 80 },
  );
  addValue(
    'home rendered for each request, nothing cached, per core (without the database)',
    await renderHome({ ...shop, areResponsesCached: false }),
    {},
  );
}
