import type { Sales } from '#contract/today/staff-calls.ts';
import { useFormats } from '#counter/i18n/language-provider.tsx';

type Sums = Sales['total'];

/** What the sales of a period are measured by. */
export const MEASURES = ['salesTotal', 'orders', 'average', 'returned'] as const;
export type Measure = (typeof MEASURES)[number];

const READERS_BY_MEASURE: Record<Measure, (sums: Sums) => number | null> = {
  salesTotal: ({ salesPiastres }) => salesPiastres,
  orders: ({ orders }) => orders,
  average: ({ salesPiastres, orders }) => (orders > 0 ? Math.round(salesPiastres / orders) : null),
  returned: ({ returned }) => returned,
};

/** The value of a measure. The average is null if there are no orders. */
export const measure = (name: Measure, sums: Sums): number | null => READERS_BY_MEASURE[name](sums);

/** Formats values of measures: money or counts. */
export function useMeasureTexts() {
  const { writeMoney, writeCount } = useFormats();
  return (name: Measure, sums: Sums): string => {
    const value = measure(name, sums);
    if (value === null) return '–';
    return name === 'salesTotal' || name === 'average' ? writeMoney(value) : writeCount(value);
  };
}
