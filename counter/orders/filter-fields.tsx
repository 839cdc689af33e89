import { Button, Select, type SelectProps, TextInput } from '@mantine/core';
import { listGovernorates, nameGovernorate } from '#contract/governorates.ts';
import { ORDER_SOURCES } from '#contract/staff-orders/kinds.ts';
import { useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { useNow } from '#counter/ui/age.tsx';
import { chooseDays, findSpan, SPANS, type Span } from './choose-days.ts';
import type { ListFilters } from './order-filters.ts';
import styles from './toolbar.module.css';
import type { SetFilters } from './use-filters.ts';

interface FieldProps {
  filters: ListFilters;
  setFilters: SetFilters;
}

export function PaymentField({ filters, setFilters, ...props }: FieldProps & Partial<SelectProps<string>>) {
  const { orders } = useTexts();
  const data = Object.entries(orders.gateways).map(([value, label]) => ({ value, label }));
  return (
    <Select
      data={data}
      value={filters.gateway || null}
      placeholder={orders.anyPayment}
      clearable
      onChange={(gateway) => setFilters({ gateway: gateway ?? '' })}
      {...props}
    />
  );
}

export function GovernorateField({
  filters,
  setFilters,
  ...props
}: FieldProps & Partial<SelectProps<string>>) {
  const { orders } = useTexts();
  const { language } = useLanguage();
  const data = listGovernorates().map((code) => ({ value: code, label: nameGovernorate(code, language) }));
  return (
    <Select
      data={data}
      value={filters.governorate || null}
      placeholder={orders.anyGovernorate}
      searchable
      clearable
      onChange={(governorate) => setFilters({ governorate: governorate ?? '' })}
      {...props}
    />
  );
}

export function SourceField({ filters, setFilters, ...props }: FieldProps & Partial<SelectProps<string>>) {
  const { orders, newOrder } = useTexts();
  return (
    <Select
      data={ORDER_SOURCES.map((value) => ({ value, label: newOrder.sources[value] }))}
      value={filters.source || null}
      placeholder={orders.anySource}
      clearable
      onChange={(source) => setFilters({ source: source ?? '' })}
      {...props}
    />
  );
}

/** Filters by the day on which orders were placed: a preset, or any range. */
export function DaysFields({ filters, setFilters }: FieldProps) {
  const { orders } = useTexts();
  const now = useNow();
  const chosen = findSpan(filters, now);
  return (
    <div className={styles.fields}>
      <div className={styles.presets}>
        {(Object.keys(SPANS) as Span[]).map((span) => (
          <Button
            key={span}
            size="xs"
            variant={span === chosen ? 'light' : 'default'}
            aria-pressed={span === chosen}
            onClick={() => setFilters(span === chosen ? { from: '', until: '' } : chooseDays(span, now))}
          >
            {orders.days[span]}
          </Button>
        ))}
      </div>
      <div className={styles.days}>
        <TextInput
          type="date"
          label={orders.from}
          value={filters.from}
          max={filters.until || undefined}
          onChange={(event) => setFilters({ from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={orders.until}
          value={filters.until}
          min={filters.from || undefined}
          onChange={(event) => setFilters({ until: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}
