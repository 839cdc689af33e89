import { createStore } from '#app/features/store/create-store.ts';
import type { CallOptions } from '#contract/client/client.ts';

const PAUSE_MS = 150;
const MAX_CACHED = 50;

export interface SuggesterState<Answer> {
  /** The typed keyword. */
  keyword: string;
  /** The answer for the keyword. Until it arrives, the answer for an earlier keyword, so that the list does not
   *  flicker. */
  answer: Answer | undefined;
  /** Whether the answer is final for this keyword. */
  isSettled: boolean;
}

/** Debounces and caches suggestions. Answers to earlier keywords are dropped; a failure is an empty answer. */
export function createSuggester<Answer>(ask: (keyword: string, options: CallOptions) => Promise<Answer>) {
  const store = createStore<SuggesterState<Answer>>(() => ({
    keyword: '',
    answer: undefined,
    isSettled: true,
  }));
  // A Map keeps insertion order: its first key is the oldest.
  const cache = new Map<string, Answer>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = new AbortController();

  function addToCache(keyword: string, answer: Answer): void {
    cache.set(keyword, answer);
    const [oldest] = cache.keys();
    if (oldest !== undefined && cache.size > MAX_CACHED) cache.delete(oldest);
  }

  async function send(keyword: string, { signal }: AbortController): Promise<void> {
    const answer = await ask(keyword, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    if (answer !== undefined) addToCache(keyword, answer);
    store.set({ keyword, answer, isSettled: true });
  }

  return {
    subscribe: store.subscribe,
    get: store.get,
    /** Requests suggestions for the typed keyword; an empty keyword has no suggestions. */
    request(keyword: string): void {
      const now = store.get();
      if (keyword === now.keyword && (now.answer !== undefined || !now.isSettled)) return;
      clearTimeout(timer);
      current.abort();
      const known = cache.get(keyword);
      const isSettled = !keyword || known !== undefined;
      store.set({ keyword, answer: isSettled ? known : now.answer, isSettled });
      if (isSettled) return;
      current = new AbortController();
      timer = setTimeout(send, PAUSE_MS, keyword, current);
    },
  };
}
