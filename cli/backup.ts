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
import { getTokenSecretFile } from '#server/token-secret.ts';
import type { Command } from './command.ts';
import { withShop } from './with-shop.ts';

/** Backs up a shop whose database this process can open: one that is not running, or one on PostgreSQL. */
function backUpDirectly(file: string, arePicturesIncluded: boolean): Promise<SavedBackup> {
  return withShop(({ config, database, mediaDir }) => {
    const secretFile = getTokenSecretFile(config.dataDir);
    const savedSecret = existsSync(secretFile) ? readFileSync(secretFile, 'utf8').trim() : undefined;
    const options = {
      db: database.db,
      spoolDir: config.dataDir,
      tokenSecret: config.tokenSecret ?? savedSecret,
      mediaDir: arePicturesIncluded ? mediaDir : undefined,
    };
    return saveBackup(file, (sink) => writeBackup(options, sink));
  });
}

/** Streams a backup from the running shop; this process writes the file, with its own path and permissions. */
async function backUpThroughShop(
  file: string,
  arePicturesIncluded: boolean,
): Promise<SavedBackup | undefined> {
  const { dataDir } = readConfig(readEnvironment());
  const answer = await askRunningShop(dataDir, `/backup?pictures=${arePicturesIncluded ? 'yes' : 'no'}`);
  if (!answer) return undefined;
  if (answer.statusCode !== 200)
    throw new BackupProblem(`The running shop could not make the backup: ${await text(answer)}`);
  return saveBackup(file, async (sink) => {
    try {
      await pipeline(answer, sink);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
      throw new BackupProblem(
        `The shop stopped before the backup was complete; ${file} was not written. Run this again.`,
      );
    }
  });
}

async function backUp(file: string, arePicturesIncluded: boolean): Promise<SavedBackup> {
  try {
    return await backUpDirectly(file, arePicturesIncluded);
  } catch (error) {
    if (!((error as Error).cause instanceof FolderInUse)) throw error;
    const saved = await backUpThroughShop(file, arePicturesIncluded);
    // No shop listens: another command or a starting shop holds the folder.
    if (!saved) throw error;
    return saved;
  }
}

export const backupCommand: Command = {
  usage: 'FILE [--no-pictures]',
  help: 'Write all data of the shop into one file, also while it runs. The file contains secrets: keep it as safe as the shop.',
  options: { 'no-pictures': { type: 'boolean' } },
  isFileNeeded: true,
  async run({ file, isSet }) {
    const arePicturesIncluded = !isSet('no-pictures');
    const { header, missingPictures } = await backUp(file, arePicturesIncluded);
    const [first] = missingPictures;
    if (arePicturesIncluded && first)
      console.warn(
        `${missingPictures.length} picture files are missing and not in the backup, such as ${first}.`,
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
          await writeAtomically(getTokenSecretFile(config.dataDir), secret, 0o600);
        },
      });
      console.log(
        `Restored ${counts.products} products, ${counts.users} users and ${counts.orders} orders as they were at ${madeAt}.`,
      );
      return true;
    }),
};
