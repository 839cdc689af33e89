import { Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import { useSearchParams } from 'react-router';
import type { MoneyDay } from '#contract/bookkeeping/answers.ts';
import { exportMoneyDays, listMoneyDays } from '#contract/bookkeeping/calls.ts';
import { createReadQuery } from '#counter/data/query-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useGatewayName, useGatewayOptions } from '#counter/orders/order-money.tsx';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Message } from '#counter/ui/message.tsx';
import { DaysTable } from './days-table.tsx';
import { Downloads } from './downloads.tsx';
import styles from './money.module.css';
import { MoneyPage } from './money-page.tsx';
import { SpanFilter } from './span-filter.tsx';
import type { Preset } from './spans.ts';
import { sumDays } from './sum-days.ts';
import { SumTiles } from './sum-tiles.tsx';
import { useChangeParams, useSpan } from './use-span.ts';

const PRESETS: readonly Preset[] = ['thisMonth', 'lastMonth', 'last30'];

/** Charges and refunds per day and gateway. */
export function DaysScreen() {
  const { money } = useTexts();
  const { span, query: days, setSpan } = useSpan('last30');
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const gateway = params.get('gateway') ?? '';
  const query = { ...days, ...(gateway && { gateway }) };
  const answer = useQuery({
    ...createReadQuery(listMoneyDays, { query }),
    placeholderData: keepPreviousData,
  });
  return (
    <MoneyPage screen="days" actions={<Downloads path={exportMoneyDays.path} query={query} />}>
      <search className={styles.toolbar}>
        <SpanFilter span={span} presets={PRESETS} onChange={setSpan} />
        <Select
          aria-label={money.gateway}
          placeholder={money.anyGateway}
          className={styles.select ?? ''}
          data={useGatewayOptions()}
          value={gateway || null}
          clearable
          onChange={(value) => changeParams({ gateway: value ?? '' })}
        />
      </search>
      <Loaded query={answer} lines={8}>
        {({ data }) =>
          data.length === 0 ? (
            <Message icon={CalendarX2} order={2} title={money.noDays} text={money.noDaysText} />
          ) : (
            <DaysResult days={data} isStale={answer.isPlaceholderData} />
          )
        }
      </Loaded>
    </MoneyPage>
  );
}

function DaysResult({ days, isStale }: { days: MoneyDay[]; isStale: boolean }) {
  const { money } = useTexts();
  const nameGateway = useGatewayName();
  const all = sumDays(days);
  const gateways = Map.groupBy(days, ({ gateway }) => gateway);
  const totals = [
    ...(gateways.size > 1
      ? [...gateways].map(([gateway, ofGateway]) => ({
          label: nameGateway(gateway),
          row: sumDays(ofGateway),
        }))
      : []),
    { label: money.total, row: all },
  ];
  return (
    <>
      <SumTiles sums={all} />
      <p className={styles.note}>{money.inEgp}</p>
      <DaysTable days={days} totals={totals} isStale={isStale} />
    </>
  );
}
