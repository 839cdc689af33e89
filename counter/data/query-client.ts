import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/call.ts';
import type { CallArguments } from '#contract/client/client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { callStaff } from './staff-client.ts';

const MAX_RETRIES = 2;
/** Failures that may be over a moment later. */
const PASSING = new Set(['offline', 'timeout', 'unavailable']);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // A lost connection is shown at once, instead of waiting for it silently.
      networkMode: 'always',
      retry: (count, error) =>
        count < MAX_RETRIES && error instanceof ProviderError && PASSING.has(error.code),
    },
  },
});

/** The query of a call that reads. */
export function readingOf<C extends Call>(call: C, ...[input]: CallArguments<C>) {
  return queryOptions({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => callStaff(call, ...([{ ...input, signal }] as unknown as CallArguments<C>)),
  });
}
