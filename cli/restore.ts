import { mkdirSync } from 'node:fs';
import { restoreBackup } from '#api/backup/restore.ts';
import { writeAtomically } from '#api/platform/files.ts';
import { tokenSecretFile } from '#server/token-secret.ts';
import type { Command } from './command.ts';
import { withShop } from './with-shop.ts';

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
          mkdirSync(config.dataDir, { recursive: true });
          await writeAtomically(tokenSecretFile(config.dataDir), secret, 0o600);
        },
      });
      console.log(
        `Restored ${counts.products} products, ${counts.users} users and ${counts.orders} orders as they were at ${madeAt}.`,
      );
      return true;
    }),
};
