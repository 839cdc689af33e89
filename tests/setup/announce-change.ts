import pino from 'pino';
import { openChanges, recordChange } from '#api/catalogue/changes.ts';
import type { Api } from '#api/dependencies.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';

/** Records and publishes a change that a test made to the database. Without topics, the change concerns everything. */
export async function announceChange(
  { db, changes }: Pick<Api, 'db' | 'changes'>,
  topics?: string[],
): Promise<void> {
  await recordChange(db, topics);
  await changes.publish();
}

/** Follows the recorded changes of this database, as another server of the shop does. */
export const followChanges = (database: OpenDatabase) =>
  openChanges({ database, clock: Date.now, log: pino({ level: 'silent' }) });
