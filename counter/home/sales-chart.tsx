import { VisuallyHidden } from '@mantine/core';
import type { Sales } from '#contract/today/staff-calls.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import styles from './home.module.css';
import { SalesTable } from './sales-table.tsx';

/** Daily sales as bars, with the amounts on hover. Screen readers get the table instead. */
export function SalesChart({ sales: { days }, sales }: { sales: Sales }) {
  const { home } = useTexts();
  const { writeShortDay, writeMoney } = useFormats();
  const most = Math.max(1, ...days.map(({ salesPiastres }) => salesPiastres));
  const [first, last] = [writeShortDay(days[0]?.day ?? ''), writeShortDay(days.at(-1)?.day ?? '')];
  return (
    <figure className={styles.chart}>
      <VisuallyHidden component="figcaption">{home.chartLabel(first, last)}</VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles.bars}>
          {days.map(({ day, salesPiastres }) => (
            <div key={day} title={`${writeShortDay(day)}: ${writeMoney(salesPiastres)}`}>
              <div style={{ blockSize: `${(100 * salesPiastres) / most}%` }} />
            </div>
          ))}
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
