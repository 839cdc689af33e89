import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Records } from '../records.ts';
import { ofThisRun, SHORT_LIVED } from '../running-shop.ts';
import type { Asked, Started } from './shop.ts';

interface Told {
  url?: string;
  records?: Records;
  error?: string;
}

/** What was asked for may be done, or not: the process ended over it. */
export class Killed extends Error {}

/** Starts a shop that ends itself where it is told to. */
export async function startKillable(started: Started) {
  const child = fork(fileURLToPath(new URL('./shop.ts', import.meta.url)), [JSON.stringify(started)], {
    execArgv: [SHORT_LIVED],
    env: ofThisRun(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;

  /** The next message; undefined when the process ended instead. */
  const hear = () =>
    Promise.race([once(child, 'message').then(([told]: Told[]) => told), ended.then(() => undefined)]);
  const first = await hear();
  if (!first?.url) throw new Error('the shop did not start');

  return {
    url: first.url,
    /** Asks for something; throws when the process ended over it. */
    async ask(asked: Asked): Promise<Records | undefined> {
      const answered = hear();
      // One that was killed meanwhile hears nothing any more.
      if (child.connected) child.send(asked, () => {});
      const told = await answered;
      if (told?.error) throw new Error(told.error);
      if (!told) throw new Killed();
      return told.records;
    },
    /** The signal that ended it. */
    ended: ended.then(([, signal]) => signal),
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
