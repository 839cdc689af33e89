import { createStore } from '#app/features/store/create-store.ts';
import { TOKEN_KEY } from '#contract/constants.ts';

/** The storage key of a name that was changed after the token was issued. The value is the token's last characters, a
 *  space and the name. */
export const NAME_KEY = 'Name';

/** The storage keys of viewed products, searches, the name and the token. The token is removed last: its storage event
 *  tells other tabs. */
const PERSONAL_KEYS = ['Viewed', 'recent-searches', NAME_KEY, TOKEN_KEY];

export type EndReason = 'logout' | 'expired';

/** An inline script that runs before the first paint, so that CSS shows the signed-in or the signed-out variant of the
 *  server's HTML. */
export const SESSION_SCRIPT = `{let s="out";try{localStorage.getItem(${JSON.stringify(TOKEN_KEY)})&&(s="in")}catch{}document.documentElement.dataset.session=s}`;

type StorageApi = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** The parts of `window` that a session needs. Even reading `localStorage` may throw. */
export interface SessionWindow {
  readonly localStorage: StorageApi;
  readonly document: { documentElement: { dataset: DOMStringMap } };
  addEventListener(
    type: string,
    listener: (event: { key?: string | null; persisted?: boolean }) => void,
  ): void;
}

/** Creates the session of this device, shared by its tabs. */
export function createSession(getWindow: () => SessionWindow) {
  const store = createStore(begin);
  let endReason: EndReason | undefined;
  let isStored = true;

  /** Returns whether the storage could be used. */
  function tryStorage(use: (storage: StorageApi) => void): boolean {
    try {
      use(getWindow().localStorage);
      return true;
    } catch {
      return false;
    }
  }

  function readStored(): string | null {
    let token: string | null = null;
    tryStorage((storage) => {
      token = storage.getItem(TOKEN_KEY) || null;
    });
    return token;
  }

  function mark(token: string | null) {
    getWindow().document.documentElement.dataset.session = token === null ? 'out' : 'in';
  }

  function replace(token: string | null, reason?: EndReason) {
    if (token === store.get()) return;
    endReason = token === null ? reason : undefined;
    mark(token);
    store.set(token);
  }

  function begin(): string | null {
    const token = readStored();
    mark(token);
    getWindow().addEventListener('storage', ({ key }) => {
      // Logging out clears the storage (key is null); an expired session removes the token.
      if (key === TOKEN_KEY || key === null) replace(readStored(), key === null ? 'logout' : 'expired');
    });
    // A page restored from the back-forward cache missed the events of other tabs.
    getWindow().addEventListener('pageshow', ({ persisted }) => {
      if (persisted && isStored) replace(readStored(), 'logout');
    });
    return token;
  }

  return {
    subscribe: store.subscribe,
    readToken: store.get,
    /** Why the last session ended; undefined during a session. */
    readEndReason: () => endReason,
    // The token is replaced before it is stored: `replace` may be the first to read the storage, and must find the old
    // token there.
    startSession(token: string) {
      replace(token);
      isStored = tryStorage((storage) => storage.setItem(TOKEN_KEY, token));
    },
    /** Logging out clears the storage. An expired session removes personal items only: preferences stay. */
    endSession(reason: EndReason) {
      replace(null, reason);
      tryStorage((storage) => {
        if (reason === 'logout') storage.clear();
        else for (const key of PERSONAL_KEYS) storage.removeItem(key);
      });
    },
  };
}
