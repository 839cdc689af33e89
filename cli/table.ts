// Control characters can move the cursor or change the text direction. Shoppers may enter them in names and addresses.
const CONTROL_CHARACTERS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Untrusted text as one line without control characters. */
export const sanitiseText = (text: string) => text.replace(CONTROL_CHARACTERS, ' ').trim();

export interface Column {
  title: string;
  /** Right-aligned, as amounts are. */
  isRight?: boolean;
}

const widthOf = (text: string) => [...text].length;

/** Formats rows as aligned columns below their titles. */
export function formatTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => row.map(sanitiseText))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => widthOf(line[at] ?? ''))));
  const fill = (text: string, at: number) => {
    const blanks = ' '.repeat((widths[at] ?? 0) - widthOf(text));
    return columns[at]?.isRight ? blanks + text : text + blanks;
  };
  return lines.map((line) => line.map(fill).join('  ').trimEnd()).join('\n');
}
