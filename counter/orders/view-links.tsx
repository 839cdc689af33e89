import { Menu, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import styles from '#counter/ui/tab-links.module.css';
import { type ListFilters, type OrderStatus, writeFilters } from './order-filters.ts';
import { countQuery } from './orders-query.ts';
import { findView, OTHER_STATUSES, VIEWS, type View } from './views.ts';

/** Tabs for the statuses in which orders wait for staff, with counts. A menu holds the other statuses. */
export function ViewLinks({ filters }: { filters: ListFilters }) {
  const { orders } = useTexts();
  const current = findView(filters.status);
  const addressOf = (status: readonly OrderStatus[]) => ({
    search: writeFilters({ ...filters, status: [...status] }).toString(),
  });
  const listRef = useRef<HTMLUListElement>(null);
  const status = filters.status.join();
  // On a phone, the row scrolls, and the current tab may be beyond its edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab changes with the statuses
  useEffect(() => {
    const tab = listRef.current?.querySelector('[aria-current=page]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [status]);
  return (
    <nav aria-label={orders.views.label} className={styles.views}>
      <ul ref={listRef}>
        {VIEWS.map((view) => (
          <li key={view.name}>
            <Link
              to={addressOf(view.statuses)}
              className={styles.view}
              aria-current={view === current ? 'page' : undefined}
            >
              {orders.views[view.name]}
              {view.statuses.length > 0 && <ViewCount view={view} />}
            </Link>
          </li>
        ))}
        <li>
          <OtherStatuses filters={filters} isCurrent={!current} addressOf={addressOf} />
        </li>
      </ul>
    </nav>
  );
}

function ViewCount({ view }: { view: View }) {
  const { orders } = useTexts();
  const { writeCount } = useFormats();
  const { data } = useQuery(countQuery(view.statuses));
  if (!data || data.count === 0) return null;
  const count = writeCount(data.count);
  return <span className={styles.count}>{data.isCountExact ? count : orders.atLeast(count)}</span>;
}

interface OtherStatusesProps {
  filters: ListFilters;
  isCurrent: boolean;
  addressOf: (status: readonly OrderStatus[]) => { search: string };
}

function OtherStatuses({ filters, isCurrent, addressOf }: OtherStatusesProps) {
  const { orders } = useTexts();
  const navigate = useNavigate();
  const chosen = filters.status.map((status) => orders.statuses[status]).join(', ');
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={styles.view} aria-current={isCurrent ? 'page' : undefined}>
          {isCurrent ? chosen : orders.views.other}
          <ChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {OTHER_STATUSES.map((status) => (
          <Menu.Item key={status} onClick={() => void navigate(addressOf([status]))}>
            {orders.statuses[status]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
