import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/call.ts';
import type { CallArguments } from '#contract/client/client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { callStaff } from './staff-client.ts';

const MAX_RETRIES = 2;
/** Failures that may be temporary. */
const TRANSIENT_CODES = new Set(['offline', 'timeout', 'unavailable']);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // Fail at once when offline; by default, queries would pause silently.
      networkMode: 'always',
      retry: (count, error) =>
        count < MAX_RETRIES && error instanceof ProviderError && TRANSIENT_CODES.has(error.code),
    },
  },
});

/** Query options for a call that only reads. */
export function createReadQuery<C extends Call>(call: C, ...[input]: CallArguments<C>) {
  return queryOptions({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => callStaff(call, ...([{ ...input, signal }] as unknown as CallArguments<C>)),
  });
}
