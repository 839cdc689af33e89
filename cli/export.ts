import { exportCatalogue } from '#api/catalogue/file/export.ts';
import type { Command } from './command.ts';
import { withShop } from './with-shop.ts';

export const exportCommand: Command = {
  usage: 'FILE',
  help: 'Write the catalogue with live stock and ratings to FILE and its pictures beside it, ready to be imported.',
  options: {},
  isFileNeeded: true,
  run: ({ file }) =>
    withShop(async ({ database, mediaDir }) => {
      const { products } = await exportCatalogue({ db: database.db, file, mediaDir });
      console.log(`Exported ${products.length} products to ${file}.`);
      return true;
    }),
};
