import { encodeCatalogue } from '#api/catalogue/file/encode.ts';
import { exportCatalogue } from '#api/catalogue/file/export.ts';
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
        isStockOverwritten: isSet('stock'),
      });
      console.log(
        `Imported ${count.products} products, ${count.categories} categories, ${count.subcategories} subcategories, ${count.brands} brands and ${count.pictures} pictures.`,
      );
      return true;
    }),
};

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

export const encodeCommand: Command = {
  usage: 'FILE',
  help: "Encode a catalogue file's pictures in advance, into encoded/ beside it, so that importing it takes no time.",
  options: {},
  isFileNeeded: true,
  async run({ file }) {
    console.log(`${await encodeCatalogue(file, console.log)} pictures are encoded.`);
    return true;
  },
};
