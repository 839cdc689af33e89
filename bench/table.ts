/** Collects the results: one table at the end of a run, and the exit code. */
import type { Comparison } from './measure.ts';

interface Row {
  measured: string;
  value: string;
  bare: string;
  ratio: string;
  limit: string;
  verdict: 'pass' | 'FAIL' | '';
}

const rows: Row[] = [];
const judge = (isGood: boolean) => (isGood ? 'pass' : 'FAIL');
const show = (value: number, unit: string) =>
  `${value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1)}${unit}`;

function add(row: Row): void {
  rows.push(row);
  // Prints the row at once, too, because a run takes long.
  console.log(Object.values(row).filter(Boolean).join(' · '));
}

interface Limits {
  unit?: string;
  /** Lower bound (inclusive) of the ratio or the value. */
  atLeast?: number;
  /** Upper bound (exclusive) of the ratio or the value. */
  below?: number;
}

/** Adds a comparison with a baseline; the limits apply to the ratio. */
export function addRatio(
  measured: string,
  { ours, baseline, ratio }: Comparison,
  { unit = '/s', atLeast, below }: Limits,
): void {
  add({
    measured,
    value: show(ours, unit),
    bare: show(baseline, unit),
    ratio: ratio.toFixed(2),
    limit: atLeast !== undefined ? `ratio >= ${atLeast}` : below !== undefined ? `ratio < ${below}` : '',
    verdict:
      atLeast !== undefined ? judge(ratio >= atLeast) : below !== undefined ? judge(ratio < below) : '',
  });
}

/** Adds a value without a baseline. */
export function addValue(measured: string, value: number, { unit = '/s', atLeast, below }: Limits): void {
  add({
    measured,
    value: show(value, unit),
    bare: '',
    ratio: '',
    limit: atLeast !== undefined ? `>= ${atLeast}${unit}` : below !== undefined ? `< ${below}${unit}` : '',
    verdict:
      atLeast !== undefined ? judge(value >= atLeast) : below !== undefined ? judge(value < below) : '',
  });
}

/** Prints the table; sets a failing exit code if any limit was missed. */
export function printTable(): void {
  console.table(rows);
  process.exitCode = rows.some(({ verdict }) => verdict === 'FAIL') ? 1 : 0;
}
