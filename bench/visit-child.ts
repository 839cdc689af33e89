/** Asks for a page at even times, whatever became of those before, in a process that is never busy with anything else. */
import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { AS_BROWSERS, type VisitJob } from './measure.ts';

const EVERY_MS = 10;

process.once('message', async ({ url, warmUpSeconds, seconds }: VisitJob) => {
  const agent = new Agent({ keepAlive: true });
  const waited: number[] = [];
  let missing = 0;
  const start = performance.now();
  const countedFrom = start + warmUpSeconds * 1000;
  const visit = (dueAt: number) =>
    new Promise<void>((resolve) => {
      get(url, { agent, headers: AS_BROWSERS }, (answer) => {
        if (answer.statusCode !== 200) missing += 1;
        answer.resume().once('end', () => {
          // From when it was due: a visitor who could not even ask has waited, too.
          if (dueAt >= countedFrom) waited.push(performance.now() - dueAt);
          resolve();
        });
      }).once('error', () => {
        missing += 1;
        resolve();
      });
    });
  const visits: Promise<void>[] = [];
  for (let dueAt = start; dueAt < countedFrom + seconds * 1000; dueAt += EVERY_MS) {
    await setTimeout(Math.max(0, dueAt - performance.now()));
    visits.push(visit(dueAt));
  }
  await Promise.all(visits);
  waited.sort((a, b) => a - b);
  process.send?.({ p99: waited[Math.floor(waited.length * 0.99)], max: waited.at(-1), missing });
  process.disconnect();
});
