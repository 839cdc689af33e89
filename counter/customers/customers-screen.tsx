import { Button, Group, Loader, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import ContactRound from 'lucide-react/icons/contact-round';
import SearchX from 'lucide-react/icons/search-x';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { QueryProblem, Rows } from '#counter/ui/loaded.tsx';
import { Message } from '#counter/ui/message.tsx';
import { Page } from '#counter/ui/page.tsx';
import { SearchField } from '#counter/ui/search-field.tsx';
import { useListKeys } from '#counter/ui/use-list-keys.ts';
import { CustomerList } from './customer-list.tsx';
import styles from './customers.module.css';
import { customersQuery } from './customers-query.ts';

const MAX_SEARCH_LENGTH = 100;
const SEARCH_PARAMETER = 'search';

/** The list of customers. The URL keeps the search text. */
export function CustomersScreen() {
  const { customers: texts } = useTexts();
  const { writeCount } = useFormats();
  const [params, setParams] = useSearchParams();
  const search = (params.get(SEARCH_PARAMETER) ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const query = useInfiniteQuery(customersQuery(search));
  const found = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const searchRef = useRef<HTMLInputElement>(null);
  useListKeys({ onSearch: () => searchRef.current?.focus() });
  const [first] = query.data?.pages ?? [];
  const count = first && writeCount(first.count);
  const written = first?.isCountExact === false ? texts.atLeast(count ?? '') : (count ?? '');
  return (
    <Page
      title={texts.title}
      description={
        <span role="status">
          {first && texts.found(first.count, written)}
          {query.isFetching && !query.isPending && <Loader size={12} ms={8} aria-hidden />}
        </span>
      }
    >
      <search className={styles.toolbar}>
        <SearchField
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          clearLabel={texts.clearSearch}
          fieldRef={searchRef}
          value={search}
          onSearch={(text) => setParams(text ? { [SEARCH_PARAMETER]: text } : {}, { replace: true })}
        />
      </search>
      {query.isPending && <Rows count={8} />}
      {query.isError && found.length === 0 && <QueryProblem query={query} />}
      {first && found.length === 0 && !query.hasNextPage && (
        <NobodyFound isSearch={search !== ''} onClear={() => setParams({})} />
      )}
      {found.length > 0 && <CustomerList customers={found} isStale={query.isPlaceholderData} />}
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
            {texts.loadedOf(writeCount(found.length), written)}
          </Text>
        </Group>
      )}
    </Page>
  );
}

/** Explains why the list is empty. */
function NobodyFound({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
  const { customers } = useTexts();
  const { empty } = customers;
  if (!isSearch) return <Message icon={ContactRound} order={2} title={empty.noneTitle} text={empty.none} />;
  return (
    <Message icon={SearchX} order={2} title={empty.unmatchedTitle} text={empty.unmatched}>
      <Button variant="default" onClick={onClear}>
        {customers.clearSearch}
      </Button>
    </Message>
  );
}
