/** CSV by RFC 4180, for spreadsheets. */

export type Cell = string | number | null;

/** Makes Excel read a CSV file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

// Texts that a program may evaluate as formulas: some treat full-width signs like plain ones, and skip blanks before
// them. Leading apostrophes are allowed, so that a text with apostrophes gets one more, and removing one restores it.
const IS_FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
// Spreadsheets drop leading zeros, show numbers of 12 digits or more in scientific notation, and read 1E5 as 100000.
const IS_MANGLED = /^'*(?:0\d+|\d{12,}|\d+e\d+)$/i;
const isChanged = (text: string) => IS_FORMULA.test(text) || IS_MANGLED.test(text);

/** Prefixes an apostrophe to texts that a spreadsheet would evaluate or change. */
function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = isChanged(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes a row with its line end. */
export function writeCsvRow(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

/** Removes the apostrophe that `writeCell` put before the text of a cell. */
export function readCsvCell(cell: string): string {
  return cell.startsWith("'") && isChanged(cell.slice(1)) ? cell.slice(1) : cell;
}
