/** CSV by RFC 4180, for spreadsheets. */

export type Cell = string | number | null;

/** Tells Excel that what follows is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

// Some programs take wide signs for the plain ones, and blanks before them for nothing. Apostrophes of their own in
// front get one more, so that who takes one away finds the text.
const IS_FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
// Spreadsheets drop zeros in front, and digits beyond the fifteenth; 1E5 they take for 100000.
const IS_MANGLED = /^'*(?:0\d+|\d{12,}|\d+e\d+)$/i;
const isChanged = (text: string) => IS_FORMULA.test(text) || IS_MANGLED.test(text);

/** Texts that a spreadsheet would calculate or change begin with an apostrophe: then it leaves them as they are. */
function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = isChanged(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row, with the end of its line. */
export function writeCsvRow(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

/** The text of a cell as it was before it was written. */
export function readCsvCell(cell: string): string {
  return cell.startsWith("'") && isChanged(cell.slice(1)) ? cell.slice(1) : cell;
}
