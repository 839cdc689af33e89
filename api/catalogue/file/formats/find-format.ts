import { extname } from 'node:path';
import { csv } from './csv.ts';
import type { CatalogueFormat } from './format.ts';
import { json } from './json.ts';
import { jsonLines } from './json-lines.ts';

const FORMATS: Record<string, CatalogueFormat> = {
  '.json': json,
  '.jsonl': jsonLines,
  '.ndjson': jsonLines,
  '.csv': csv,
};

/** What is said of a file whose name tells no format. */
export const NO_FORMAT = 'the name of a catalogue file ends in .json, .jsonl or .csv';

/** The format that a file's name tells. */
export function findFormat(file: string): CatalogueFormat | undefined {
  return FORMATS[extname(file).toLowerCase()];
}
