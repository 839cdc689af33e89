import { GenerateRefused } from '#api/catalogue/generate/generate-refused.ts';
import { DEMO_CATALOGUE } from '#server/opening.ts';
import type { Command } from './command.ts';
import { parseNumber } from './parse-words.ts';
import { createProgress } from './progress.ts';
import { withShop } from './with-shop.ts';

const MOST_PRODUCTS = 10_000_000;
const MOST_SEED = 4_294_967_295;
const USUAL_SEED = '1';

function readNumber(word: string, most: number, what: string): number {
  const number = parseNumber(word);
  if (number === undefined || number > most)
    throw new GenerateRefused(`'${word}' is no ${what}: give a whole number from 1 to ${most}.`);
  return number;
}

export const generateCommand: Command = {
  usage: 'COUNT [--seed N]',
  help: 'Fill an empty shop with COUNT invented products, to try it at its full size. The same seed makes the same ones.',
  options: { seed: { type: 'string' } },
  isFileNeeded: false,
  wordCount: 1,
  async run({ words: [word = ''], textOf }) {
    const count = readNumber(word, MOST_PRODUCTS, 'number of products');
    const seed = readNumber(textOf('seed') ?? USUAL_SEED, MOST_SEED, 'seed');
    // Thousands of words, which no other command needs.
    const { generateCatalogue } = await import('#api/catalogue/generate/generate.ts');
    const { preparePictures } = await import('#api/catalogue/generate/pictures.ts');
    return withShop(async ({ database, mediaDir }) => {
      const progress = createProgress();
      const made = await generateCatalogue({
        database,
        count,
        seed,
        preparePictures: () => preparePictures(DEMO_CATALOGUE, mediaDir),
        report: progress.tell,
      }).finally(progress.end);
      console.log(
        `Generated ${made.products} products of ${made.brands} brands, with ${made.words} different words.`,
      );
      return true;
    });
  },
};
