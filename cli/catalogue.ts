import { encodeCatalogue } from '#api/catalogue/file/encode.ts';
import { exportCatalogue } from '#api/catalogue/file/export.ts';
import { type Imported, type ImportStep, importCatalogue } from '#api/catalogue/file/import.ts';
import type { Command } from './command.ts';
import { createProgress, type Progress } from './progress.ts';
import { withShop } from './with-shop.ts';

/** What is done sooner needs no progress. */
const PATIENCE_MS = 2_000;

function tellLater({ tell }: Progress): Progress['tell'] {
  const startedAt = Date.now();
  return (...told) => {
    if (Date.now() - startedAt > PATIENCE_MS) tell(...told);
  };
}

const STEPS: Record<ImportStep, string> = {
  reading: 'bytes read',
  checking: 'checks made',
  pictures: 'pictures looked at',
  encoding: 'pictures stored',
  saving: 'products saved',
  search: 'products searchable',
};
/** Imported, but not all of it. */
const PARTLY = 2;

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
  help: 'Import a catalogue file: .json, .jsonl, or .csv for products alone. With --stock, its stock, sales and ratings replace those of products the shop has. With --skip-bad, rows that are wrong are listed and left out, and the exit code is then 2; else nothing is imported.',
  options: { stock: { type: 'boolean' }, 'skip-bad': { type: 'boolean' } },
  isFileNeeded: true,
  run: ({ file, isSet }) =>
    withShop(async ({ database, mediaDir }) => {
      const progress = createProgress();
      const tell = tellLater(progress);
      const say = (line: string) => {
        progress.end();
        console.log(line);
      };
      try {
        const imported = await importCatalogue({
          db: database.db,
          file,
          mediaDir,
          log: say,
          isStockOverwritten: isSet('stock'),
          isBadSkipped: isSet('skip-bad'),
          onProgress: (step, done, all) => tell(STEPS[step], done, all),
        });
        say(describeImport(imported));
        if (!imported.problems) return true;
        console.error(imported.problems.message);
        console.error(`${imported.bad} rows were left out.`);
        process.exitCode = PARTLY;
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
      const tell = tellLater(progress);
      const products = await exportCatalogue({
        db: database.db,
        file,
        mediaDir,
        onProgress: (done, all) => tell('products written', done, all),
      }).finally(progress.end);
      console.log(`Exported ${products} products to ${file}.`);
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
