import { VisuallyHidden } from '@mantine/core';
import type { Sales } from '#contract/today/staff-calls.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import styles from './home.module.css';
import { type Measure, measure, useMeasureTexts } from './sales-measures.ts';
import { SalesTable } from './sales-table.tsx';

interface SalesChartProps {
  sales: Sales;
  shown: Measure;
}

/**
 * A measure by day as bars, and the period before as a line, with the values on hover. Screen readers get the table
 * instead.
 */
export function SalesChart({ sales, sales: { days, daysBefore }, shown }: SalesChartProps) {
  const { home } = useTexts();
  const { writeShortDay } = useFormats();
  const write = useMeasureTexts();
  const valuesOf = (some: Sales['days']) => some.map((day) => measure(shown, day) ?? 0);
  const [values, earlier] = [valuesOf(days), valuesOf(daysBefore)];
  const highest = [...days, ...daysBefore].reduce((one, other) =>
    (measure(shown, other) ?? 0) > (measure(shown, one) ?? 0) ? other : one,
  );
  const max = Math.max(1, measure(shown, highest) ?? 0);
  const [first, last] = [writeShortDay(days[0]?.day ?? ''), writeShortDay(days.at(-1)?.day ?? '')];
  const describe = (day: Sales['days'][number] | undefined) =>
    day ? `${writeShortDay(day.day)}: ${write(shown, day)}` : '';
  return (
    <figure className={styles.chart}>
      <VisuallyHidden component="figcaption">{home.chartLabel(home[shown], first, last)}</VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles.legend}>
          <span className={styles.now}>{home.thisPeriod}</span>
          <span className={styles.earlier}>{home.periodBefore}</span>
          <bdi className={styles.highest}>{home.highest(write(shown, highest))}</bdi>
        </div>
        <div className={styles.bars}>
          {days.map((day, at) => (
            <div key={day.day} title={`${describe(day)}\n${describe(daysBefore[at])}`}>
              <div style={{ blockSize: `${(100 * (values[at] ?? 0)) / max}%` }} />
            </div>
          ))}
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${days.length} 1`}
            preserveAspectRatio="none"
            className={styles.line}
          >
            <polyline points={earlier.map((value, at) => `${at + 0.5},${1 - value / max}`).join(' ')} />
          </svg>
        </div>
        <div className={styles.axis}>
          <span>{first}</span>
          <span>{last}</span>
        </div>
      </div>
      <VisuallyHidden>
        <SalesTable sales={sales} />
      </VisuallyHidden>
    </figure>
  );
}
