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

/** Where a name is kept that was changed after the token was issued: the end of that token, a blank, the name. */
export const NAME_KEY = 'Name';
export const NAME_MARK_LENGTH = 8;

function readChangedName(token: string): string | undefined {
  try {
    const kept = localStorage.getItem(NAME_KEY);
    return kept?.startsWith(`${token.slice(-NAME_MARK_LENGTH)} `)
      ? kept.slice(NAME_MARK_LENGTH + 1)
      : undefined;
  } catch {}
}

let readFrom: string | undefined;
let shopper: Shopper | undefined;

function readShopper(): Shopper | undefined {
  const token = readToken();
  const name = token ? readChangedName(token) : undefined;
  if (`${token} ${name}` !== readFrom) {
    readFrom = `${token} ${name}`;
    shopper = token ? readTokenPayload(token) : undefined;
    if (shopper && name) shopper.name = name;
  }
  return shopper;
}

function onShopperChange(listener: () => void) {
  const stop = onSessionChange(listener);
  addEventListener('storage', listener);
  return () => {
    stop();
    removeEventListener('storage', listener);
  };
}

/** Who is signed in, according to the token. */
export function useShopper(): Shopper | undefined {
  return useSyncExternalStore(onShopperChange, readShopper, () => undefined);
}
