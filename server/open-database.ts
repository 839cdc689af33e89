import type { Logger } from 'pino';
import { FolderInUse } from '#api/platform/database/folder-lock.ts';
import { type OpenDatabase, openEmbedded, openPostgres, type PoolUse } from '#api/platform/database/open.ts';
import { IncompleteDatabase, NotSynced } from '#api/platform/database/synced-files.ts';
import type { Config } from './config.ts';
import { StartRefused } from './settings.ts';

/** Opens the configured database. The embedded one is locked by this process; PostgreSQL may be shared. */
export async function openDatabase(
  { databaseUrl, databasePool, dataDir }: Config,
  log: Logger,
  use: PoolUse = 'server',
): Promise<OpenDatabase> {
  try {
    return await (databaseUrl ? openPostgres(databaseUrl, log, use, databasePool) : openEmbedded(dataDir));
  } catch (error) {
    if ([FolderInUse, NotSynced, IncompleteDatabase].some((Refusal) => error instanceof Refusal))
      throw new StartRefused((error as Error).message, { cause: error });
    if (!databaseUrl) throw error;
    const { message, code } = error as NodeJS.ErrnoException;
    throw new StartRefused(`The database at DATABASE_URL could not be opened: ${message || code}.`);
  }
}
