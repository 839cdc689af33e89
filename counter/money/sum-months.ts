import type { VatMonth } from '#contract/bookkeeping/answers.ts';

/** The columns of the VAT table, in order. */
export const VAT_SUMS = ['sales', 'salesVat', 'refunds', 'refundsVat', 'net', 'netVat'] as const;

/** Adds up months into one row without a month. */
export function sumMonths(months: readonly VatMonth[]): VatMonth {
  const sum = (read: (month: VatMonth) => number) => months.reduce((total, month) => total + read(month), 0);
  return {
    month: '',
    salesPiastres: sum(({ salesPiastres }) => salesPiastres),
    salesVatPiastres: sum(({ salesVatPiastres }) => salesVatPiastres),
    refundsPiastres: sum(({ refundsPiastres }) => refundsPiastres),
    refundsVatPiastres: sum(({ refundsVatPiastres }) => refundsVatPiastres),
    netPiastres: sum(({ netPiastres }) => netPiastres),
    netVatPiastres: sum(({ netVatPiastres }) => netVatPiastres),
  };
}
