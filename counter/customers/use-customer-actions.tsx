import { useDebouncedValue } from '@mantine/hooks';
import type { SpotlightActionData } from '@mantine/spotlight';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { listCustomers } from '#contract/customers/calls.ts';
import { createReadQuery } from '#counter/data/query-client.ts';
import { joinFacts } from '#counter/i18n/formats.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { BlockBadge } from './block-notice.tsx';

const DELAY_MS = 200;
const MIN_LENGTH = 3;
const MAX_FOUND = 4;

/** Customers found by name, phone or email, as actions of the command palette. */
export function useCustomerActions(typed: string): SpotlightActionData[] {
  const { customers } = useTexts();
  const { writeCount } = useFormats();
  const { permissions } = useMe();
  const navigate = useNavigate();
  const [search] = useDebouncedValue(typed.trim(), DELAY_MS);
  const isSearchable = search.length >= MIN_LENGTH && permissions.includes('customers.read');
  const { data } = useQuery({
    ...createReadQuery(listCustomers, { query: { search, limit: MAX_FOUND } }),
    enabled: isSearchable,
    placeholderData: keepPreviousData,
  });
  if (!isSearchable || !data) return [];
  return data.data.map(({ id, name, email, phone, orders, block }) => ({
    id,
    label: name,
    description: joinFacts([phone, email, customers.orders(orders, writeCount(orders))]),
    // The server searches fields that the label may not show; the keyword stops the palette filtering its results out.
    keywords: [typed.trim()],
    rightSection: block && <BlockBadge kind={block} />,
    onClick: () => void navigate(`/customers/${id}`),
  }));
}
