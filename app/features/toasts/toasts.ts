import { useSyncExternalStore } from 'react';
import { createStore } from '#app/features/store/create-store.ts';
import type { texts } from '#messages/toasts.ts';

/** A message by its key, a text from the provider, or both: what failed, and why. */
export interface NewToast {
  kind: 'success' | 'info' | 'error';
  messageKey?: keyof typeof texts;
  text?: string;
  action?: ToastAct | ToastLink;
}

interface ToastAct {
  labelKey: 'undo' | 'tryAgain';
  onAct: () => void;
  /** The id of the element that the action restores, if it is on the screen. */
  restoredId?: string;
}

interface ToastLink {
  labelKey: 'viewCart' | 'viewWishList';
  to: string;
}

export interface Toast extends NewToast {
  id: number;
}

// More would cover the page. The oldest is dropped.
const MAX_SHOWN = 5;

export function createToasts() {
  const store = createStore<readonly Toast[]>(() => []);
  let lastId = 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    show(toast: NewToast) {
      // A repeated toast replaces the earlier one, so that screen readers announce it again. Toasts with `onAct` stay,
      // because each has an action of its own.
      const others = store
        .get()
        .filter(
          ({ kind, messageKey, text, action }) =>
            (action && 'onAct' in action) ||
            kind !== toast.kind ||
            messageKey !== toast.messageKey ||
            text !== toast.text,
        );
      lastId += 1;
      store.set([...others, { ...toast, id: lastId }].slice(-MAX_SHOWN));
    },
    dismiss(id: number | string) {
      store.set(store.get().filter((toast) => toast.id !== id));
    },
  };
}

const toasts = createToasts();

export const { show: showToast, dismiss: dismissToast } = toasts;

/** The toasts on the screen, oldest first; undefined on the server and during hydration. */
export function useToasts(): readonly Toast[] | undefined {
  return useSyncExternalStore<readonly Toast[] | undefined>(toasts.subscribe, toasts.get, () => undefined);
}
