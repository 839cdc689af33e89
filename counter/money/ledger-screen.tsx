import { Button, Center } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import BookOpen from 'lucide-react/icons/book-open';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { exportLedger } from '#contract/bookkeeping/calls.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useNow } from '#counter/ui/age.tsx';
import { QueryProblem, Rows } from '#counter/ui/loaded.tsx';
import { Message } from '#counter/ui/message.tsx';
import { Downloads } from './downloads.tsx';
import { LedgerFilterBar } from './ledger-filter-bar.tsx';
import { type LedgerFilters, readLedgerFilters, toLedgerQuery } from './ledger-filters.ts';
import { ledgerQuery } from './ledger-query.ts';
import { LedgerTable } from './ledger-table.tsx';
import { MoneyPage } from './money-page.tsx';
import { SumTiles } from './sum-tiles.tsx';

/** All entries of the ledger, with filters. */
export function LedgerScreen() {
  const [params] = useSearchParams();
  const now = useNow();
  const filters = useMemo(() => readLedgerFilters(params, now), [params, now]);
  return (
    <MoneyPage
      screen="ledger"
      actions={<Downloads path={exportLedger.path} query={toLedgerQuery(filters)} />}
    >
      <LedgerFilterBar filters={filters} />
      <LedgerResult filters={filters} />
    </MoneyPage>
  );
}

function LedgerResult({ filters }: { filters: LedgerFilters }) {
  const { money } = useTexts();
  const query = useInfiniteQuery(ledgerQuery(filters));
  if (query.isPending) return <Rows count={8} />;
  if (!query.data) return <QueryProblem query={query} />;
  const [first] = query.data.pages;
  const entries = query.data.pages.flatMap(({ data }) => data);
  if (entries.length === 0)
    return <Message icon={BookOpen} order={2} title={money.noEntries} text={money.noEntriesText} />;
  return (
    <>
      {first?.sums && <SumTiles sums={first.sums} />}
      <LedgerTable entries={entries} isStale={query.isPlaceholderData} />
      {query.hasNextPage && (
        <Center mt="lg">
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {money.older}
          </Button>
        </Center>
      )}
    </>
  );
}
