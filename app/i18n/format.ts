/** Numbers and amounts for people. The same in every runtime, so no Intl: its answers change with its data. */
import { formatAmount, groupThousands } from '#contract/money.ts';
import { writeDigits } from '#messages/digits.ts';
import { currency } from '#messages/language.ts';

/** A number, grouped by thousands. */
export function formatNumber(value: number): string {
  return writeDigits(groupThousands(String(value)));
}

/** An amount of money. */
export function formatEgp(piastres: number): string {
  return `${writeDigits(formatAmount(piastres))} ${currency}`;
}
