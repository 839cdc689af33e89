import { ActionIcon, Button, Drawer, Indicator, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { DaysFields, GovernorateField, PaymentField, SourceField } from './filter-fields.tsx';
import { countFilters, type ListFilters, NO_FILTERS } from './order-filters.ts';
import type { SetFilters } from './use-filters.ts';

interface FilterSheetProps {
  filters: ListFilters;
  setFilters: SetFilters;
  /** The formatted number of orders that match. */
  found: string | undefined;
}

/** The filters on a phone: a button that opens a bottom sheet. */
export function FilterSheet({ filters, setFilters, found }: FilterSheetProps) {
  const { orders, common } = useTexts();
  const [isOpen, { open, close }] = useDisclosure();
  const count = countFilters(filters);
  const fields = { filters, setFilters, comboboxProps: { withinPortal: false } };
  return (
    <>
      <Indicator label={count} disabled={count === 0} size={18} offset={4}>
        <ActionIcon
          variant="default"
          size="var(--tool-size)"
          aria-label={count > 0 ? `${orders.filters} (${orders.filterCount(count)})` : orders.filters}
          onClick={open}
        >
          <SlidersHorizontal size={19} aria-hidden />
        </ActionIcon>
      </Indicator>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        title={orders.filters}
        closeButtonProps={{ 'aria-label': common.close }}
        radius="lg"
      >
        <Stack>
          <PaymentField label={orders.payment} {...fields} />
          <GovernorateField label={orders.governorate} {...fields} />
          <SourceField label={orders.source} {...fields} />
          <DaysFields filters={filters} setFilters={setFilters} />
          <Button onClick={close} mt="xs">
            {orders.showResults(found ?? orders.title)}
          </Button>
          {count > 0 && (
            <Button
              variant="subtle"
              onClick={() => setFilters({ ...NO_FILTERS, search: filters.search, status: filters.status })}
            >
              {orders.clearFilters}
            </Button>
          )}
        </Stack>
      </Drawer>
    </>
  );
}
