import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Records } from '../records.ts';
import { getChildEnvironment, SHORT_LIVED } from '../running-shop.ts';
import type { Asked, Started } from './shop.ts';

interface Told {
  url?: string;
  records?: Records;
  error?: string;
}

/** The process was killed while handling a request, which may be done or not. */
export class Killed extends Error {}

/** Starts a shop that kills itself at a given point. */
export async function startKillable(started: Started) {
  const child = fork(fileURLToPath(new URL('./shop.ts', import.meta.url)), [JSON.stringify(started)], {
    execArgv: [SHORT_LIVED],
    env: getChildEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;

  /** Receives the next message; undefined if the process ended instead. */
  const hear = () =>
    Promise.race([once(child, 'message').then(([told]: Told[]) => told), ended.then(() => undefined)]);
  const first = await hear();
  if (!first?.url) throw new Error('the shop did not start');

  return {
    url: first.url,
    /** Sends a request; throws if the process was killed during it. */
    async ask(asked: Asked): Promise<Records | undefined> {
      const answered = hear();
      // A process that was killed meanwhile receives nothing.
      if (child.connected) child.send(asked, () => {});
      const told = await answered;
      if (told?.error) throw new Error(told.error);
      if (!told) throw new Killed();
      return told.records;
    },
    /** The signal that ended the process. */
    ended: ended.then(([, signal]) => signal),
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
