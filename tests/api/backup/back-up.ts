import { dirname } from 'node:path';
import { type SavedBackup, saveBackup } from '#api/backup/save.ts';
import { type BackupOptions, writeBackup } from '#api/backup/write.ts';

type Options = Pick<BackupOptions, 'db'> & Partial<BackupOptions> & { file: string };

/** Backs a shop up into a file, as the command does; without secret and pictures unless they are given. */
export function backUp({ db, file, tokenSecret, mediaDir }: Options): Promise<SavedBackup> {
  return saveBackup(file, (sink) =>
    writeBackup({ db, spoolDir: dirname(file), tokenSecret, mediaDir }, sink),
  );
}
