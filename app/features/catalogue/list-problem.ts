/** The last failure of a product, brand or category list. Any screen stores it; home shows it once. */
import { useEffect, useSyncExternalStore } from 'react';

interface ListProblem {
  text: string;
  /** The location key of the visit that showed it; later visits don't show it. */
  shownAt?: string;
}

let stored: ListProblem | undefined;
const listeners = new Set<() => void>();

function store(problem: ListProblem | undefined): void {
  stored = problem;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const storeListProblem = (text: string): void => store({ text });
export const acceptListProblem = (): void => store(undefined);

/** The problem to show on this visit, identified by its location key. */
export function readListProblem(visit: string): string | undefined {
  return (stored?.shownAt ?? visit) === visit ? stored?.text : undefined;
}

/** Marks the problem as shown on this visit. */
export function markListProblemShown(visit: string): void {
  if (readListProblem(visit)) stored = { ...stored, text: stored?.text ?? '', shownAt: visit };
}

export function useListProblem(visit: string): string | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => readListProblem(visit),
    () => undefined,
  );
  useEffect(() => {
    if (text) markListProblemShown(visit);
  }, [text, visit]);
  return text;
}
