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

/** The error message for a file without a known extension. */
export const NO_FORMAT = 'the name of a catalogue file ends in .json, .jsonl or .csv';

/** Finds the format by the file's extension. */
export function findFormat(file: string): CatalogueFormat | undefined {
  return FORMATS[extname(file).toLowerCase()];
}
