import { createStore } from '#app/features/store/create-store.ts';
import type { CallOptions } from '#contract/client/client.ts';

const PAUSE_MS = 150;
const MOST_KEPT = 50;

export interface Suggested<Answer> {
  /** What is typed. */
  keyword: string;
  /** The last answer: of an earlier keyword until the one for this arrives, so that the list does not flicker. */
  answer: Answer | undefined;
  /** Whether nothing more is to come for this keyword. */
  isSettled: boolean;
}

/** Asks for suggestions after a pause in typing. Answers of earlier questions are dropped; a failure is an empty answer. */
export function createSuggester<Answer>(ask: (keyword: string, options: CallOptions) => Promise<Answer>) {
  const store = createStore<Suggested<Answer>>(() => ({ keyword: '', answer: undefined, isSettled: true }));
  // A Map keeps insertion order: its first key is the oldest.
  const kept = new Map<string, Answer>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let question = new AbortController();

  function keep(keyword: string, answer: Answer): void {
    kept.set(keyword, answer);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > MOST_KEPT) kept.delete(oldest);
  }

  async function send(keyword: string, { signal }: AbortController): Promise<void> {
    const answer = await ask(keyword, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    if (answer !== undefined) keep(keyword, answer);
    store.set({ keyword, answer, isSettled: true });
  }

  return {
    subscribe: store.subscribe,
    get: store.get,
    /** Wants the suggestions for what is typed now; for nothing there are none. */
    want(keyword: string): void {
      const now = store.get();
      if (keyword === now.keyword && (now.answer !== undefined || !now.isSettled)) return;
      clearTimeout(timer);
      question.abort();
      const known = kept.get(keyword);
      const isSettled = !keyword || known !== undefined;
      store.set({ keyword, answer: isSettled ? known : now.answer, isSettled });
      if (isSettled) return;
      question = new AbortController();
      timer = setTimeout(send, PAUSE_MS, keyword, question);
    },
  };
}
