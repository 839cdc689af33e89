import { useSyncExternalStore } from 'react';
import { createSession } from './create-session.ts';

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

interface Shopper {
  id: string;
  name: string;
}

/** The shopper that a token names. Not verified: fit for a greeting and for asking for one's own orders, nothing else. */
export function readTokenPayload(token: string): Shopper | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
    const { id, name } = JSON.parse(text);
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined;
  } catch {
    return undefined;
  }
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

// React compares what a hook reads by identity: the same object until the token or the name changes.
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
