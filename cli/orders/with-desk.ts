/** How a command reaches the shop's desk: in a database of its own opening, or through the shop that holds it. */
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import pino from 'pino';
import { openChanges } from '#api/catalogue/changes.ts';
import type { Books } from '#api/dependencies.ts';
import {
  askDesk,
  type DeskAnswer,
  type DeskCall,
  type DeskInput,
  DeskProblem,
} from '#api/orders/desk/desk.ts';
import { FolderInUse } from '#api/platform/database/folder-lock.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import type { OpenJobs } from '#api/platform/jobs/open.ts';
import type { Refused } from '#server/answer-desk.ts';
import { readConfig, readEnvironment } from '#server/config.ts';
import { askRunningShop } from '#server/control-socket.ts';
import { withShop } from '../with-shop.ts';

export interface Desk {
  ask<Name extends DeskCall>(name: Name, input: DeskInput<Name>): Promise<DeskAnswer<Name>>;
  /** Whether it is certain that nobody sends letters and refunds now. */
  isShopClosed: boolean;
}

type Work<Result> = (desk: Desk) => Promise<Result>;

/** What acts need, in a process that does no jobs itself. */
async function openBooks(database: OpenDatabase): Promise<Books & { jobs: OpenJobs }> {
  const log = pino({ level: 'silent' });
  // Loaded for acts alone: a list should be there at once.
  const { openJobs } = await import('#api/platform/jobs/open.ts');
  const jobs = await openJobs({ database, log });
  const clock = Date.now;
  const changes = await openChanges({ database, clock, log });
  return { db: database.db, jobs, clock, log, changes };
}

function withDeskHere<Result>(work: Work<Result>): Promise<Result> {
  return withShop(async ({ database }) => {
    let books: ReturnType<typeof openBooks> | undefined;
    const source = {
      db: database.db,
      openBooks() {
        books ??= openBooks(database);
        return books;
      },
    };
    try {
      return await work({
        ask: (name, input) => askDesk(source, name, input),
        isShopClosed: database.engine === 'pglite',
      });
    } finally {
      await (await books)?.jobs.close();
    }
  });
}

async function readProblem(answer: IncomingMessage): Promise<DeskProblem> {
  if (answer.statusCode === 409) return new DeskProblem(((await json(answer)) as Refused).problem);
  // Left unread, it would hold the command open for a minute.
  answer.destroy();
  return new DeskProblem(
    answer.statusCode === 404
      ? 'The running shop is of another version and does not know this: start it anew.'
      : 'The running shop could not do this; its log says why.',
  );
}

function deskOfShop(dataDir: string, inUse: unknown): Desk {
  return {
    isShopClosed: false,
    async ask<Name extends DeskCall>(name: Name, input: DeskInput<Name>) {
      const answer = await askRunningShop(dataDir, `/orders/${name}`, input);
      // Something else holds the folder: another command, or a shop that is only starting.
      if (!answer) throw inUse;
      if (answer.statusCode !== 200) throw await readProblem(answer);
      const isJson = answer.headers['content-type'] === 'application/json';
      return (isJson ? await json(answer) : answer.setEncoding('utf8')) as DeskAnswer<Name>;
    },
  };
}

/** Does something at the desk of the configured shop, whether it is open or not. */
export async function withDesk<Result>(work: Work<Result>): Promise<Result> {
  try {
    return await withDeskHere(work);
  } catch (error) {
    if (!((error as Error).cause instanceof FolderInUse)) throw error;
    return work(deskOfShop(readConfig(readEnvironment()).dataDir, error));
  }
}
