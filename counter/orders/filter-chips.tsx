import { Pill } from '@mantine/core';
import type { BriefOrder } from '#contract/orders/staff-answers.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import type { ListFilters } from './order-filters.ts';
import styles from './toolbar.module.css';
import type { SetFilters } from './use-filters.ts';

interface FilterChipsProps {
  filters: ListFilters;
  setFilters: SetFilters;
  orders: BriefOrder[];
}

/** Shows filters that only links can set, and lets the person remove them. No field shows these filters. */
export function FilterChips({ filters, setFilters, orders: [first] }: FilterChipsProps) {
  const { orders } = useTexts();
  const chips = [
    { name: 'shopper', text: first ? orders.ofCustomer(first.shopper) : orders.ofOneCustomer },
    { name: 'product', text: orders.ofOneProduct },
  ] as const;
  const set = chips.filter(({ name }) => filters[name] !== '');
  if (set.length === 0) return null;
  return (
    <Pill.Group className={styles.chips ?? ''}>
      {set.map(({ name, text }) => (
        <Pill
          key={name}
          size="md"
          withRemoveButton
          onRemove={() => setFilters({ [name]: '' })}
          removeButtonProps={{ 'aria-label': orders.removeFilter(text), tabIndex: 0, 'aria-hidden': false }}
        >
          {text}
        </Pill>
      ))}
    </Pill.Group>
  );
}
