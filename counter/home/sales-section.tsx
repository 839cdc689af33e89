import { Button, SegmentedControl, UnstyledButton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readSales, type Sales } from '#contract/today/staff-calls.ts';
import { createReadQuery } from '#counter/data/query-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { chooseSpan, SPANS, type SpanDays } from '#counter/ui/cairo-day.ts';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Section } from '#counter/ui/section.tsx';
import styles from './home.module.css';
import { SalesChart } from './sales-chart.tsx';
import { MEASURES, type Measure, useMeasureTexts } from './sales-measures.ts';
import { SalesTable } from './sales-table.tsx';

/** Sales of the chosen period, compared with the period before. */
export function SalesSection() {
  const { home } = useTexts();
  const [days, setDays] = useState<SpanDays>(30);
  const [shown, setShown] = useState<Measure>('salesTotal');
  const [isTable, setIsTable] = useState(false);
  const query = useQuery({
    ...createReadQuery(readSales, { query: chooseSpan(days, new Date()) }),
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
