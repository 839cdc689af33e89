/** A catalogue as JSON lines: one row per line, `{"kind": "category", …}`; a line without a kind is a product. */
import type { Readable } from 'node:stream';
import { KINDS, type Kind } from '#api/catalogue/file/schema.ts';
import { type CatalogueFormat, type FileRow, NotReadable, type ReadKind } from './format.ts';

const KIND_NAMES: Record<Kind, string> = {
  options: 'option',
  categories: 'category',
  subcategories: 'subcategory',
  brands: 'brand',
  products: 'product',
};
const KINDS_BY_NAME: ReadonlyMap<unknown, Kind> = new Map(KINDS.map((kind) => [KIND_NAMES[kind], kind]));
// Far longer than any product.
const MAX_LINE_LENGTH = 4_000_000;

/** Splits only at line feeds: texts may contain other line separators, which JSON need not escape. */
async function* readLines(source: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let count = 0;
  for await (const chunk of source as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    count += lines.length;
    yield* lines;
    if (rest.length > MAX_LINE_LENGTH) throw new NotReadable(`line ${count + 1} is too long for a row`);
  }
  rest += decoder.decode();
  if (rest) yield rest;
}

function readLine(line: string, number: number): FileRow {
  const refuse = (field: string, message: string): FileRow => ({
    kind: 'products',
    number,
    unreadable: { field, message },
  });
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch (error) {
    return refuse('', `this is not JSON: ${(error as Error).message}`);
  }
  const named = (input as { kind?: unknown } | null)?.kind ?? 'product';
  const kind = KINDS_BY_NAME.get(named);
  return kind
    ? { kind, number, input }
    : refuse('kind', `must be one of ${Object.values(KIND_NAMES).join(', ')}`);
}

async function* read(source: Readable): AsyncGenerator<FileRow> {
  let number = 0;
  for await (const line of readLines(source)) {
    number += 1;
    if (line.trim()) yield readLine(line, number);
  }
}

async function* compose(readKind: ReadKind): AsyncGenerator<string> {
  for (const kind of KINDS) {
    for await (const rows of readKind(kind)) {
      yield rows.map((row) => `${JSON.stringify({ kind: KIND_NAMES[kind], ...row })}\n`).join('');
    }
  }
}

export const jsonLines: CatalogueFormat = {
  name: 'json lines',
  read,
  compose,
  placeOf: (_kind, number) => `line ${number}`,
  fieldOf: (field) => field,
};
