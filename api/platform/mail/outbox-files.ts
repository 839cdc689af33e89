import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Emails are deleted after this long, because they contain codes, links and addresses. */
const RETENTION_DAYS = 30;
/** File names that `createOutboxMail` gives; other files in the folder are not ours. */
const FILE_NAME = /^(\d{4}-\d{2}-\d{2}T)(\d{2})-(\d{2})-(\d{2}\.\d{3}Z)-\w+\.(?:txt|html)$/;

/** Deletes old emails from the outbox folder, even when there is a mail server. */
export async function removeOldOutboxFiles(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const [, day, hours, minutes, seconds] = FILE_NAME.exec(name) ?? [];
    const writtenAt = Date.parse(`${day}${hours}:${minutes}:${seconds}`);
    if (now - writtenAt > RETENTION_DAYS * 24 * 60 * 60_000) await rm(join(folder, name), { force: true });
  }
}
