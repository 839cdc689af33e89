/** A catalogue as a JSON object with a list for each kind. Parsed as a stream, element by element. */
import { pipeline, type Readable } from 'node:stream';
import { Assembler } from 'stream-json/assembler.js';
import { verifyFile } from 'stream-json/file/verifier.js';
import { parser, type Token } from 'stream-json/parser.js';
import { KINDS, type Kind } from '#api/catalogue/file/schema.ts';
import { type CatalogueFormat, type FileRow, NotReadable, type ReadKind, WHOLE_LIST } from './format.ts';

const OPTIONAL_LISTS: readonly Kind[] = ['options'];
const isKind = (name: string): name is Kind => (KINDS as string[]).includes(name);

/** Finds the position of a syntax error. The streaming parser does not report positions; `verifyFile` does. */
async function explain(file: string, error: unknown): Promise<NotReadable> {
  let { message } = error as Error;
  try {
    await verifyFile(file);
  } catch (found) {
    const { line, pos, message: text } = found as { line?: number; pos?: number; message: string };
    message = `${text.replace(/^ERROR at .*?: Verifier (?:cannot parse input: |has )/, '')} (line ${line}, column ${pos})`;
  }
  return new NotReadable(`this is not JSON: ${message}`, { cause: error });
}

/** Reports kinds whose list is missing or is not a list. */
function* checkLists(content: unknown): Generator<FileRow> {
  const isObject = typeof content === 'object' && content !== null && !Array.isArray(content);
  const lists = (isObject ? content : {}) as Partial<Record<Kind, unknown>>;
  for (const kind of KINDS) {
    const list = lists[kind];
    if (Array.isArray(list) || (list === undefined && OPTIONAL_LISTS.includes(kind))) continue;
    const message = list === undefined ? 'is missing' : 'must be a list';
    yield { kind, number: WHOLE_LIST, unreadable: { field: '', message } };
  }
}

async function* read(source: Readable, { file }: { file: string }): AsyncGenerator<FileRow> {
  const tokens = pipeline(source, parser.asStream({ streamValues: false }), () => {});
  const assembler = new Assembler();
  const counts = new Map<Kind, number>();
  try {
    for await (const token of tokens as AsyncIterable<Token>) {
      assembler.consume(token);
      const { depth, current } = assembler;
      // Complete elements are removed at once, so that no list is held in memory.
      if (depth > 2 || !Array.isArray(current) || current.length === 0) continue;
      const input: unknown = current.pop();
      const list = String(assembler.path[0]);
      if (depth < 2 || !isKind(list)) continue;
      const number = counts.get(list) ?? 0;
      counts.set(list, number + 1);
      yield { kind: list, number, input };
    }
  } catch (error) {
    // Errors of the file system have a code, those of the parser don't.
    if ((error as NodeJS.ErrnoException).code) throw error;
    throw await explain(file, error);
  }
  yield* checkLists(assembler.current);
}

/** Writes one row per line, so that a diff of two files shows which rows differ. */
async function* compose(readKind: ReadKind): AsyncGenerator<string> {
  let separator = '{\n';
  for (const kind of KINDS) {
    const opening = `${separator}"${kind}": [\n`;
    let written = 0;
    for await (const rows of readKind(kind)) {
      yield (written === 0 ? opening : ',\n') + rows.map((row) => JSON.stringify(row)).join(',\n');
      written += rows.length;
    }
    if (written === 0 && OPTIONAL_LISTS.includes(kind)) continue;
    yield `${written === 0 ? opening : '\n'}]`;
    separator = ',\n';
  }
  yield '\n}\n';
}

export const json: CatalogueFormat = {
  name: 'json',
  read,
  compose,
  placeOf: (kind, number) => (number === WHOLE_LIST ? kind : `${kind}[${number}]`),
  fieldOf: (field) => field,
};
