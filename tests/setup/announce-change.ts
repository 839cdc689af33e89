import pino from 'pino';
import { openChanges, recordChange } from '#api/catalogue/changes.ts';
import type { Api } from '#api/dependencies.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';

/** Records and publishes that a test changed the database: the topics of the change, or everything. */
export async function announceChange(
  { db, changes }: Pick<Api, 'db' | 'changes'>,
  topics?: string[],
): Promise<void> {
  await recordChange(db, topics);
  await changes.publish();
}

/** Opens the changes that another server on this database would see. */
export const followChanges = (database: OpenDatabase) =>
  openChanges({ database, clock: Date.now, log: pino({ level: 'silent' }) });
