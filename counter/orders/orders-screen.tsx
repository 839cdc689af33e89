import { Button, Group, Loader, Text } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { RowSelectionState } from '@tanstack/react-table';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { hasPermission } from '#contract/staff/permissions.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { QueryProblem } from '#counter/ui/loaded.tsx';
import { Page } from '#counter/ui/page.tsx';
import { useListKeys } from '#counter/ui/use-list-keys.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { FilterChips } from './filter-chips.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { OrderCards } from './order-cards.tsx';
import { writeFilters } from './order-filters.ts';
import { ordersQuery } from './orders-query.ts';
import { OrdersTable } from './orders-table.tsx';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { useColumns } from './use-columns.ts';
import { useFilters } from './use-filters.ts';
import { ViewLinks } from './view-links.tsx';

export function OrdersScreen() {
  const { orders: texts } = useTexts();
  const { writeCount } = useFormats();
  const { filters, setFilters } = useFilters();
  const query = useInfiniteQuery(ordersQuery(filters));
  const orders = useMemo(() => query.data?.pages.flatMap(({ data }) => data) ?? [], [query.data]);
  const { selection, setSelection } = useSelection(writeFilters(filters).toString());
  const columns = useColumns();
  const isNarrow = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  const [isHelpOpen, help] = useDisclosure();
  const mayPlace = hasPermission(useMe().role, 'orders.change');
  const searchRef = useRef<HTMLInputElement>(null);
  useListKeys({
    onSearch: () => searchRef.current?.focus(),
    onHelp: help.open,
    onClear: () => setSelection({}),
  });
  const [first] = query.data?.pages ?? [];
  const count =
    first && (first.isCountExact ? writeCount(first.count) : texts.atLeast(writeCount(first.count)));
  const found = first && texts.found(first.count, count ?? '');
  const list = { orders, selection, onSelect: setSelection, isStale: query.isPlaceholderData };
  return (
    <Page
      title={texts.title}
      description={
        <span role="status">
          {found}
          {query.isFetching && !query.isPending && <Loader size={12} ms={8} aria-hidden />}
        </span>
      }
      actions={mayPlace && <NewOrderButton />}
    >
      <ViewLinks filters={filters} />
      <OrdersToolbar
        {...{ filters, setFilters, found, searchRef }}
        onHelp={help.open}
        columnMenu={<ColumnMenu shown={columns.shown} onToggle={columns.toggle} onReset={columns.reset} />}
      />
      <FilterChips filters={filters} setFilters={setFilters} orders={orders} />
      {query.isPending && <ListSkeleton isNarrow={isNarrow} />}
      {query.isError && orders.length === 0 && <QueryProblem query={query} />}
      {first && orders.length === 0 && <ListEmpty filters={filters} setFilters={setFilters} />}
      {orders.length > 0 &&
        (isNarrow ? <OrderCards {...list} /> : <OrdersTable {...list} shown={columns.shown} />)}
      {query.hasNextPage && (
        <Group justify="center" mt="md">
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {texts.loadMore}
          </Button>
          <Text fz="xs" c="dimmed">
            {texts.loadedOf(writeCount(orders.length), count ?? '')}
          </Text>
        </Group>
      )}
      <BulkBar orders={orders.filter(({ id }) => selection[id])} onClear={() => setSelection({})} />
      <KeysDialog screen="list" isOpen={isHelpOpen} onClose={help.close} />
    </Page>
  );
}

function NewOrderButton() {
  const { newOrder } = useTexts();
  return (
    <Button component={Link} to="/orders/new" leftSection={<Plus size={16} aria-hidden />}>
      {newOrder.title}
    </Button>
  );
}

/** The selected orders by id. A change of the filters clears the selection. */
function useSelection(list: string) {
  const [{ of, selection }, set] = useState<{ of: string; selection: RowSelectionState }>({
    of: list,
    selection: {},
  });
  const current = of === list ? selection : {};
  return {
    selection: current,
    setSelection: (next: RowSelectionState | ((old: RowSelectionState) => RowSelectionState)) =>
      set({ of: list, selection: typeof next === 'function' ? next(current) : next }),
  };
}
