import { Button, SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readSales, type Sales } from '#contract/today/staff-calls.ts';
import { readingOf } from '#counter/data/query-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { chooseSpan, SPANS, type SpanDays } from '#counter/ui/cairo-day.ts';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Section } from '#counter/ui/section.tsx';
import styles from './home.module.css';
import { SalesChart } from './sales-chart.tsx';
import { SalesTable } from './sales-table.tsx';

/** Sales of the chosen period, compared with the period before. */
export function SalesSection() {
  const { home } = useTexts();
  const [days, setDays] = useState<SpanDays>(30);
  const [isTable, setIsTable] = useState(false);
  const query = useQuery({
    ...readingOf(readSales, { query: chooseSpan(days, new Date()) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section
      title={home.sales}
      action={
        <SegmentedControl
          size="xs"
          aria-label={home.span}
          value={String(days)}
          onChange={(value) => setDays(Number(value) as SpanDays)}
          data={SPANS.map((span) => ({ value: String(span), label: home.spans[span] }))}
        />
      }
    >
      <Loaded query={query} lines={4}>
        {({ data }) => (
          <>
            <SalesTiles sales={data} />
            {isTable ? <SalesTable sales={data} /> : <SalesChart sales={data} />}
            <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setIsTable(!isTable)}>
              {isTable ? home.asChart : home.asTable}
            </Button>
          </>
        )}
      </Loaded>
    </Section>
  );
}

function SalesTiles({ sales: { total, before } }: { sales: Sales }) {
  const { home } = useTexts();
  const { writeMoney, writeCount } = useFormats();
  const average = ({ salesPiastres, orders }: Sales['total']) =>
    orders > 0 ? writeMoney(Math.round(salesPiastres / orders)) : '–';
  const tiles: [string, string, string][] = [
    [home.salesTotal, writeMoney(total.salesPiastres), writeMoney(before.salesPiastres)],
    [home.orders, writeCount(total.orders), writeCount(before.orders)],
    [home.average, average(total), average(before)],
    [home.returned, writeCount(total.returned), writeCount(before.returned)],
  ];
  return (
    <dl className={styles.tiles}>
      {tiles.map(([label, now, earlier]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{now}</bdi>
            <small>{home.before(earlier)}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
