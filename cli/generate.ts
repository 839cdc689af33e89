import { DEMO_CATALOGUE } from '#server/startup-checks.ts';
import { GenerateRefused } from '#tools/generate-catalogue/generate-refused.ts';
import type { Command } from './command.ts';
import { parseNumber } from './parse-arguments.ts';
import { createProgress } from './progress.ts';
import { withShop } from './with-shop.ts';

const MAX_PRODUCTS = 10_000_000;
const MAX_SEED = 4_294_967_295;
const DEFAULT_SEED = '1';

function readNumber(word: string, max: number, what: string): number {
  const number = parseNumber(word);
  if (number === undefined || number > max)
    throw new GenerateRefused(`'${word}' is not a ${what}: give a whole number from 1 to ${max}.`);
  return number;
}

export const generateCommand: Command = {
  usage: 'COUNT [--seed N]',
  help: 'Fill an empty shop with COUNT invented products, to test it at scale. The same seed gives the same products.',
  options: { seed: { type: 'string' } },
  isFileNeeded: false,
  argumentCount: 1,
  async run({ args: [word = ''], getText }) {
    const count = readNumber(word, MAX_PRODUCTS, 'number of products');
    const seed = readNumber(getText('seed') ?? DEFAULT_SEED, MAX_SEED, 'seed');
    // Loaded lazily: no other command needs these thousands of words.
    const { generateCatalogue } = await import('#tools/generate-catalogue/generate.ts');
    const { preparePictures } = await import('#tools/generate-catalogue/pictures.ts');
    return withShop(async ({ database, mediaDir }) => {
      const progress = createProgress();
      const made = await generateCatalogue({
        database,
        count,
        seed,
        preparePictures: () => preparePictures(DEMO_CATALOGUE, mediaDir),
        report: progress.update,
      }).finally(progress.end);
      console.log(
        `Generated ${made.products} products of ${made.brands} brands, with ${made.words} different words.`,
      );
      return true;
    });
  },
};
