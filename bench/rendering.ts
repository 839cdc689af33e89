/** What a page costs that nobody remembers, by the processor's own clock: other programs on the machine do not count. */
import { fork } from 'node:child_process';
import { answerOf } from './measure.ts';
import type { RenderJob } from './render-child.ts';
import { addValue } from './table.ts';

const SECONDS = 8;

async function renderHome(job: Omit<RenderJob, 'seconds'>): Promise<number> {
  const child = fork(new URL('./render-child.ts', import.meta.url));
  child.send({ ...job, seconds: SECONDS } satisfies RenderJob);
  const [rate] = await answerOf(child);
  return rate as number;
}

/** Home pages that one core renders in a second. */
export async function measureRendering(databaseUrl: string, dataDir: string): Promise<void> {
  const shop = { databaseUrl, dataDir };
  addValue(
    "home rendered for each request, the provider's answers remembered, per core",
    await renderHome({ ...shop, areAnswersRemembered: true }),
    { atLeast: 200 },
  );
  addValue(
    'home rendered for each request, nothing remembered, per core (of the shop alone)',
    await renderHome({ ...shop, areAnswersRemembered: false }),
    {},
  );
}
