/** Products as CSV, for spreadsheets: a row each below the names of the columns. Groups are named by id or slug. */
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

// Far longer than a product can be.
const LONGEST_ROW = 4_000_000;
// In these the names of the columns end, or they are none.
const MOST_CHUNKS = 4;
// What spreadsheets separate by, depending on the country that the machine is set to.
const DELIMITERS = [',', ';', '\t'];
const GROUPS: GroupKind[] = ['categories', 'subcategories', 'brands'];
const ID = /^[0-9a-f]{24}$/i;

/** Puts ids in the place of slugs, and says which name nothing. */
function findGroups(product: Record<string, unknown>, findGroup: FindGroup) {
  const messages = new Map<string, string>();
  const find = (kind: GroupKind, field: string, name: unknown) => {
    if (typeof name !== 'string' || ID.test(name)) return name;
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

/** Finds out what separates cells: the names of the columns, unlike texts, have none of it inside. */
async function findDelimiter(source: Readable): Promise<{ delimiter: string; whole: Readable }> {
  const chunks = source[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  while (!first.at(-1)?.includes('\n') && first.length < MOST_CHUNKS) {
    const { value, done } = await chunks.next();
    if (done) break;
    first.push(value);
  }
  const [names = ''] = Buffer.concat(first).toString().split('\n', 1);
  const countOf = (sign: string) => names.split(sign).length;
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
  const parser = parse({ bom: true, delimiter, relax_column_count: true, max_record_size: LONGEST_ROW });
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
        const messages = findGroups(input, findGroup);
        yield { kind: 'products', number, input, messages };
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new NotReadable(`this is not CSV: ${error.message}`, { cause: error });
  }
  if (!names) throw new NotReadable('the names of the columns are missing');
}

/** Names groups by their slugs, but for those that would name none, or another one. */
async function nameGroups(readKind: ReadKind): Promise<(id: string) => string> {
  const names = new Map<string, string>();
  for (const kind of GROUPS) {
    const idOf = new Map<string, string>();
    for await (const rows of readKind(kind)) {
      for (const { id, slug } of rows) {
        names.delete(idOf.get(slug) ?? '');
        if (!(idOf.has(slug) || ID.test(slug) || slug.includes(SEPARATOR))) names.set(id, slug);
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
