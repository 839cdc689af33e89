/** Tables as files for spreadsheets. No text becomes a formula: CSV escapes it, and XLSX marks its cell as text. */
import { Worker } from 'node:worker_threads';
import { BYTE_ORDER_MARK, type Cell, writeCsvRow } from '#api/platform/csv.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { ExportFormat } from '#contract/bookkeeping/kinds.ts';
import { toEgp } from '#contract/money.ts';
import type { XlsxTable } from './xlsx-worker.ts';

/** Limited, because an XLSX file is built in memory. Building it takes seconds, so it runs in a worker thread. */
const MAX_XLSX_ROWS = 20_000;
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The columns of a table: the name, and how a cell is read from a row. A name that ends in EGP marks a column of
 * amounts.
 */
export type Columns<Row> = readonly (readonly [string, (row: Row) => Cell])[];

interface Table<Row> {
  /** The file's name, without its ending. */
  name: string;
  columns: Columns<Row>;
  batches: AsyncIterable<readonly Row[]>;
}

async function* writeCsv<Row>({ columns, batches }: Table<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsvRow(columns.map(([name]) => name));
  for await (const rows of batches) {
    if (rows.length > 0) yield rows.map((row) => writeCsvRow(columns.map(([, read]) => read(row)))).join('');
  }
}

async function readAll<Row>(batches: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const rows of batches) {
    all.push(...rows);
    if (all.length > MAX_XLSX_ROWS) throw refuse('too-many-rows', { values: [MAX_XLSX_ROWS] });
  }
  return all;
}

async function writeXlsx<Row>({ columns, batches }: Table<Row>): Promise<Uint8Array> {
  const names = columns.map(([name]) => name);
  const rows = (await readAll(batches)).map((row) => columns.map(([, read]) => read(row)));
  const workerData: XlsxTable = { names, rows };
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread that writes XLSX ended without a file')));
  });
}

async function* yieldOnce(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** Writes a table. CSV is written while it is sent; XLSX is refused if it has too many rows. */
export async function writeTable<Row>(table: Table<Row>, format: ExportFormat) {
  const name = `${table.name}.${format}`;
  return format === 'csv'
    ? { name, text: writeCsv(table) }
    : { name, text: yieldOnce(await writeXlsx(table)), type: XLSX_TYPE };
}

/** A column with an amount, in EGP. */
export const egpColumn = <Row>(name: string, read: (row: Row) => number) =>
  [`${name} EGP`, (row: Row): Cell => toEgp(read(row))] as const;

/** Yields all rows as one batch. */
export async function* batchOf<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
