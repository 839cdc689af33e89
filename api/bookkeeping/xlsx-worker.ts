/** A worker thread that writes an XLSX file and sends it to its parent thread. */
import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';

export interface XlsxTable {
  names: string[];
  rows: (string | number | null)[][];
}

const { names, rows } = workerData as XlsxTable;

function toCell(value: string | number | null, position: number) {
  if (value === null) return null;
  // The explicit type keeps a text that begins with = from becoming a formula.
  if (typeof value === 'string') return { type: String, value };
  return { type: Number, value, ...(names[position]?.endsWith('EGP') && { format: '#,##0.00' }) };
}

const header = names.map((value) => ({ type: String, value, fontWeight: 'bold' as const }));
const file = writeExcelFile([header, ...rows.map((row) => row.map(toCell))], { stickyRowsCount: 1 });
parentPort?.postMessage(await file.toBuffer());
