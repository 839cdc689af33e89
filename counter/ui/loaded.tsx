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

/** Stands for lines of content until they are there. */
export function Rows({ count = 6 }: { count?: number }) {
  const { common } = useTexts();
  return (
    <Stack gap="sm" role="status" aria-busy="true" aria-label={common.loading}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={index} height={36} radius="sm" />
      ))}
    </Stack>
  );
}

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** How many lines stand for the content until it is there. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** The answer of a call, or why there is none; what was read before stays while it is read again. */
export function Loaded<Data>({ query, lines = 3, children }: LoadedProps<Data>) {
  const { data, isPending } = query;
  if (data !== undefined) return children(data);
  if (isPending) return <Rows count={lines} />;
  return <QueryProblem query={query} />;
}

type FailedQuery = Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => Promise<unknown> };

/** Shown to those whose role does not allow a screen. */
export function Forbidden() {
  const { session } = useTexts();
  return <Message icon={Lock} order={3} title={session.noAccessTitle} text={session.noAccessText} />;
}

/** Why there is no answer, and a button to try again. */
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
