/** Text for a terminal. */

// Some of these move the cursor or turn the direction of what follows: strangers choose names and addresses.
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Text of strangers in one line that does nothing but show. */
export const tame = (text: string) => text.replace(UNSEEN, ' ').trim();

export interface Column {
  title: string;
  /** As amounts are. */
  isRight?: boolean;
}

const widthOf = (text: string) => [...text].length;

/** Rows in columns of equal width, below their titles. */
export function formatTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => row.map(tame))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => widthOf(line[at] ?? ''))));
  const fill = (text: string, at: number) => {
    const blanks = ' '.repeat((widths[at] ?? 0) - widthOf(text));
    return columns[at]?.isRight ? blanks + text : text + blanks;
  };
  return lines.map((line) => line.map(fill).join('  ').trimEnd()).join('\n');
}
