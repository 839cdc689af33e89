import { useSyncExternalStore } from 'react';
import { createSession } from './create-session.ts';
import { readTokenPayload, type Shopper } from './read-token-payload.ts';

const session = createSession(() => window);

export const { readToken, startSession, endSession, readEndReason } = session;
/** Called after every sign-in and sign-out, in whichever tab it happened. */
export const onSessionChange = session.subscribe;

export type SessionState = 'unknown' | 'signed-out' | 'signed-in';

/** Whether somebody is signed in; unknown on the server and during hydration. */
export function useSession(): SessionState {
  return useSyncExternalStore<SessionState>(
    onSessionChange,
    () => (readToken() ? 'signed-in' : 'signed-out'),
    () => 'unknown',
  );
}

let readFrom: string | null = null;
let shopper: Shopper | undefined;

function readShopper(): Shopper | undefined {
  const token = readToken();
  if (token !== readFrom) {
    readFrom = token;
    shopper = token ? readTokenPayload(token) : undefined;
  }
  return shopper;
}

/** Who is signed in, according to the token. */
export function useShopper(): Shopper | undefined {
  return useSyncExternalStore(onSessionChange, readShopper, () => undefined);
}
