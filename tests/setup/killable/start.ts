import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Records } from '../records.ts';
import { getChildEnvironment, SHORT_LIVED } from '../running-shop.ts';
import type { ShopStart, TestMessage } from './shop.ts';

interface ShopMessage {
  url?: string;
  records?: Records;
  error?: string;
}

/** The process was killed while handling a request, which may be done or not. */
export class Killed extends Error {}

/** Starts a shop that kills itself at a given point. */
export async function startKillable(started: ShopStart) {
  const child = fork(fileURLToPath(new URL('./shop.ts', import.meta.url)), [JSON.stringify(started)], {
    execArgv: [SHORT_LIVED],
    env: getChildEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;

  /** Receives the next message; undefined if the process ended instead. */
  const receive = () =>
    Promise.race([
      once(child, 'message').then(([message]: ShopMessage[]) => message),
      ended.then(() => undefined),
    ]);
  const first = await receive();
  if (!first?.url) throw new Error('the shop did not start');

  return {
    url: first.url,
    /** Sends a request; throws if the process was killed during it. */
    async ask(asked: TestMessage): Promise<Records | undefined> {
      const answered = receive();
      // A process that was killed meanwhile receives nothing.
      if (child.connected) child.send(asked, () => {});
      const message = await answered;
      if (message?.error) throw new Error(message.error);
      if (!message) throw new Killed();
      return message.records;
    },
    /** The signal that ended the process. */
    ended: ended.then(([, signal]) => signal),
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
