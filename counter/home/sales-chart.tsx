import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { VisuallyHidden } from '@mantine/core';
import type { Sales } from '#contract/today/staff-calls.ts';
import { useFormats, useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { SalesTable } from './sales-table.tsx';

/** Sales by day as bars; screen readers get the table. */
export function SalesChart({ sales }: { sales: Sales }) {
  const { home } = useTexts();
  const { language } = useLanguage();
  const { writeShortDay, writeMoney } = useFormats();
  const isRightToLeft = language === 'ar';
  const { days } = sales;
  const label = home.chartLabel(writeShortDay(days[0]?.day ?? ''), writeShortDay(days.at(-1)?.day ?? ''));
  return (
    <figure style={{ margin: 0 }}>
      <VisuallyHidden component="figcaption">{label}</VisuallyHidden>
      <div aria-hidden="true">
        <BarChart
          h={220}
          data={days.map(({ day, salesPiastres }) => ({ day: writeShortDay(day), sales: salesPiastres }))}
          dataKey="day"
          series={[{ name: 'sales', label: home.salesTotal, color: 'brand.7' }]}
          valueFormatter={(piastres) => writeMoney(piastres)}
          gridAxis="y"
          tickLine="none"
          maxBarWidth={28}
          withYAxis={false}
          gridProps={{ vertical: false }}
          xAxisProps={{ reversed: isRightToLeft, minTickGap: 24 }}
          barProps={{ radius: 4, isAnimationActive: false }}
        />
      </div>
      <VisuallyHidden>
        <SalesTable sales={sales} />
      </VisuallyHidden>
    </figure>
  );
}
