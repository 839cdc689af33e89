import type { VatMonth } from '#contract/bookkeeping/answers.ts';

/** The columns of VAT, in the order of the table. */
export const VAT_SUMS = ['sales', 'salesVat', 'refunds', 'refundsVat', 'net', 'netVat'] as const;

/** The sums of some months, without a month of their own. */
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
