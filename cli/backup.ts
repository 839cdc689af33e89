import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { BackupProblem } from '#api/backup/lines.ts';
import { restoreBackup } from '#api/backup/restore.ts';
import { type SavedBackup, saveBackup } from '#api/backup/save.ts';
import { writeBackup } from '#api/backup/write.ts';
import { FolderInUse } from '#api/platform/database/folder-lock.ts';
import { makeFolder, writeAtomically } from '#api/platform/files.ts';
import { readConfig, readEnvironment } from '#server/config.ts';
import { askRunningShop } from '#server/control-socket.ts';
import { tokenSecretFile } from '#server/token-secret.ts';
import type { Command } from './command.ts';
import { withShop } from './with-shop.ts';

/** Backs up a shop whose database this process can open: one that does not run, or one on PostgreSQL. */
function backUpHere(file: string, arePicturesIn: boolean): Promise<SavedBackup> {
  return withShop(({ config, database, mediaDir }) => {
    const secretFile = tokenSecretFile(config.dataDir);
    const kept = existsSync(secretFile) ? readFileSync(secretFile, 'utf8').trim() : undefined;
    const options = {
      db: database.db,
      spoolDir: config.dataDir,
      tokenSecret: config.tokenSecret ?? kept,
      mediaDir: arePicturesIn ? mediaDir : undefined,
    };
    return saveBackup(file, (sink) => writeBackup(options, sink));
  });
}

/** Lets the running shop make the backup, and writes it down here: where, and with which rights, is this command's matter. */
async function backUpThroughShop(file: string, arePicturesIn: boolean): Promise<SavedBackup | undefined> {
  const { dataDir } = readConfig(readEnvironment());
  const answer = await askRunningShop(dataDir, `/backup?pictures=${arePicturesIn ? 'yes' : 'no'}`);
  if (!answer) return undefined;
  if (answer.statusCode !== 200)
    throw new BackupProblem(`The running shop could not make the backup: ${await text(answer)}`);
  return saveBackup(file, async (sink) => {
    try {
      await pipeline(answer, sink);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
      throw new BackupProblem(
        `The shop stopped before the backup was whole; ${file} was not written. Run this again.`,
      );
    }
  });
}

async function backUp(file: string, arePicturesIn: boolean): Promise<SavedBackup> {
  try {
    return await backUpHere(file, arePicturesIn);
  } catch (error) {
    if (!((error as Error).cause instanceof FolderInUse)) throw error;
    const saved = await backUpThroughShop(file, arePicturesIn);
    // Something else holds the folder: another command, or a shop that is only starting.
    if (!saved) throw error;
    return saved;
  }
}

export const backupCommand: Command = {
  usage: 'FILE [--no-pictures]',
  help: 'Write everything the shop knows into one file, also while it runs. It holds secrets: keep it as safe as the shop.',
  options: { 'no-pictures': { type: 'boolean' } },
  isFileNeeded: true,
  async run({ file, isSet }) {
    const arePicturesIn = !isSet('no-pictures');
    const { header, missingPictures } = await backUp(file, arePicturesIn);
    const [first] = missingPictures;
    if (arePicturesIn && first)
      console.warn(
        `${missingPictures.length} files of pictures are missing and not in the backup, such as ${first}.`,
      );
    const { products, users, orders } = header.counts;
    console.log(`Backed up ${products} products, ${users} users and ${orders} orders to ${file}.`);
    return true;
  },
};

export const restoreCommand: Command = {
  usage: 'FILE',
  help: 'Restore a backup into an empty database, of either engine.',
  options: {},
  isFileNeeded: true,
  run: ({ file }) =>
    withShop(async ({ config, database, mediaDir }) => {
      const { counts, madeAt } = await restoreBackup({
        db: database.db,
        file,
        mediaDir,
        async keepTokenSecret(secret) {
          makeFolder(config.dataDir);
          await writeAtomically(tokenSecretFile(config.dataDir), secret, 0o600);
        },
      });
      console.log(
        `Restored ${counts.products} products, ${counts.users} users and ${counts.orders} orders as they were at ${madeAt}.`,
      );
      return true;
    }),
};
