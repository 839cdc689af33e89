import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode, RefObject } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { SearchField } from '#counter/ui/search-field.tsx';
import { DaysFilter } from './days-filter.tsx';
import { GovernorateField, PaymentField, SourceField } from './filter-fields.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { KeysButton } from './keys-dialog.tsx';
import type { ListFilters } from './order-filters.ts';
import { SavedViews } from './saved-views.tsx';
import styles from './toolbar.module.css';
import type { SetFilters } from './use-filters.ts';

interface OrdersToolbarProps {
  filters: ListFilters;
  setFilters: SetFilters;
  found: string | undefined;
  searchRef: RefObject<HTMLInputElement | null>;
  onHelp: () => void;
  columnMenu: ReactNode;
}

/** Search and filters. On narrow screens, the filters are in a bottom sheet. */
export function OrdersToolbar(props: OrdersToolbarProps) {
  const { filters, setFilters, found, searchRef, onHelp, columnMenu } = props;
  const { orders } = useTexts();
  const isWide = useMediaQuery('(width >= 62em)', undefined, { getInitialValueInEffect: false });
  const field = { filters, setFilters, className: styles.select ?? '' };
  return (
    <search className={styles.toolbar}>
      <SearchField
        label={orders.search}
        placeholder={orders.searchPlaceholder}
        clearLabel={orders.clearSearch}
        fieldRef={searchRef}
        value={filters.search}
        onSearch={(search) => setFilters({ search }, { isTyping: true })}
      />
      {isWide && (
        <>
          <PaymentField aria-label={orders.payment} {...field} />
          <GovernorateField aria-label={orders.governorate} {...field} />
          <SourceField aria-label={orders.source} {...field} />
          <DaysFilter filters={filters} setFilters={setFilters} />
        </>
      )}
      {!isWide && <FilterSheet filters={filters} setFilters={setFilters} found={found} />}
      <div className={styles.rest}>
        <SavedViews filters={filters} />
        {columnMenu}
        {isWide && <KeysButton size="var(--tool-size)" onClick={onHelp} />}
      </div>
    </search>
  );
}
