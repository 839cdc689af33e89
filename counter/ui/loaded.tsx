import { Button, Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import CloudOff from 'lucide-react/icons/cloud-off';
import Lock from 'lucide-react/icons/lock';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { ProviderError } from '#contract/client/provider-error.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useErrorTexts } from './describe-error.ts';
import { Message } from './message.tsx';

/** Placeholder lines for content that is loading. */
export function Rows({ count = 6 }: { count?: number }) {
  const { common } = useTexts();
  return (
    <Stack gap="sm" role="status" aria-busy="true" aria-label={common.loading}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all the same
        <Skeleton key={index} height={36} radius="sm" />
      ))}
    </Stack>
  );
}

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** How many placeholder lines to show. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** Renders a query's data, its error, or placeholders while it loads. A refetch keeps the data on the screen. */
export function Loaded<Data>({ query, lines = 3, children }: LoadedProps<Data>) {
  const { data, isPending } = query;
  if (data !== undefined) return children(data);
  if (isPending) return <Rows count={lines} />;
  return <QueryProblem query={query} />;
}

type FailedQuery = Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => Promise<unknown> };

/** Shown to people whose role may not see a screen. */
export function Forbidden() {
  const { session } = useTexts();
  return <Message icon={Lock} order={3} title={session.noAccessTitle} text={session.noAccessText} />;
}

/** Shows why a query failed, with a button to try again. */
export function QueryProblem({ query: { error, isFetching, refetch } }: { query: FailedQuery }) {
  const { common } = useTexts();
  const { describeFailure } = useErrorTexts();
  const code = error instanceof ProviderError ? error.code : undefined;
  if (code === 'forbidden') return <Forbidden />;
  return (
    <Message
      icon={code === 'offline' ? WifiOff : CloudOff}
      tone="bad"
      order={3}
      title={common.notLoaded}
      text={describeFailure(error)}
    >
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        {common.retry}
      </Button>
    </Message>
  );
}
