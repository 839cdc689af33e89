/** Products as CSV, for spreadsheets. The first row has the column names. Groups (categories, subcategories and brands)
 *  are named by id or slug. */
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { BYTE_ORDER_MARK, writeCsvRow } from '#api/platform/csv.ts';
import {
  COLUMNS,
  checkColumns,
  nameColumn,
  nameOptionColumn,
  readCells,
  SEPARATOR,
  writeCells,
} from './csv-columns.ts';
import {
  type CatalogueFormat,
  type FileRow,
  type FindGroup,
  type GroupKind,
  NotReadable,
  type ReadContext,
  type ReadKind,
} from './format.ts';

// Far longer than any product.
const MAX_ROW_LENGTH = 4_000_000;
// The row of column names must end within this many chunks.
const MAX_HEADER_CHUNKS = 4;
// Spreadsheets choose the delimiter by the locale of the computer.
const DELIMITERS = [',', ';', '\t'];
const GROUP_KINDS: GroupKind[] = ['categories', 'subcategories', 'brands'];
const ID_FORMAT = /^[0-9a-f]{24}$/i;

/** Replaces slugs of groups by ids; returns messages about unknown slugs. */
function replaceSlugs(product: Record<string, unknown>, findGroup: FindGroup) {
  const messages = new Map<string, string>();
  const find = (kind: GroupKind, field: string, name: unknown) => {
    if (typeof name !== 'string' || ID_FORMAT.test(name)) return name;
    const id = findGroup(kind, name);
    if (id === undefined) messages.set(field, `${name} is neither the id nor the slug of one of the ${kind}`);
    return id ?? name;
  };
  product.category = find('categories', 'category', product.category);
  product.brand = find('brands', 'brand', product.brand);
  product.subcategories = (product.subcategories as string[] | undefined)?.map((name, at) =>
    find('subcategories', `subcategories[${at}]`, name),
  );
  return messages;
}

/** Detects the delimiter in the first row, as column names contain no delimiters. */
async function findDelimiter(source: Readable): Promise<{ delimiter: string; whole: Readable }> {
  const chunks = source[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  while (!first.at(-1)?.includes('\n') && first.length < MAX_HEADER_CHUNKS) {
    const { value, done } = await chunks.next();
    if (done) break;
    first.push(value);
  }
  const [names = ''] = Buffer.concat(first).toString().split('\n', 1);
  const countOf = (one: string) => names.split(one).length;
  const delimiter = DELIMITERS.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ',';
  async function* join() {
    yield* first;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return { delimiter, whole: Readable.from(join(), { objectMode: false }) };
}

async function* read(source: Readable, { readGroups }: ReadContext): AsyncGenerator<FileRow> {
  const findGroup = await readGroups();
  const { delimiter, whole } = await findDelimiter(source);
  const parser = parse({ bom: true, delimiter, relax_column_count: true, max_record_size: MAX_ROW_LENGTH });
  const records = pipeline(whole, parser, () => {});
  let names: string[] | undefined;
  let number = 0;
  try {
    for await (const cells of records as AsyncIterable<string[]>) {
      number += 1;
      if (!names) {
        names = cells.map((name) => name.trim().toLowerCase());
        const problem = checkColumns(names);
        if (problem) throw new NotReadable(problem);
      } else if (cells.length > names.length && cells.slice(names.length).some(Boolean)) {
        const message = `has ${cells.length} cells, and the first row names ${names.length} columns`;
        yield { kind: 'products', number, unreadable: { field: '', message } };
      } else if (cells.some(Boolean)) {
        const input = readCells(names, cells);
        const messages = replaceSlugs(input, findGroup);
        yield { kind: 'products', number, input, messages };
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new NotReadable(`this is not CSV: ${error.message}`, { cause: error });
  }
  if (!names) throw new NotReadable('the names of the columns are missing');
}

/** Creates a function that names groups by slug, or by id if the slug is ambiguous, looks like an id or contains the
 *  separator. */
async function nameGroups(readKind: ReadKind): Promise<(id: string) => string> {
  const names = new Map<string, string>();
  for (const kind of GROUP_KINDS) {
    const idOf = new Map<string, string>();
    for await (const rows of readKind(kind)) {
      for (const { id, slug } of rows) {
        names.delete(idOf.get(slug) ?? '');
        if (!(idOf.has(slug) || ID_FORMAT.test(slug) || slug.includes(SEPARATOR))) names.set(id, slug);
        idOf.set(slug, id);
      }
    }
  }
  return (id) => names.get(id) ?? id;
}

async function* compose(readKind: ReadKind): AsyncGenerator<string> {
  const nameGroup = await nameGroups(readKind);
  const options: string[] = [];
  for await (const rows of readKind('options')) options.push(...rows.map(({ key }) => key));
  yield BYTE_ORDER_MARK + writeCsvRow([...Object.keys(COLUMNS), ...options.map(nameOptionColumn)]);
  for await (const rows of readKind('products')) {
    yield rows.map((row) => writeCsvRow(writeCells(row, options, nameGroup))).join('');
  }
}

export const csv: CatalogueFormat = {
  name: 'csv',
  read,
  compose,
  placeOf: (_kind, number) => `row ${number}`,
  fieldOf: nameColumn,
};
