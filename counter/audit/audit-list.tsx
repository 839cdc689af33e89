import { Button, Center, Paper, Text } from '@mantine/core';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import ScrollText from 'lucide-react/icons/scroll-text';
import SearchX from 'lucide-react/icons/search-x';
import type { AuditEntry } from '#contract/staff/audit-calls.ts';
import { listAudit } from '#contract/staff/audit-calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { QueryProblem, Rows } from '#counter/ui/loaded.tsx';
import { Message } from '#counter/ui/message.tsx';
import styles from './audit.module.css';
import type { AuditFilters } from './audit-filters.ts';
import { EntryRow } from './entry-row.tsx';
import type { useAuditFilters } from './use-audit-filters.ts';

/** Reads the audit log page by page, newest entries first. */
const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: [listAudit.path, filters],
    queryFn: ({ signal, pageParam }) =>
      callStaff(listAudit, { query: { ...filters, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ data, isMore }) => (isMore ? data.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  });

function groupByDay(entries: AuditEntry[], writeDay: (date: Date) => string): Map<string, AuditEntry[]> {
  return Map.groupBy(entries, ({ at }) => writeDay(new Date(at)));
}

/** Lists the audit entries that match the filters, newest first. */
export function AuditList({ filters, setFilters }: ReturnType<typeof useAuditFilters>) {
  const { audit } = useTexts();
  const { writeDay } = useFormats();
  const query = useInfiniteQuery(auditQuery(filters));
  if (query.isPending) return <Rows />;
  if (!query.data) return <QueryProblem query={query} />;
  const entries = query.data.pages.flatMap(({ data }) => data);
  if (entries.length === 0)
    return Object.keys(filters).length > 0 ? (
      <Message icon={SearchX} order={2} title={audit.noMatch} text={audit.noMatchText} />
    ) : (
      <Message icon={ScrollText} order={2} title={audit.none} text={audit.noneText} />
    );
  return (
    <div aria-busy={query.isPlaceholderData}>
      {[...groupByDay(entries, writeDay)].map(([day, ofDay]) => (
        <section key={day}>
          <Text component="h2" fz="sm" fw={600} c="dimmed" mt="lg" mb="xs">
            {day}
          </Text>
          <Paper withBorder className={styles.day}>
            <ul className={styles.entries}>
              {ofDay.map((entry) => (
                <EntryRow key={entry.id} entry={entry} onFilter={setFilters} />
              ))}
            </ul>
          </Paper>
        </section>
      ))}
      {query.hasNextPage && (
        <Center mt="lg">
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {audit.more}
          </Button>
        </Center>
      )}
    </div>
  );
}
