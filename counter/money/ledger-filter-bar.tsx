import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LEDGER_KINDS } from '#contract/bookkeeping/kinds.ts';
import { readTeam } from '#contract/staff/team-calls.ts';
import { createReadQuery } from '#counter/data/query-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useGatewayOptions } from '#counter/orders/order-money.tsx';
import { useMe } from '#counter/session/me.ts';
import type { LedgerFilters } from './ledger-filters.ts';
import styles from './money.module.css';
import { SpanFilter } from './span-filter.tsx';
import { type Preset, writeSpan } from './spans.ts';
import { useChangeParams } from './use-span.ts';

const PRESETS: readonly Preset[] = ['thisMonth', 'lastMonth', 'last30', 'all'];
const DELAY_MS = 300;

/** Filters the ledger by days, gateway, kind, order and person. */
export function LedgerFilterBar({ filters }: { filters: LedgerFilters }) {
  const { money, order } = useTexts();
  const [params, setParams] = useSearchParams();
  const changeParams = useChangeParams();
  const { permissions } = useMe();
  const select = (name: 'gateway' | 'kind') => ({
    className: styles.select ?? '',
    value: filters[name] || null,
    clearable: true,
    onChange: (value: string | null) => changeParams({ [name]: value ?? '' }),
  });
  return (
    <search className={styles.toolbar}>
      <SpanFilter
        span={filters}
        presets={PRESETS}
        onChange={(span) => changeParams({ from: '', until: '', days: '', ...writeSpan(span) })}
      />
      <Select
        aria-label={money.gateway}
        placeholder={money.anyGateway}
        data={useGatewayOptions()}
        {...select('gateway')}
      />
      <Select
        aria-label={money.kind}
        placeholder={money.anyKind}
        data={LEDGER_KINDS.map((kind) => ({ value: kind, label: order.kinds[kind] }))}
        {...select('kind')}
      />
      {permissions.includes('staff.read') && <PersonFilter staff={filters.staff} />}
      <OrderFilter order={filters.order} />
      {params.size > 0 && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setParams({})}>
          {money.clearFilters}
        </Button>
      )}
    </search>
  );
}

function PersonFilter({ staff }: { staff: string }) {
  const { money } = useTexts();
  const changeParams = useChangeParams();
  const { data } = useQuery(createReadQuery(readTeam));
  return (
    <Select
      aria-label={money.person}
      placeholder={money.anyPerson}
      className={styles.select ?? ''}
      data={(data?.data.members ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={staff || null}
      clearable
      searchable
      onChange={(value) => changeParams({ staff: value ?? '' })}
    />
  );
}

/** Filters by order number while the person types. */
function OrderFilter({ order }: { order: string }) {
  const { money } = useTexts();
  const changeParams = useChangeParams();
  const [typed, setTyped] = useState(order);
  const search = useDebouncedCallback(
    (text: string) => changeParams({ order: text }, { isTyping: true }),
    DELAY_MS,
  );
  // A link or the Back button may change the filter in the URL.
  useEffect(() => setTyped((current) => (current.trim() === order ? current : order)), [order]);
  return (
    <TextInput
      type="search"
      aria-label={money.order}
      placeholder={money.orderPlaceholder}
      className={styles.select ?? ''}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        search(event.currentTarget.value.trim());
      }}
    />
  );
}
