import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readKeyword } from './read-search.ts';

const PAUSE_MS = 250;

/** The id of the field, which links to the search focus by hash. */
export const SEARCH_ID = 'search';

/** The search box: searches after a pause in typing, and never overwrites what is being typed. */
export function useKeywordField(keyword: string, search: (keyword: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const navigationType = useNavigationType();

  const readTyped = () => readKeyword(field.current?.value ?? '');

  function stopWaiting(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  /** Returns what is typed and cancels the pending search for it. */
  function takeTyped(): string {
    stopWaiting();
    return readTyped();
  }

  function searchAfterPause(): void {
    stopWaiting();
    timer.current = setTimeout(() => search(takeTyped()), PAUSE_MS);
  }

  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    // Typing replaces the address; after any other navigation (back, a link) the field follows it.
    if (navigationType === 'REPLACE' || readTyped() === keyword || !field.current) return;
    // An earlier filter arrived while somebody is typing: the search for that follows.
    if (navigationType === 'PUSH' && timer.current !== undefined) return;
    stopWaiting();
    field.current.value = keyword;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return { field, searchAfterPause, takeTyped };
}
