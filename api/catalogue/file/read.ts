import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type ReadPictures, readPictures } from '#api/platform/pictures/read.ts';
import { checkCatalogue, type Problem } from './check.ts';
import type { CatalogueFile } from './schema.ts';

/** Everything that is wrong with a catalogue file, a line each: file, row, field, what. */
export class CatalogueProblems extends Error {
  readonly problems: string[];
  constructor(file: string, problems: Problem[]) {
    const lines = problems.map((problem) => `${file}: ${problem}`);
    super(lines.join('\n'));
    this.name = 'CatalogueProblems';
    this.problems = lines;
  }
}

async function readJson(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new CatalogueProblems(file, [
      `the file can't be read (${(error as NodeJS.ErrnoException).code ?? error})`,
    ]);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CatalogueProblems(file, [`this is not JSON: ${(error as Error).message}`]);
  }
}

/** Reads and checks a catalogue file with its pictures; throws all problems at once. */
export async function readCatalogue(
  file: string,
): Promise<{ catalogue: CatalogueFile; pictureOf: ReadPictures['pictureOf'] }> {
  const { catalogue, problems, pictureUses } = checkCatalogue(await readJson(file));
  const { pictureOf, problemOf } = await readPictures(
    dirname(file),
    pictureUses.map(({ source }) => source),
  );
  for (const { source, place } of pictureUses) {
    const problem = problemOf.get(source);
    if (problem) problems.push(`${place}: ${problem}`);
  }
  if (problems.length > 0) throw new CatalogueProblems(file, problems);
  return { catalogue, pictureOf };
}
