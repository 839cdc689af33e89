import { Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Plus from 'lucide-react/icons/plus';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { useState } from 'react';
import type { DISCOUNT_STATES, Discount } from '#contract/discounts/calls.ts';
import { hasPermission } from '#contract/staff/permissions.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { Amount } from '#counter/ui/amount.tsx';
import { type Column, DataTable } from '#counter/ui/data-table.tsx';
import { QueryProblem, Rows } from '#counter/ui/loaded.tsx';
import { Message } from '#counter/ui/message.tsx';
import { Page } from '#counter/ui/page.tsx';
import { ToneBadge } from '#counter/ui/tone-badge.tsx';
import { DiscountDialog } from './discount-dialog.tsx';
import styles from './discounts.module.css';
import { discountsQuery } from './discounts-query.ts';
import { useSentence } from './use-sentence.ts';

const BADGES = {
  active: { tone: 'good', icon: CircleCheck },
  planned: { tone: 'waiting', icon: CalendarClock },
  'used-up': { tone: 'quiet', icon: CircleSlash },
  ended: { tone: 'quiet', icon: CircleSlash },
} as const satisfies Record<(typeof DISCOUNT_STATES)[number], object>;

/** Lists discount codes with what they do and how often they are used; adds, changes and ends them. */
export function DiscountsScreen() {
  const { discounts: texts, customers } = useTexts();
  const isAllowed = hasPermission(useMe().role, 'catalogue.change');
  const query = useInfiniteQuery(discountsQuery);
  const found = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const [edited, setEdited] = useState<Discount | 'new'>();
  const columns = useColumns(isAllowed, setEdited);
  const add = isAllowed && (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {texts.add}
    </Button>
  );
  return (
    <Page title={texts.title} description={texts.description} actions={found.length > 0 && add}>
      {query.isPending && <Rows count={5} />}
      {query.isError && found.length === 0 && <QueryProblem query={query} />}
      {query.isSuccess && found.length === 0 && (
        <Message icon={TicketPercent} order={2} title={texts.noneTitle} text={texts.none}>
          {add}
        </Message>
      )}
      {found.length > 0 && (
        <DataTable label={texts.title} columns={columns} rows={found} keyOf={({ id }) => id} />
      )}
      {query.hasNextPage && (
        <Group justify="center" mt="md">
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {customers.loadMore}
          </Button>
        </Group>
      )}
      <DiscountDialog edited={edited} onClose={() => setEdited(undefined)} />
    </Page>
  );
}

function useColumns(isAllowed: boolean, onEdit: (discount: Discount) => void): Column<Discount>[] {
  const { discounts: texts } = useTexts();
  const { writeCount } = useFormats();
  const writeSentence = useSentence();
  return [
    {
      id: 'code',
      label: texts.code,
      render: (discount) => (
        <span className={styles.code}>
          {isAllowed ? (
            <button
              type="button"
              className={styles.edit}
              aria-label={texts.edit(discount.code)}
              onClick={() => onEdit(discount)}
            >
              <bdi>{discount.code}</bdi>
            </button>
          ) : (
            <bdi>{discount.code}</bdi>
          )}
        </span>
      ),
    },
    {
      id: 'state',
      label: texts.state,
      isLead: true,
      render: ({ state }) => (
        <ToneBadge tone={BADGES[state].tone} icon={BADGES[state].icon}>
          {texts.states[state]}
        </ToneBadge>
      ),
    },
    {
      id: 'sentence',
      label: texts.sentence,
      render: (discount) => (
        <Text fz="sm" className={styles.sentence ?? ''}>
          {writeSentence(discount)}
        </Text>
      ),
    },
    {
      id: 'uses',
      label: texts.uses,
      isNumber: true,
      render: ({ uses, maxUses }) =>
        maxUses === null ? writeCount(uses) : texts.usesOf(writeCount(uses), writeCount(maxUses)),
    },
    {
      id: 'saved',
      label: texts.saved,
      isNumber: true,
      render: ({ savedPiastres }) => <Amount piastres={savedPiastres} />,
    },
    {
      id: 'sales',
      label: texts.sales,
      isNumber: true,
      render: ({ salesPiastres }) => <Amount piastres={salesPiastres} />,
    },
  ];
}
