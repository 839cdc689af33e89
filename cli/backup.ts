import { existsSync, readFileSync } from 'node:fs';
import { restoreBackup } from '#api/backup/restore.ts';
import { writeBackup } from '#api/backup/write.ts';
import { makeFolder, writeAtomically } from '#api/platform/files.ts';
import { tokenSecretFile } from '#server/token-secret.ts';
import type { Command } from './command.ts';
import { withShop } from './with-shop.ts';

export const backupCommand: Command = {
  usage: 'FILE [--no-pictures]',
  help: 'Write everything the shop knows into one file, which holds secrets: keep it as safe as the shop.',
  options: { 'no-pictures': { type: 'boolean' } },
  isFileNeeded: true,
  run: ({ file, isSet }) =>
    withShop(async ({ config, database, mediaDir }) => {
      const secretFile = tokenSecretFile(config.dataDir);
      const kept = existsSync(secretFile) ? readFileSync(secretFile, 'utf8').trim() : undefined;
      const { counts } = await writeBackup({
        db: database.db,
        file,
        tokenSecret: config.tokenSecret ?? kept,
        mediaDir: isSet('no-pictures') ? undefined : mediaDir,
        log: console.warn,
      });
      console.log(
        `Backed up ${counts.products} products, ${counts.users} users and ${counts.orders} orders to ${file}.`,
      );
      return true;
    }),
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
