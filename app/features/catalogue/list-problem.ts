/** The last failure of a product, brand or category list. It is stored wherever it happened, and home alone shows it, once. */
import { useEffect, useSyncExternalStore } from 'react';

interface ListProblem {
  text: string;
  /** The visit of home that showed it; a later one does not show it again. */
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

/** What is to be told on this visit of home. */
export function readListProblem(visit: string): string | undefined {
  return (stored?.shownAt ?? visit) === visit ? stored?.text : undefined;
}

/** From now on it belongs to this visit. */
export function showListProblem(visit: string): void {
  if (readListProblem(visit)) stored = { ...stored, text: stored?.text ?? '', shownAt: visit };
}

export function useListProblem(visit: string): string | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => readListProblem(visit),
    () => undefined,
  );
  useEffect(() => {
    if (text) showListProblem(visit);
  }, [text, visit]);
  return text;
}
