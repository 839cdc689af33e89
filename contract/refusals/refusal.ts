/** The definition of a refusal, and helpers for its text. */
import { CURRENCY } from '#contract/constants.ts';
import { formatCount, formatEgp, toPiastres } from '#contract/money.ts';

export type Value = string | number;

export interface Refusal {
  status: number;
  /** The names of the values in the text. */
  values?: readonly string[];
  text: string | ((first: Value, second: Value) => string);
}

export const writePluralEnding = (count: Value) => (Number(count) === 1 ? '' : 's');
/** Formats a count. The API reference passes a placeholder instead of a number. */
export const formatValue = (count: Value) => (typeof count === 'number' ? formatCount(count) : count);
/** Formats an amount in EGP. */
export const formatTotal = (egp: Value) =>
  typeof egp === 'number' ? formatEgp(toPiastres(egp)) : `${egp} ${CURRENCY}`;
