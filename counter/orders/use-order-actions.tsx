import { useDebouncedValue } from '@mantine/hooks';
import type { SpotlightActionData } from '@mantine/spotlight';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { listOrders } from '#contract/orders/staff-calls.ts';
import { hasPermission } from '#contract/staff/permissions.ts';
import { createReadQuery } from '#counter/data/query-client.ts';
import { joinFacts } from '#counter/i18n/formats.ts';
import { useFormats } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';

const DELAY_MS = 200;
const MIN_LENGTH = 3;
const MAX_FOUND = 6;

/** Orders found by number, name, phone, email or tracking number, as actions of the command palette. */
export function useOrderActions(typed: string): SpotlightActionData[] {
  const { writeMoney, writeAge } = useFormats();
  const { role } = useMe();
  const navigate = useNavigate();
  const [search] = useDebouncedValue(typed.trim(), DELAY_MS);
  const isSearchable = search.length >= MIN_LENGTH && hasPermission(role, 'orders.read');
  const { data } = useQuery({
    ...createReadQuery(listOrders, { query: { search, limit: MAX_FOUND } }),
    enabled: isSearchable,
    placeholderData: keepPreviousData,
  });
  if (!isSearchable || !data) return [];
  return data.data.map((order) => ({
    id: order.id,
    label: `${order.orderNumber} · ${order.shopper}`,
    description: joinFacts([writeMoney(order.totalPiastres), writeAge(order.placedAt), order.phone]),
    // The server searches fields that the label may not show; the keyword stops the palette filtering its results out.
    keywords: [typed.trim()],
    rightSection: <OrderStatusBadge status={order.status} />,
    onClick: () => void navigate(`/orders/${order.orderNumber}`),
  }));
}
