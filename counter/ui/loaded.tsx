import { Button, Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import CloudOff from 'lucide-react/icons/cloud-off';
import Lock from 'lucide-react/icons/lock';
import SearchX from 'lucide-react/icons/search-x';
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
  /** Whether the data is the whole screen, so that an error needs the screen's main heading. */
  isScreen?: boolean;
  children: (data: Data) => ReactNode;
}

/** Renders a query's data, its error, or placeholders while it loads. A refetch keeps the data on the screen. */
export function Loaded<Data>({ query, lines = 3, isScreen, children }: LoadedProps<Data>) {
  const { data, isPending } = query;
  if (data !== undefined) return children(data);
  if (isPending) return <Rows count={lines} />;
  return <QueryProblem query={query} order={isScreen ? 1 : 3} />;
}

type FailedQuery = Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => Promise<unknown> };

type HeadingLevel = 1 | 2 | 3;

/** Shown to people whose role may not see a screen. */
export function Forbidden({ order = 3 }: { order?: HeadingLevel }) {
  const { session } = useTexts();
  return <Message icon={Lock} order={order} title={session.noAccessTitle} text={session.noAccessText} />;
}

interface QueryProblemProps {
  query: FailedQuery;
  /** The level of the heading. */
  order?: HeadingLevel;
}

/** Shows why a query failed, with a button to try again unless what was asked for does not exist. */
export function QueryProblem({ query: { error, isFetching, refetch }, order = 3 }: QueryProblemProps) {
  const { common } = useTexts();
  const { describeFailure } = useErrorTexts();
  const code = error instanceof ProviderError ? error.code : undefined;
  if (code === 'forbidden') return <Forbidden order={order} />;
  if (code === 'not-found' || code === 'invalid')
    return <Message icon={SearchX} order={order} title={common.notFoundTitle} text={common.notFoundText} />;
  return (
    <Message
      icon={code === 'offline' ? WifiOff : CloudOff}
      tone="bad"
      order={order}
      title={common.notLoaded}
      text={describeFailure(error)}
    >
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        {common.retry}
      </Button>
    </Message>
  );
}
