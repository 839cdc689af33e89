import { Button } from '@mantine/core';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import Inbox from 'lucide-react/icons/inbox';
import SearchX from 'lucide-react/icons/search-x';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Message } from '#counter/ui/message.tsx';
import { countFilters, type ListFilters, NO_FILTERS } from './order-filters.ts';
import type { SetFilters } from './use-filters.ts';

interface ListEmptyProps {
  filters: ListFilters;
  setFilters: SetFilters;
}

/** Explains why the list is empty and offers to clear the filters. */
export function ListEmpty({ filters, setFilters }: ListEmptyProps) {
  const { empty, clearFilters } = useTexts().orders;
  if (filters.search || countFilters(filters) > 0)
    return (
      <Message icon={SearchX} order={2} title={empty.unmatchedTitle} text={empty.unmatched}>
        <Button variant="default" onClick={() => setFilters(NO_FILTERS)}>
          {clearFilters}
        </Button>
      </Message>
    );
  if (filters.status.length > 0)
    return <Message icon={CircleCheckBig} order={2} title={empty.doneTitle} text={empty.done} />;
  return <Message icon={Inbox} order={2} title={empty.noneTitle} text={empty.none} />;
}
