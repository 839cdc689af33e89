import { signOut } from '#contract/account/sessions.ts';
import { type Client, createClient } from '#contract/client/client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { tag } from '#messages/language.ts';
import type { EndReason } from './create-session.ts';
import { isOwnProvider, readMeta } from './own-provider.ts';
import { endSession, readToken } from './session.ts';

interface GuardedSession {
  readToken: () => string | null;
  endSession: (reason: EndReason) => void;
}

/** Wraps a client so that the session ends when the provider rejects its token. */
export function guardClient(client: Client, { readToken, endSession }: GuardedSession): Client {
  return async (call, ...input) => {
    const sentToken = call.audience === 'shopper' ? readToken() : null;
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

/** The browser's client of the provider. Calls of shoppers send the session's token. */
export const shopClient: Client = (call, ...input) => {
  client ??= connect();
  return client(call, ...input);
};

/** Ends the session on this device at once, and revokes the token at our own provider in the background. */
export function logOut(): void {
  const token = readToken();
  endSession('logout');
  if (!token || !isOwnProvider()) return;
  const { method, path } = signOut;
  // `keepalive` sends the request even if the page is closed. Offline, the token stays valid until it expires.
  fetch(`/api/v1${path}`, { method, headers: { token }, keepalive: true }).catch(() => {});
}
