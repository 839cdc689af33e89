/** A child process that requests a page at a fixed rate, without waiting for earlier responses. */
import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { BROWSER_HEADERS, type VisitJob } from './measure.ts';

const INTERVAL_MS = 10;

process.once('message', async ({ url, warmUpSeconds, seconds }: VisitJob) => {
  const agent = new Agent({ keepAlive: true });
  const durations: number[] = [];
  let failed = 0;
  const start = performance.now();
  const countedFrom = start + warmUpSeconds * 1000;
  const visit = (dueAt: number) =>
    new Promise<void>((resolve) => {
      get(url, { agent, headers: BROWSER_HEADERS }, (answer) => {
        if (answer.statusCode !== 200) failed += 1;
        answer.resume().once('end', () => {
          // Measured from the due time, to include delays before the request was sent.
          if (dueAt >= countedFrom) durations.push(performance.now() - dueAt);
          resolve();
        });
      }).once('error', () => {
        failed += 1;
        resolve();
      });
    });
  const visits: Promise<void>[] = [];
  for (let dueAt = start; dueAt < countedFrom + seconds * 1000; dueAt += INTERVAL_MS) {
    await setTimeout(Math.max(0, dueAt - performance.now()));
    visits.push(visit(dueAt));
  }
  await Promise.all(visits);
  durations.sort((a, b) => a - b);
  process.send?.({ p99: durations[Math.floor(durations.length * 0.99)], max: durations.at(-1), failed });
  process.disconnect();
});
