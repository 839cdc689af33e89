import { Button, Text, UnstyledButton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readSales, type Sales } from '#contract/today/staff-calls.ts';
import { createReadQuery } from '#counter/data/query-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useNow } from '#counter/ui/age.tsx';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Section } from '#counter/ui/section.tsx';
import styles from './home.module.css';
import { SalesChart } from './sales-chart.tsx';
import { MEASURES, type Measure, useMeasureTexts } from './sales-measures.ts';
import { readSalesSpan, writeSalesSpan } from './sales-span.ts';
import { SalesTable } from './sales-table.tsx';
import { SpanChoice, SpanFields } from './span-choice.tsx';

/** Sales of the chosen period, compared with the equally long period before. */
export function SalesSection() {
  const { home } = useTexts();
  const [params, setParams] = useSearchParams();
  const span = readSalesSpan(params, useNow());
  const { days, from, until } = span;
  const change = (chosen: Parameters<typeof writeSalesSpan>[0]) =>
    setParams(writeSalesSpan(chosen), { replace: true, preventScrollReset: true });
  const [shown, setShown] = useState<Measure>('salesTotal');
  const [isTable, setIsTable] = useState(false);
  const query = useQuery({
    ...createReadQuery(readSales, { query: { from, until } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={home.sales} action={<SpanChoice span={span} onChange={change} />}>
      {!days && <SpanFields span={{ from, until }} onChange={change} />}
      <Loaded query={query} lines={4}>
        {({ data }) => (
          <>
            {!days && <ComparedDays days={data.daysBefore} />}
            <MeasureChoice sales={data} shown={shown} onShow={setShown} />
            {isTable ? (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the section scrolls, so keyboard users must be able to focus it
              <section className={styles.table} tabIndex={0} aria-label={home.salesByDay}>
                <SalesTable sales={data} />
              </section>
            ) : (
              <SalesChart sales={data} shown={shown} />
            )}
            <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setIsTable(!isTable)}>
              {isTable ? home.asChart : home.asTable}
            </Button>
          </>
        )}
      </Loaded>
    </Section>
  );
}

function ComparedDays({ days }: { days: Sales['days'] }) {
  const { home } = useTexts();
  const { writeShortDay } = useFormats();
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Text fz="sm" c="dimmed" mb="sm">
      {first && last && home.comparedSpan(writeShortDay(first.day), writeShortDay(last.day))}
    </Text>
  );
}

interface MeasureChoiceProps {
  sales: Sales;
  shown: Measure;
  onShow: (measure: Measure) => void;
}

/** The totals of all measures. Pressing one shows it in the chart. */
function MeasureChoice({ sales: { total, before }, shown, onShow }: MeasureChoiceProps) {
  const { home } = useTexts();
  const write = useMeasureTexts();
  return (
    <div className={styles.tiles}>
      {MEASURES.map((name) => (
        <UnstyledButton key={name} aria-pressed={name === shown} onClick={() => onShow(name)}>
          <span>{home[name]}</span>
          <bdi>{write(name, total)}</bdi>
          <small>{home.before(write(name, before))}</small>
        </UnstyledButton>
      ))}
    </div>
  );
}
