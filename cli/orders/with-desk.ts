/** Calls the order desk from a command: on a database that the command opens, or through the running shop. */
import pino from 'pino';
import { openChanges } from '#api/catalogue/changes.ts';
import type { OrderDeps } from '#api/dependencies.ts';
import { askDesk, type DeskAnswer, type DeskCall, type DeskInput } from '#api/desk/desk.ts';
import { DeskProblem } from '#api/desk/desk-call.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import type { OpenJobs } from '#api/platform/jobs/open.ts';
import { workOrAsk } from '../ask-shop.ts';
import { withShop } from '../with-shop.ts';

export interface Desk {
  ask<Name extends DeskCall>(name: Name, input: DeskInput<Name>): Promise<DeskAnswer<Name>>;
  /** Whether it is certain that no shop is running; emails and refunds then wait until it starts. */
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

/** Runs `work` with the order desk of the configured shop, whether it is running or not. */
export const withDesk = <Result>(work: Work<Result>): Promise<Result> =>
  workOrAsk(
    () => withDirectDesk(work),
    (ask) =>
      work({
        isShopClosed: false,
        ask: async <Name extends DeskCall>(name: Name, input: DeskInput<Name>) =>
          (await ask(`/orders/${name}`, input)) as DeskAnswer<Name>,
      }),
    DeskProblem,
  );
