import { Button, Popover } from '@mantine/core';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useNow } from '#counter/ui/age.tsx';
import { findSpan } from './choose-days.ts';
import { DaysFields } from './filter-fields.tsx';
import type { ListFilters } from './order-filters.ts';
import type { SetFilters } from './use-filters.ts';

interface DaysFilterProps {
  filters: ListFilters;
  setFilters: SetFilters;
}

/** Shows the filtered days, and opens the fields that change them. */
export function DaysFilter({ filters, setFilters }: DaysFilterProps) {
  const { orders } = useTexts();
  const { writeShortDay } = useFormats();
  const span = findSpan(filters, useNow());
  const { from, until } = filters;
  const days = [
    from && `${orders.from} ${writeShortDay(from)}`,
    until && `${orders.until} ${writeShortDay(until)}`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Popover width={320} position="bottom-start" shadow="lg" radius="md" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<CalendarDays size={16} aria-hidden />}
          fw={400}
          data-chosen={Boolean(days)}
        >
          {span ? orders.days[span] : days || orders.anyDay}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <DaysFields filters={filters} setFilters={setFilters} />
      </Popover.Dropdown>
    </Popover>
  );
}
