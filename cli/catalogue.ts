import { encodeCatalogue } from '#api/catalogue/file/encode.ts';
import { exportCatalogue } from '#api/catalogue/file/export.ts';
import { type Imported, type ImportStep, importCatalogue } from '#api/catalogue/file/import.ts';
import type { Command } from './command.ts';
import { createProgress, type Progress } from './progress.ts';
import { withShop } from './with-shop.ts';

/** Progress is shown only for work that takes longer than this. */
const PROGRESS_DELAY_MS = 2_000;

function delayProgress({ update }: Progress): Progress['update'] {
  const startedAt = Date.now();
  return (...progress) => {
    if (Date.now() - startedAt > PROGRESS_DELAY_MS) update(...progress);
  };
}

const STEP_NAMES: Record<ImportStep, string> = {
  reading: 'bytes read',
  checking: 'checks made',
  pictures: 'pictures checked',
  encoding: 'pictures stored',
  saving: 'products saved',
  search: 'products searchable',
};
const EXIT_CODE_PARTLY_IMPORTED = 2;

function describeImport({
  products,
  categories,
  subcategories,
  brands,
  options,
  pictures,
}: Imported): string {
  const groups = `${categories} categories, ${subcategories} subcategories, ${brands} brands`;
  return `Imported ${products} products, ${groups}${options > 0 ? `, ${options} options` : ''} and ${pictures} pictures.`;
}

export const importCommand: Command = {
  usage: 'FILE [--stock] [--skip-bad]',
  help: 'Import a catalogue file: .json, .jsonl, or .csv for products alone. With --stock, its stock, sales and ratings replace those of existing products. With --skip-bad, invalid rows are listed and left out, with exit code 2; otherwise one invalid row stops the import.',
  options: { stock: { type: 'boolean' }, 'skip-bad': { type: 'boolean' } },
  isFileNeeded: true,
  run: ({ file, isSet }) =>
    withShop(async ({ database, mediaDir }) => {
      const progress = createProgress();
      const update = delayProgress(progress);
      const print = (line: string) => {
        progress.end();
        console.log(line);
      };
      try {
        const imported = await importCatalogue({
          db: database.db,
          file,
          mediaDir,
          log: print,
          isStockOverwritten: isSet('stock'),
          isBadSkipped: isSet('skip-bad'),
          onProgress: (step, done, all) => update(STEP_NAMES[step], done, all),
        });
        print(describeImport(imported));
        if (!imported.problems) return true;
        console.error(imported.problems.message);
        console.error(`${imported.bad} rows were left out.`);
        process.exitCode = EXIT_CODE_PARTLY_IMPORTED;
        return true;
      } finally {
        progress.end();
      }
    }),
};

export const exportCommand: Command = {
  usage: 'FILE',
  help: 'Write the catalogue with live stock and ratings to FILE (.json, .jsonl, or .csv for products alone) and its pictures beside it, ready to be imported.',
  options: {},
  isFileNeeded: true,
  run: ({ file }) =>
    withShop(async ({ database, mediaDir }) => {
      const progress = createProgress();
      const update = delayProgress(progress);
      const products = await exportCatalogue({
        db: database.db,
        file,
        mediaDir,
        onProgress: (done, all) => update('products written', done, all),
      }).finally(progress.end);
      console.log(`Exported ${products} products to ${file}.`);
      return true;
    }),
};

export const encodeCommand: Command = {
  usage: 'FILE',
  help: "Encode a catalogue file's pictures in advance, into encoded/ beside it, so that importing it is fast.",
  options: {},
  isFileNeeded: true,
  async run({ file }) {
    console.log(`${await encodeCatalogue(file, console.log)} pictures are encoded.`);
    return true;
  },
};
