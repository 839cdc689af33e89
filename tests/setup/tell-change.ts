import pino from 'pino';
import { noteChange, openChanges } from '#api/catalogue/changes.ts';
import type { Api } from '#api/dependencies.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';

/** Tells a shop that a test changed its catalogue behind its back: what it says, or everything. */
export async function tellChange(
  { db, changes }: Pick<Api, 'db' | 'changes'>,
  topics?: string[],
): Promise<void> {
  await noteChange(db, topics);
  await changes.publish();
}

/** The changes that another server on this database would know of. */
export const followChanges = (database: OpenDatabase) =>
  openChanges({ database, clock: Date.now, log: pino({ level: 'silent' }) });
