import { useSyncExternalStore } from 'react';
import { createSession, NAME_KEY } from './create-session.ts';

const session = createSession(() => window);

export const { readToken, startSession, endSession, readEndReason } = session;
/** Subscribes to sign-ins and sign-outs in any tab. */
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

/** The shopper in a token. The browser cannot verify the token; the provider does, with every call that sends it. */
export function decodeTokenPayload(token: string): Shopper | undefined {
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

/** How many characters of the token are stored with a changed name. */
export const NAME_MARK_LENGTH = 8;

function readChangedName(token: string): string | undefined {
  try {
    const kept = localStorage.getItem(NAME_KEY);
    return kept?.startsWith(`${token.slice(-NAME_MARK_LENGTH)} `)
      ? kept.slice(NAME_MARK_LENGTH + 1)
      : undefined;
  } catch {}
}

// React compares snapshots by identity, so the object stays the same until the token or the name changes.
let snapshotKey: string | undefined;
let shopper: Shopper | undefined;

function readShopper(): Shopper | undefined {
  const token = readToken();
  const name = token ? readChangedName(token) : undefined;
  if (`${token} ${name}` !== snapshotKey) {
    snapshotKey = `${token} ${name}`;
    shopper = token ? decodeTokenPayload(token) : undefined;
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

/** The signed-in shopper, according to the token. */
export function useShopper(): Shopper | undefined {
  return useSyncExternalStore(onShopperChange, readShopper, () => undefined);
}
