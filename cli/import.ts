import { importCatalogue } from '#api/catalogue/file/import.ts';
import type { Command } from './command.ts';
import { withShop } from './with-shop.ts';

export const importCommand: Command = {
  usage: 'FILE [--stock]',
  help: 'Import a catalogue file. With --stock, its stock, sales and ratings replace those of products the shop has.',
  options: { stock: { type: 'boolean' } },
  isFileNeeded: true,
  run: ({ file, isSet }) =>
    withShop(async ({ database, mediaDir }) => {
      const count = await importCatalogue({
        db: database.db,
        file,
        mediaDir,
        log: console.log,
        isStockTaken: isSet('stock'),
      });
      console.log(
        `Imported ${count.products} products, ${count.categories} categories, ${count.subcategories} subcategories, ${count.brands} brands and ${count.pictures} pictures.`,
      );
      return true;
    }),
};
