import { type Client, createClient } from '#contract/client/client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { tag } from '#messages/language.ts';
import type { EndReason } from './create-session.ts';
import { readMeta } from './provider-meta.ts';
import { endSession, readToken } from './session.ts';

interface GuardedSession {
  readToken: () => string | null;
  endSession: (reason: EndReason) => void;
}

/** Wraps a client so that the session ends when the provider no longer accepts its token. */
export function guardClient(client: Client, { readToken, endSession }: GuardedSession): Client {
  return async (call, ...input) => {
    const sentToken = call.isPersonal ? readToken() : null;
    try {
      return await client(call, ...input);
    } catch (error) {
      const isRefused = error instanceof ProviderError && error.code === 'unauthenticated';
      // The refusal of an older token must not end a newer session.
      if (isRefused && sentToken && sentToken === readToken()) endSession('expired');
      throw error;
    }
  };
}

let client: Client | undefined;

function connect(): Client {
  const lang = readMeta('api-lang');
  const query = lang ? { [lang]: tag } : undefined;
  return guardClient(createClient({ host: readMeta('api-host'), token: readToken, query }), {
    readToken,
    endSession,
  });
}

/** The browser's client of the provider: personal calls carry the token of whoever is signed in. */
export const shopClient: Client = (call, ...input) => {
  client ??= connect();
  return client(call, ...input);
};
