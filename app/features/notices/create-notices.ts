import { createStore } from '#app/features/store/create-store.ts';
import type { texts } from '#messages/notices.ts';

export type NoticeKey = keyof typeof texts;

/** A message by its key, or the provider's own text, or both: what failed and why. */
export interface NewNotice {
  kind: 'success' | 'info' | 'error';
  messageKey?: NoticeKey;
  text?: string;
  action?: {
    labelKey: 'undo' | 'tryAgain';
    onAct: () => void;
    /** The id of what it brings back, where that can be seen. */
    bringsBack?: string;
  };
}

export interface Notice extends NewNotice {
  id: number;
}

// More would cover the page; the oldest has been seen.
const MAX_SHOWN = 5;

export function createNotices() {
  const store = createStore<readonly Notice[]>(() => []);
  let lastId = 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    notify(notice: NewNotice) {
      // The same words again replace themselves: read out anew, shown once.
      const others = store
        .get()
        .filter(
          ({ kind, messageKey, text, action }) =>
            action || kind !== notice.kind || messageKey !== notice.messageKey || text !== notice.text,
        );
      lastId += 1;
      store.set([...others, { ...notice, id: lastId }].slice(-MAX_SHOWN));
    },
    dismiss(id: number | string) {
      store.set(store.get().filter((notice) => notice.id !== id));
    },
  };
}
