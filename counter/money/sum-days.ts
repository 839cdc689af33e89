import type { MoneyDay } from '#contract/bookkeeping/answers.ts';

export type Sums = Omit<MoneyDay, 'day' | 'gateway'>;

/** Adds up days into one row without a day or gateway. */
export function sumDays(days: readonly Sums[]): MoneyDay {
  const sum = (read: (day: Sums) => number) => days.reduce((total, day) => total + read(day), 0);
  return {
    ...{ day: '', gateway: '' },
    chargedPiastres: sum(({ chargedPiastres }) => chargedPiastres),
    refundedPiastres: sum(({ refundedPiastres }) => refundedPiastres),
    disputedPiastres: sum(({ disputedPiastres }) => disputedPiastres),
    lostPiastres: sum(({ lostPiastres }) => lostPiastres),
    netPiastres: sum(({ netPiastres }) => netPiastres),
  };
}
