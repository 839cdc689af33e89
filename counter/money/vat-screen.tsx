import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { VatMonth } from '#contract/bookkeeping/answers.ts';
import { exportVat, listVat } from '#contract/bookkeeping/calls.ts';
import { createReadQuery } from '#counter/data/query-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Figure } from '#counter/ui/amount.tsx';
import { type Column, DataTable } from '#counter/ui/data-table.tsx';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Downloads } from './downloads.tsx';
import styles from './money.module.css';
import { MoneyPage } from './money-page.tsx';
import { SpanFilter } from './span-filter.tsx';
import type { Preset } from './spans.ts';
import { sumMonths, VAT_SUMS } from './sum-months.ts';
import { useSpan } from './use-span.ts';

const PRESETS: readonly Preset[] = ['last12Months', 'thisYear', 'lastYear', 'lastMonth'];

/** VAT by month, as the tax return requires it. */
export function VatScreen() {
  const { money } = useTexts();
  const { span, query, setSpan } = useSpan('last12Months');
  const answer = useQuery({ ...createReadQuery(listVat, { query }), placeholderData: keepPreviousData });
  return (
    <MoneyPage screen="vat" actions={<Downloads path={exportVat.path} query={query} />}>
      <search className={styles.toolbar}>
        <SpanFilter span={span} presets={PRESETS} onChange={setSpan} />
      </search>
      <Loaded query={answer} lines={12}>
        {({ data }) => (
          <>
            <p className={styles.note}>{`${money.wholeMonths} ${money.inEgp}`}</p>
            <VatTable months={data} isStale={answer.isPlaceholderData} />
          </>
        )}
      </Loaded>
    </MoneyPage>
  );
}

function VatTable({ months, isStale }: { months: VatMonth[]; isStale: boolean }) {
  const { money } = useTexts();
  const { writeMonth } = useFormats();
  const columns: Column<VatMonth>[] = [
    { id: 'month', label: money.month, render: ({ month }) => writeMonth(month) },
    ...VAT_SUMS.map((name) => ({
      id: name,
      label: money.vat[name],
      isNumber: true,
      isLead: name === 'netVat',
      render: (month: VatMonth) => <Figure piastres={month[`${name}Piastres`]} />,
    })),
  ];
  return (
    <DataTable
      label={money.titles.vat}
      columns={columns}
      rows={months}
      keyOf={({ month }) => month}
      totals={[{ label: money.total, row: sumMonths(months) }]}
      isStale={isStale}
    />
  );
}
