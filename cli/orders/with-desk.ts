/** How a command calls the order desk: on a database that it opens itself, or through the running shop that has it open. */
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import pino from 'pino';
import { openChanges } from '#api/catalogue/changes.ts';
import type { OrderDeps } from '#api/dependencies.ts';
import { askDesk, type DeskAnswer, type DeskCall, type DeskInput, DeskProblem } from '#api/desk/desk.ts';
import { FolderInUse } from '#api/platform/database/folder-lock.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import type { OpenJobs } from '#api/platform/jobs/open.ts';
import type { Refused } from '#server/answer-desk.ts';
import { readConfig, readEnvironment } from '#server/config.ts';
import { askRunningShop } from '#server/control-socket.ts';
import { withShop } from '../with-shop.ts';

export interface Desk {
  ask<Name extends DeskCall>(name: Name, input: DeskInput<Name>): Promise<DeskAnswer<Name>>;
  /** Whether no shop is running that sends emails and refunds. */
  isShopClosed: boolean;
}

type Work<Result> = (desk: Desk) => Promise<Result>;

/** The dependencies of order changes, in a process that runs no jobs. */
async function openOrderDeps(database: OpenDatabase): Promise<OrderDeps & { jobs: OpenJobs }> {
  const log = pino({ level: 'silent' });
  // Loaded lazily, because commands that only list orders don't need jobs and should be fast.
  const { openJobs } = await import('#api/platform/jobs/open.ts');
  const jobs = await openJobs({ database, log });
  const clock = Date.now;
  const changes = await openChanges({ database, clock, log });
  return { db: database.db, jobs, clock, log, changes };
}

function withDirectDesk<Result>(work: Work<Result>): Promise<Result> {
  return withShop(async ({ database }) => {
    let deps: ReturnType<typeof openOrderDeps> | undefined;
    const source = {
      db: database.db,
      openOrderDeps() {
        deps ??= openOrderDeps(database);
        return deps;
      },
    };
    try {
      return await work({
        ask: (name, input) => askDesk(source, name, input),
        isShopClosed: database.engine === 'pglite',
      });
    } finally {
      await (await deps)?.jobs.close();
    }
  });
}

async function readProblem(answer: IncomingMessage): Promise<DeskProblem> {
  if (answer.statusCode === 409) return new DeskProblem(((await json(answer)) as Refused).problem);
  // An unread body would keep the process alive for a minute.
  answer.destroy();
  return new DeskProblem(
    answer.statusCode === 404
      ? 'The running shop has another version that does not know this command: restart it.'
      : 'The running shop could not do this; its log says why.',
  );
}

function createRemoteDesk(dataDir: string, inUse: unknown): Desk {
  return {
    isShopClosed: false,
    async ask<Name extends DeskCall>(name: Name, input: DeskInput<Name>) {
      const answer = await askRunningShop(dataDir, `/orders/${name}`, input);
      // No shop listens: another command or a starting shop holds the folder.
      if (!answer) throw inUse;
      if (answer.statusCode !== 200) throw await readProblem(answer);
      const isJson = answer.headers['content-type'] === 'application/json';
      return (isJson ? await json(answer) : answer.setEncoding('utf8')) as DeskAnswer<Name>;
    },
  };
}

/** Runs `work` with the order desk of the configured shop, whether it is running or not. */
export async function withDesk<Result>(work: Work<Result>): Promise<Result> {
  try {
    return await withDirectDesk(work);
  } catch (error) {
    if (!((error as Error).cause instanceof FolderInUse)) throw error;
    return work(createRemoteDesk(readConfig(readEnvironment()).dataDir, error));
  }
}
