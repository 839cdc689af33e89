import type { Client } from '#contract/client.ts';
import { ProviderError } from '#contract/provider-error.ts';
import type { EndReason } from './create-session.ts';

interface GuardedSession {
  readToken: () => string | null;
  endSession: (reason: EndReason) => void;
}

/** The same client, except that a token which the provider no longer accepts ends its session. */
export function guardClient(client: Client, { readToken, endSession }: GuardedSession): Client {
  return async (call, ...input) => {
    const sentToken = call.isPersonal ? readToken() : null;
    try {
      return await client(call, ...input);
    } catch (error) {
      const isRefused = error instanceof ProviderError && error.code === 'unauthenticated';
      // A newer token has nothing to do with the refusal of an older one.
      if (isRefused && sentToken && sentToken === readToken()) endSession('expired');
      throw error;
    }
  };
}
